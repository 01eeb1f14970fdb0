import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { loadFunctionI18n } from './server.ts'

test('a text that a language lacks is the English one, and one that English lacks is its id', () => {
  const root = mkdtempSync(join(tmpdir(), 'catalogs-'))
  for (const [locale, text] of [
    ['en', 'To the home page'],
    ['es', ''],
  ] as const) {
    mkdirSync(join(root, 'locales', locale, 'functions'), { recursive: true })
    writeFileSync(
      join(root, 'locales', locale, 'functions', 'mail.po'),
      `msgid "mail.page.home"\nmsgstr "${text}"\n\nmsgid "mail.error.title"\nmsgstr ""\n`,
    )
  }
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(root)
  const i18n = loadFunctionI18n('es', 'mail')
  cwd.mockRestore()
  expect(i18n.t('mail.page.home')).toBe('To the home page')
  expect(i18n.t('mail.error.title')).toBe('mail.error.title')
})
