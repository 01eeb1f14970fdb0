import type { CheerioAPI } from 'cheerio'
import { findTyposIn } from '../texts/typography.ts'
import { ofEach } from './site.ts'

/** What a visitor reads has the typography of its language, also where code puts it together: dates, lengths, lists. */
export const typography = ofEach(({ page, $ }) =>
  listPassages($, page.locale).flatMap((passage) => findTyposIn(passage, page.locale).map((typo) => `has ${typo}`)),
)

/** Elements that hold words, and no others that do. */
const blocks = 'h1, h2, h3, h4, p, li, dt, dd, th, td, summary, figcaption, caption, label, text, desc, title'

/** Code, what is not read, and words of another language or from outside. */
const omitted = 'code, pre, script, style, q, cite, a[href^="http"]'

/** Of a spreadsheet: code, whatever shows it. */
const formula = /^=?[\p{Lu}.]+\(/u

function listPassages($: CheerioAPI, language: string): string[] {
  return $(`main :is(${blocks}), header :is(${blocks}), footer :is(${blocks})`)
    .toArray()
    .filter((block) => {
      const own = $(block).closest('[lang]').attr('lang') ?? language
      return own === language && $(block).find(blocks).length + $(block).closest('code, pre').length === 0
    })
    .map((block) => {
      const words = $(block).clone()
      // Neighbours that the page sets apart.
      words.find('a, span, div, b, small, mark, br').before('…').after('…')
      words.find(`${omitted}, [lang]:not([lang="${language}"])`).replaceWith('…')
      return words.text().trim()
    })
    .filter((words) => !formula.test(words))
}
