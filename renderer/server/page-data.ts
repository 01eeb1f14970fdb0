import type { I18n } from '@lingui/core'
import { isPublicBuild, parseEnvironment } from '../../environment.ts'
import { type Locale, localeCodes, locales } from '../../locales/locales.ts'
import { splitLocale } from '../../locales/paths.ts'
import { getSiteI18n } from '../../locales/server.ts'
import { memoize } from '../../memoize.ts'
import { announcement } from '../../model/kinds/announcement.ts'
import { callsToAction } from '../../model/kinds/calls-to-action.ts'
import { claims } from '../../model/kinds/claims.ts'
import { type NavigationRoute, navigation } from '../../model/kinds/navigation.ts'
import { pageMeta } from '../../model/kinds/page-meta.ts'
import { serviceGroups } from '../../model/kinds/service-groups.ts'
import { services } from '../../model/kinds/services.ts'
import { site } from '../../model/kinds/site.ts'
import { serviceSlugs } from '../../model/kinds/slugs.ts'
import { isSample } from '../../model/samples.ts'
import { type Page, partialPages } from '../../pages/data/all-pages.ts'
import { findOriginal } from '../../pages/data/find-original.ts'
import { localizeContent } from '../../pages/data/load-context.ts'
import { getService } from '../../pages/data/localized-content.ts'
import { hasPages } from '../../pages/data/route-facts.ts'
import { routeNames, routes } from '../../pages/data/routes.ts'
import { getSiteUrl } from '../../pages/data/site-url.ts'
import type { LayoutData, PageData, PageLink } from '../../pages/page-data.ts'
import { resolvePage } from '../../pages/resolve-page.ts'
import { listAccounts } from '../../pages/shared/accounts.ts'
import { findReaderBlocks } from '../../pages/shared/for-readers.ts'
import { createHead } from './head.ts'

/** Everything that one page is made of, as plain data; its document and its data file are made from the same record. */
export const getPageData = memoize(createPageData, (page: Page) => page.path)

/** The same as it is written. */
export const getPageJson = memoize(
  async (page: Page) => JSON.stringify(await getPageData(page)),
  (page) => page.path,
)

/** The data of header and footer, in one language. */
export const getLayoutData = memoize(createLayoutData)

async function createPageData(page: Page): Promise<PageData> {
  const resolved = await resolvePage(page)
  const { data, breadcrumbs } = resolved
  const head = createHead(resolved)
  // The page that is not there shows the home page.
  const forReaders = findReaderBlocks(page.locale, page.hasOwnUrl ? splitLocale(page.path).path : routes.home)
  return { path: page.path, data, breadcrumbs, forReaders, original: findOriginal(page), head }
}

function createLayoutData(locale: Locale): LayoutData {
  const meta = localizeContent(locale, pageMeta)
  const calls = localizeContent(locale, callsToAction)
  const samples = { email: isSample('owner.email'), whatsapp: isSample('owner.whatsapp') }
  const listLinks = (names: readonly NavigationRoute[]): PageLink[] =>
    names.filter((name) => hasPages(name, locale)).map((name) => ({ name, label: meta[name].label }))
  const inMenu = serviceSlugs.filter((slug) => services.get(slug).inMenu)
  const columns = serviceGroups.map((group) => ({
    group,
    services: inMenu
      .filter((slug) => services.get(slug).group === group)
      .map((slug) => ({ slug, name: getService(locale, slug).name })),
    pages: group === 'business' ? listLinks(navigation.services) : [],
  }))
  const suggestions = Object.fromEntries(localeCodes.map((code) => [code, suggestLanguage(getSiteI18n(code))]))
  return {
    header: listLinks(navigation.header),
    panel: listLinks(navigation.panel),
    // A table of figures that nobody has confirmed yet is no page to lead to.
    footer: listLinks(navigation.footer.filter((name) => name !== 'evidence' || claims.some(({ sample }) => !sample))),
    legal: listLinks(navigation.legal),
    messages: getSiteI18n(locale).messages,
    suggestions: suggestions as LayoutData['suggestions'],
    contact: meta.contact.label,
    action: site.booking ? (calls.header ?? calls.book) : calls.message,
    partial: partialPages,
    empty: routeNames.filter((name) => !hasPages(name, locale)),
    announcement: localizeContent(locale, announcement),
    menu: columns.filter(({ services, pages }) => services.length + pages.length > 0),
    year: new Date().getFullYear(),
    site: {
      name: site.shortName ?? site.name,
      tagline: localizeContent(locale, site).owner.tagline,
      url: getSiteUrl(),
      email: site.owner.email,
      ...findMessenger(locale, samples.whatsapp),
      accounts: listAccounts(),
      samples,
    },
  }
}

function suggestLanguage(i18n: I18n) {
  return {
    text: i18n.t('header.suggestion.text'),
    dismiss: i18n.t('header.suggestion.dismiss'),
    missing: i18n.t('header.suggestion.missing'),
  }
}

/** The number to which all readers write, and the name for those of WeChat. A made-up number is never shown to the public. */
export function findMessenger(locale: Locale, isSample: boolean): Pick<LayoutData['site'], 'whatsapp' | 'wechat'> {
  return {
    whatsapp: isSample && isPublicBuild(parseEnvironment(process.env)) ? undefined : site.owner.whatsapp,
    wechat: locales[locale].messenger === 'wechat' ? site.owner.wechat : undefined,
  }
}
