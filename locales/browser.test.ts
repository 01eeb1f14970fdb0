import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { makeConfig } from '@lingui/conf'
import { expect, test } from 'vitest'
import linguiConfig from '../lingui.config.ts'
import { addMessages, loadI18n } from './browser.ts'
import type { Locale } from './locales.ts'
import { readPo } from './po-file.ts'
import { getSiteI18n } from './site.ts'

test('each language has its own instance with its own words', async () => {
  const [english, spanish] = await Promise.all([loadI18n('en'), loadI18n('es')])
  for (const i18n of [english, spanish]) {
    const catalog = readPo(readFileSync(`locales/${i18n.locale}/page.po`, 'utf8'))
    expect(i18n.t('page.loading')).toBe(catalog.get('page.loading')?.text)
  }
})

test('a count takes the plural of the language', async () => {
  const count = async (locale: Locale, number: number) => getSiteI18n(locale).t('blog.count', { count: number })
  expect(await count('en', 0)).toBe('0 articles')
  expect(await count('es', 1)).toBe('1 artículo')
  expect(await count('fr', 0)).toBe('0 article')
  expect(await count('zh', 1)).toBe('1\u00a0篇文章')
})

test('the texts of a page are added to one instance alone', async () => {
  const [one, other] = await Promise.all([loadI18n('en'), loadI18n('en')])
  addMessages(one, { 'blog.all': ['All of them'] })
  expect(one.t('blog.all')).toBe('All of them')
  expect(other.t('blog.all')).toBe('blog.all')
})

test('an id without text anywhere is shown as it is', async () => {
  const i18n = await loadI18n('fr')
  expect(i18n.t('page.unheardOf' as 'page.loading')).toBe('page.unheardOf')
})

test('a text that a language lacks is the English one', async () => {
  const rootDir = mkdtempSync(join(tmpdir(), 'catalogs-'))
  for (const [locale, text] of [
    ['en', 'Services'],
    ['es', ''],
  ] as const) {
    mkdirSync(join(rootDir, 'locales', locale), { recursive: true })
    writeFileSync(join(rootDir, 'locales', locale, 'nav.po'), `msgid "nav.services"\nmsgstr "${text}"\n`)
  }
  const catalogs = [{ path: '<rootDir>/locales/{locale}/nav', include: [] }]
  const [catalog] = await getCatalogs(makeConfig({ ...linguiConfig, rootDir, catalogs }, { skipValidation: true }))
  const { messages } = (await catalog?.getTranslations('es', { fallbackLocales: {}, sourceLocale: 'en' })) ?? {}
  expect(messages).toEqual({ 'nav.services': 'Services' })
})
