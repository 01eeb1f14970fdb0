import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes, locales } from '../../locales/locales.ts'
import { listAlternates } from '../../pages/all-pages.ts'
import { href } from '../../pages/routes.ts'
import { ofEach } from './site.ts'

/** Characters: a page that only says "Thank you" has more. */
const shortestPage = 60

/** Each document holds all words of its page, so that it can be read without JavaScript; the budget of its frame holds that none stand there twice. */
export const complete = ofEach(function* ({ $ }) {
  if ($('template, #root [hidden]:not(picture)').length > 0)
    yield 'waits for a script: React left a template or a fallback in it'
  const { length } = $('main').text().trim()
  if (length < shortestPage) yield `has ${length} characters in <main>: what does it wait for?`
})

/** Images exist and have an `alt` (empty for decoration) and a size. */
export const images = ofEach(function* ({ $ }, { folder }) {
  for (const { attribs } of $('img').toArray()) {
    const { src, alt, width, height } = attribs
    if (alt === undefined) yield `${src} has no alt text; write alt="" where it adds nothing`
    if (!width || !height) yield `${src} has no width and height, the page would jump`
    if (!src?.startsWith('/') || !existsSync(join(folder, src))) yield `${src} is not a file of the site`
  }
})

/** The language menu links each page to the same page in every language, in that language's own name. */
export const languageMenu = ofEach(function* ({ page, $ }) {
  const expected = (localeCodes.length > 1 ? localeCodes : []).map((locale, index) => {
    // The page of unknown paths has no other versions.
    const path = page.hasOwnUrl ? listAlternates(page)[index]?.path : href('home', {}, locale)
    return [locales[locale].name, path, locale, locale, locale === page.locale ? 'current' : ''].join(' ').trim()
  })
  const found = $('#language-menu a')
    .toArray()
    .map((link) => {
      const { href, hreflang, lang, 'aria-current': current } = link.attribs
      return [$(link).text(), href, hreflang, lang, current ? 'current' : ''].join(' ').trim()
    })
  if (String(found) !== String(expected)) yield `the language menu is [${found}], expected [${expected}]`
})
