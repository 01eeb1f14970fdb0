import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import type { Page } from '../../pages/data/all-pages.ts'

/** The name of a page's files, without their ending: `/es/services`, `/index`. */
const nameFile = (path: string) => (path === '/' ? '/index' : path)

/** The file that Netlify serves at a page's path, from the root of the site. */
export function getDocumentPath(path: string): string {
  return `${nameFile(path)}.html`
}

export function getMarkdownPath(path: string): string {
  return `${nameFile(path)}.md`
}

export function feedPaths(locale: Locale): { atom: string; json: string } {
  return { atom: localizePath('/feed.xml', locale), json: localizePath('/feed.json', locale) }
}

/** The size that networks ask for (https://ogp.me, https://developers.facebook.com/docs/sharing/webmasters/images/). */
export const socialImageSize = { width: 1200, height: 630 }

/** The picture of a shared page, which scripts/build/pictures/ draws. Pages that are not listed have that of the home page. */
export function getSocialImagePath({ path, listed, locale }: Pick<Page, 'path' | 'listed' | 'locale'>): string {
  return `/social${nameFile(listed ? path : localizePath('/', locale))}.png`
}

/** The path of a page's data: `/assets/data/<build>/es/services.json`. */
export function dataUrl(path: string, buildId: string): string {
  return `/assets/data/${buildId}${nameFile(path)}.json`
}

/** The path of the data of header and footer, which is the same on all pages of a language. */
export function layoutUrl(locale: Locale, buildId: string): string {
  return `/assets/data/${buildId}/layout/${locale}.json`
}

/** The path of the rules of all CSS modules, as a JSON string. */
export function stylesheetUrl(buildId: string): string {
  return `/assets/data/${buildId}/stylesheet.json`
}
