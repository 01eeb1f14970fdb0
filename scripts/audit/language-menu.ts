import { localeCodes, locales } from '../../locales/locales.ts'
import { listAlternates } from '../../pages/all-pages.ts'
import { href } from '../../pages/routes.ts'
import type { Rule } from './site.ts'

/** The language menu links each page to the same page in every language, in that language's own name. */
export const languageMenu: Rule = ({ documents }) =>
  [...documents.values()].flatMap(({ file, page, $ }) => {
    const expected = (localeCodes.length > 1 ? localeCodes : []).map((locale, index) => {
      const { name } = locales[locale]
      // The page of unknown paths has no other versions.
      const path = page.hasOwnUrl ? listAlternates(page)[index]?.path : href('home', {}, locale)
      return [name, path, locale, locale, locale === page.locale ? 'current' : ''].join(' ').trim()
    })
    const found = $('#language-menu a')
      .toArray()
      .map((link) => {
        const { href, hreflang, lang, 'aria-current': current } = link.attribs
        return [$(link).text(), href, hreflang, lang, current ? 'current' : ''].join(' ').trim()
      })
    if (String(found) === String(expected)) return []
    return [`${file}: the language menu is [${found}], expected [${expected}]`]
  })
