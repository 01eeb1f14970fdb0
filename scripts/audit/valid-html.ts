import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { defaultLocale } from '../../locales/locales.ts'
import { memoize } from '../../memoize.ts'
import type { Rule } from './site.ts'

/**
 * The documents are valid HTML (https://html-validate.org/rules/). One translated page of each screen is checked,
 * because their markup is the same and the check is slow.
 */
export const validHtml: Rule = ({ folder, documents }) => {
  const seen = new Set<string>()
  return [...documents.values()]
    .filter(({ page }) => {
      const screen = `${page.locale} ${page.name}`
      return page.locale === defaultLocale || (!seen.has(screen) && seen.add(screen))
    })
    .flatMap(({ file }) => {
      const { results } = validator.validateStringSync(readFileSync(join(folder, file), 'utf8'), file)
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${file}:${line}:${column}: ${message} (${ruleId})`),
      )
    })
}

const loader = new StaticConfigLoader({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Matters of style that React decides, or that other rules of this audit check more exactly.
    'void-style': 'off',
    'attr-quotes': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // The menus for phones and wide screens repeat landmarks; axe checks those that are shown.
    'unique-landmark': 'off',
  },
})
// Without this it is resolved again for each document.
loader.getConfigFor = memoize(loader.getConfigFor.bind(loader), () => '')

const validator = new HtmlValidate(loader)
