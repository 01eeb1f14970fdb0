import type { CheerioAPI } from 'cheerio'
import { findTyposIn } from '../../authoring/texts/typography.ts'
import { getLanguageTag } from '../../locales/language-tag.ts'
import { ofEach } from './site.ts'

/** All words on a page follow the typography of its language, including dates, lengths and lists that code composes. */
export const typography = ofEach(({ page, $ }) =>
  listPassages($, page.locale).flatMap((passage) => findTyposIn(passage, page.locale).map((typo) => `has ${typo}`)),
)

const blocks = 'h1, h2, h3, h4, p, li, dt, dd, th, td, summary, figcaption, caption, label, text, desc, title'

/** The page sets the words in these apart from their neighbours. */
const apart = 'a, span, div, b, small, mark, br'

/** A formula of a spreadsheet is code. */
const formula = /^=?[\p{Lu}.]+\(/u

/** An ellipsis stands for code, quotes, and words of another language or from outside. */
function listPassages($: CheerioAPI, language: string): string[] {
  const shown = $('main, header, footer').clone()
  shown
    .find(`code, pre, script, style, q, cite, [lang]:not([lang=${getLanguageTag(language)}]), a[href^=http]`)
    .replaceWith('…')
  shown.find(apart).before('…').after('…')
  const found = shown.find(blocks)
  return found
    .not(found.parents(blocks))
    .toArray()
    .map((block) => $(block).text().trim())
    .filter((words) => !formula.test(words))
}
