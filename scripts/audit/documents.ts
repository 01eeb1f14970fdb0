import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheerioAPI } from 'cheerio'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { findTyposIn } from '../../authoring/texts/typography.ts'
import { getLanguageTag } from '../../locales/language-tag.ts'
import { defaultLocale } from '../../locales/locales.ts'
import { memoize } from '../../memoize.ts'
import { caseStudies } from '../../model/kinds/case-studies.ts'
import { experience, testimonials } from '../../model/kinds/profile.ts'
import { additionalProjects } from '../../model/kinds/projects.ts'
import { caseStudySlugs } from '../../model/kinds/slugs.ts'
import { isSample } from '../../model/site-samples.ts'
import { newestIssues } from '../../pages/data/issues.ts'
import { href } from '../../pages/data/routes.ts'
import { type BuiltDocument, ofEach, type Rule } from './site.ts'

/** Characters: a page that only says "Thank you" has more. */
const shortestPage = 60

/** Each document holds all words of its page, so that it can be read without JavaScript; the budget of its frame holds that none stand there twice. */
export const complete = ofEach(function* ({ $ }) {
  // Without scripts a style shows the verdict that goes with a line.
  if ($('template, #root [hidden]:not(picture, [data-verdict])').length > 0)
    yield 'waits for a script: React left a template or a fallback in it'
  if ($('main :is(ul, ol, dl):empty').length > 0) yield 'has a list without items: leave its section out'
  const { length } = $('main').text().trim()
  if (length < shortestPage) yield `has ${length} characters in <main>: what does it wait for?`
})

/** Images have a size; `validHtml` holds that they have an `alt`, and `links` that they exist. */
export const images = ofEach(function* ({ $ }) {
  for (const { attribs } of $('img:not([width][height])').toArray())
    yield `${attribs.src} has no width and height, the page would jump`
})

/** The archive has each issue, whoever may subscribe can read the last one first, and each issue leads to the form. */
export const newsletter = ofEach(function* ({ page, $ }) {
  const paths = newestIssues.map((issue) => href('issue', { issue }, page.locale))
  if (page.name === 'newsletter') {
    const found = $('#all h3 a')
      .toArray()
      .map(({ attribs }) => attribs.href)
    if (String(found) !== String(paths)) yield `lists [${found}], expected [${paths}]`
  }
  const hasForm = page.name === 'contact' || page.name === 'newsletter'
  if (hasForm && paths[0] && $(`form a[href="${paths[0]}"]`).length === 0)
    yield `who may subscribe cannot read the last issue first, ${paths[0]}`
  const form = `${href('newsletter', {}, page.locale)}#subscribe`
  if (page.name === 'issue' && $(`article a[href="${form}"]`).length === 0)
    yield `has no link to ${form}, where one subscribes`
})

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

/** A mark stands beside each sample: in its own element, at the top of a case study's page, and in Markdown. */
export const samples = ofEach(function* (document, { folder }) {
  const { file, $ } = document
  for (const [isThere, selector, expected] of listPlaces(document)) {
    if (!isThere) continue
    const marked = $(selector).filter((_, place) => $(place).find('mark[data-sample]').length > 0).length
    if (marked < expected) yield `${marked} of ${expected} samples at ${selector} are marked: <SampleMark />`
  }
  // Markdown has no forms.
  const marks = $('main mark[data-sample]:not(form *)')
  if (marks.length === 0) return
  const markdown = readFileSync(join(folder, file.replace(/html$/, 'md')), 'utf8')
  if (!markdown.includes(`*(${marks.first().text()})*`)) yield 'its Markdown has lost the marks of samples'
})

function listPlaces({ $, page }: BuiltDocument): Array<[isThere: boolean, selector: string, expected: number]> {
  const studies = caseStudySlugs.filter(
    (slug) => caseStudies.get(slug).kind === 'example' || caseStudies.get(slug).sample,
  )
  const paths = studies.map((slug) => href('caseStudy', { caseStudy: slug }, page.locale))
  const cards = $('main li h3 > a')
    .toArray()
    .filter(({ attribs }) => paths.includes(attribs.href ?? ''))
    .map(({ attribs }) => `main li:has(h3 > a[href="${attribs.href}"])`)
  const accounts = ['owner.email', 'social.linkedin', 'social.github', 'social.x'].filter(isSample)
  const fields = ['owner.email', 'owner.phone', 'owner.whatsapp'].filter(isSample)
  const count = (items: Array<{ sample: boolean }>) => items.filter(({ sample }) => sample).length
  return [
    ...cards.map((selector): [boolean, string, number] => [true, selector, $(selector).length]),
    [true, 'footer nav li:not(:has(a))', Math.min(1, accounts.length)],
    [page.name === 'home', '#testimonials figure', count(testimonials)],
    [page.name === 'home', '#experience li', count(experience)],
    [page.name === 'projects', '#additional li', count(additionalProjects)],
    [page.name === 'contact', 'main dd', fields.length],
    [paths.includes(page.path), 'main > div > :has(h1)', 1],
  ]
}

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
