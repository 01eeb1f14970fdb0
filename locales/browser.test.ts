import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { makeConfig } from '@lingui/conf'
import { expect, test } from 'vitest'
import linguiConfig from '../lingui.config.ts'
import { addMessages, createI18n } from './browser.ts'

test('the texts of a page are added to one instance alone', () => {
  const messages = { 'page.loading': ['Loading'] }
  const [one, other] = [createI18n('en', messages), createI18n('en', messages)]
  addMessages(one, { 'blog.all': ['All of them'] })
  expect(one.t('blog.all')).toBe('All of them')
  expect(other.t('blog.all')).toBe('blog.all')
})

test('an id without text anywhere is shown as it is', () => {
  const i18n = createI18n('fr', {})
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
