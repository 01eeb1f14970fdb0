import type { CheerioAPI } from 'cheerio'
import { findTyposIn } from '../texts/typography.ts'
import { ofEach } from './site.ts'

/** What a visitor reads has the typography of its language, also where code puts it together: dates, lengths, lists. */
export const typography = ofEach(({ page, $ }) =>
  listPassages($, page.locale).flatMap((passage) => findTyposIn(passage, page.locale).map((typo) => `has ${typo}`)),
)

/** Elements that hold words, and no others that do. */
const blocks = 'h1, h2, h3, h4, p, li, dt, dd, th, td, summary, figcaption, caption, label, text, desc, title'

/** Neighbours that the page sets apart. */
const apart = 'a, span, div, b, small, mark, br'

/** Of a spreadsheet: code, whatever shows it. */
const formula = /^=?[\p{Lu}.]+\(/u

/** An ellipsis stands for code, quotes, and words of another language or from outside. */
function listPassages($: CheerioAPI, language: string): string[] {
  const shown = $('main, header, footer').clone()
  shown.find(`code, pre, script, style, q, cite, [lang]:not([lang=${language}]), a[href^=http]`).replaceWith('…')
  shown.find(apart).before('…').after('…')
  const found = shown.find(blocks)
  return found
    .not(found.parents(blocks))
    .toArray()
    .map((block) => $(block).text().trim())
    .filter((words) => !formula.test(words))
}
