import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { Locale } from './locales.ts'
import { readPo } from './po-file.ts'
import { getSiteI18n, loadFunctionI18n } from './server.ts'

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

test('each language has its own words on the site', () => {
  for (const locale of ['en', 'es'] as const) {
    const catalog = readPo(readFileSync(`locales/${locale}/page.po`, 'utf8'))
    expect(getSiteI18n(locale).t('page.loading')).toBe(catalog.get('page.loading')?.text)
  }
})

test('a count takes the plural of the language', () => {
  const count = (locale: Locale, number: number) => getSiteI18n(locale).t('blog.count', { count: number })
  expect(count('en', 0)).toBe('0 articles')
  expect(count('es', 1)).toBe('1 artículo')
  expect(count('fr', 0)).toBe('0 article')
  expect(count('zh', 1)).toBe('1\u00a0篇文章')
})
