import type { SerializableHead } from 'unhead/types'
import { isHiddenBuild, parseEnvironment } from '../../environment.ts'
import { getLanguageTag } from '../../locales/language-tag.ts'
import type { Locale } from '../../locales/locales.ts'
import { splitLocale } from '../../locales/paths.ts'
import { memoize } from '../../memoize.ts'
import { readableBrand } from '../../model/kinds/brand-colors.ts'
import { site } from '../../model/kinds/site.ts'
import { listAlternates, listVersions } from '../../pages/data/all-pages.ts'
import { hasPages } from '../../pages/data/route-facts.ts'
import { toWholeUrl } from '../../pages/data/site-url.ts'
import type { ResolvedPage } from '../../pages/resolve-page.ts'
import { feedPaths, getMarkdownPath, getSocialImagePath, socialImageSize } from '../shared/urls.ts'
import { createStructuredData } from './structured-data/create-structured-data.ts'
import { createTitle } from './title.ts'

/** Baidu takes a page for one of computers alone unless it says otherwise. */
const searchEngineMeta: Partial<Record<Locale, object[]>> = {
  zh: [{ name: 'applicable-device', content: 'pc,mobile' }],
}

/**
 * Alternates by Google's rules: absolute URLs, every version lists itself and all others. The 404 page is served at any URL: it has none
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function createHead(resolved: ResolvedPage): SerializableHead {
  const { page, data } = resolved
  const url = toWholeUrl(page.path)
  const title = createTitle(data.title)
  const otherLocales = page.hasOwnUrl
    ? listVersions(splitLocale(page.path).path).filter((locale) => locale !== page.locale)
    : []
  return {
    title,
    htmlAttrs: { lang: getLanguageTag(page.locale) },
    meta: [
      { charset: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'description', content: data.description },
      ...(page.listed && !isHiddenBuild(parseEnvironment(process.env))
        ? []
        : [{ name: 'robots', content: 'noindex, follow' }]),
      ...(page.name === 'home' && site.baiduVerification
        ? [{ name: 'baidu-site-verification', content: site.baiduVerification }]
        : []),
      ...(searchEngineMeta[page.locale] ?? []),
      { name: 'theme-color', content: readableBrand.slate },
      { name: 'color-scheme', content: 'light dark' },
      { property: 'og:type', content: page.name === 'post' ? 'article' : 'website' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:title', content: data.title },
      { property: 'og:description', content: data.description },
      ...(page.hasOwnUrl ? [{ property: 'og:url', content: url }] : []),
      { property: 'og:image', content: toWholeUrl(getSocialImagePath(page)) },
      { property: 'og:image:width', content: String(socialImageSize.width) },
      { property: 'og:image:height', content: String(socialImageSize.height) },
      { property: 'og:image:alt', content: data.title },
      { property: 'og:locale', content: getOpenGraphLocale(page.locale) },
      ...otherLocales.map((locale) => ({ property: 'og:locale:alternate', content: getOpenGraphLocale(locale) })),
      // The rest it takes from the tags above (https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started).
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    link: [
      { rel: 'icon', href: '/icon-32.png', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      // Systems that want /apple-touch-icon.png or /favicon.ico look for it by its name.
      { rel: 'manifest', href: '/site.webmanifest' },
      ...(page.hasOwnUrl
        ? [
            { rel: 'canonical', href: url },
            { rel: 'alternate', type: 'text/markdown', href: getMarkdownPath(page.path) },
            ...(hasPages('blog', page.locale) ? listFeeds(page.locale) : []),
            ...listAlternates(page).map(({ hreflang, path }) => ({
              rel: 'alternate',
              hreflang,
              href: toWholeUrl(path),
            })),
          ]
        : []),
    ],
    script: [
      {
        key: 'structured-data',
        type: 'application/ld+json',
        innerHTML: JSON.stringify(createStructuredData(resolved)).replaceAll('<', '\\u003c'),
      },
    ],
  } as SerializableHead
}

/** The language with the country where most of its readers are, which `og:locale` asks for (https://ogp.me/#optional): `en_US`. */
const getOpenGraphLocale = memoize((locale: Locale) => `${locale}_${new Intl.Locale(locale).maximize().region}`)

function listFeeds(locale: Locale) {
  const { atom, json } = feedPaths(locale)
  return [
    { rel: 'alternate', type: 'application/atom+xml', title: site.name, href: atom } as const,
    { rel: 'alternate', type: 'application/feed+json', title: site.name, href: json } as const,
  ]
}
