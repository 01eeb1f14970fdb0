import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { makeConfig } from '@lingui/conf'
import { expect, test } from 'vitest'
import linguiConfig from '../lingui.config.ts'
import { createI18n } from './browser.ts'

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
