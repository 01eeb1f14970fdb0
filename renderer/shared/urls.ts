import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import type { Page } from '../../pages/data/all-pages.ts'

/**
 * The file that Netlify serves at a page's path, from the root of the site.
 *
 * @example getDocumentPath('/es/services') // '/es/services.html'
 * @example getDocumentPath('/') // '/index.html'
 */
export function getDocumentPath(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}

/**
 * The path of the Markdown version of a page.
 *
 * @example getMarkdownPath('/es/services') // '/es/services.md'
 * @example getMarkdownPath('/') // '/index.md'
 */
export function getMarkdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** The paths of the feeds of a language. */
export function feedPaths(locale: Locale): { atom: string; json: string } {
  return { atom: localizePath('/feed.xml', locale), json: localizePath('/feed.json', locale) }
}

/** The size that networks ask for (https://ogp.me, https://developers.facebook.com/docs/sharing/webmasters/images/). */
export const socialImageSize = { width: 1200, height: 630 }

/**
 * The picture that stands for a page where it is shared; the build draws it (scripts/build/pictures/).
 *
 * @returns `/social/es/services/medical-ai.png`; pages that are not listed have that of the home page
 */
export function getSocialImagePath({ path, listed, locale }: Pick<Page, 'path' | 'listed' | 'locale'>): string {
  const shown = listed ? path : localizePath('/', locale)
  return `/social${shown === '/' ? '/index' : shown}.png`
}

/**
 * The path of a page's data file.
 *
 * @example dataUrl('/es/services', 'a1b2') // '/assets/data/a1b2/es/services.json'
 */
export function dataUrl(path: string, buildId: string): string {
  return `/assets/data/${buildId}${path === '/' ? '/index' : path}.json`
}

/** The path of the data of header and footer, which is the same on all pages of a language. */
export function layoutUrl(locale: Locale, buildId: string): string {
  return `/assets/data/${buildId}/layout/${locale}.json`
}

/** The path of the rules of all CSS modules, as a JSON string. */
export function stylesheetUrl(buildId: string): string {
  return `/assets/data/${buildId}/stylesheet.json`
}
