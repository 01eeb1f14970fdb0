import type { I18n } from '@lingui/core'
import { isPublicBuild, parseEnvironment } from '../environment.ts'
import { type Locale, localeCodes, locales } from '../locales/locales.ts'
import { getSiteI18n } from '../locales/server.ts'
import { memoize } from '../memoize.ts'
import { announcement } from '../model/kinds/announcement.ts'
import { callsToAction } from '../model/kinds/calls-to-action.ts'
import { claims } from '../model/kinds/claims.ts'
import { type NavigationRoute, navigation } from '../model/kinds/navigation.ts'
import { pageMeta } from '../model/kinds/page-meta.ts'
import { serviceGroups } from '../model/kinds/service-groups.ts'
import { services } from '../model/kinds/services.ts'
import { site } from '../model/kinds/site.ts'
import { serviceSlugs } from '../model/kinds/slugs.ts'
import { isSample } from '../model/site-samples.ts'
import { today } from '../model/today.ts'
import { partialPages } from './data/all-pages.ts'
import { localizeContent } from './data/load-context.ts'
import { getService } from './data/localized-content.ts'
import { hasPages } from './data/route-facts.ts'
import { routeNames } from './data/routes.ts'
import { getSiteUrl } from './data/site-url.ts'
import { listAccounts } from './shared/accounts.ts'

/** The data of header and footer on every page; it does not change while the visitor stays in one language. */
export const getLayoutData = memoize((locale: Locale) => {
  const meta = localizeContent(locale, pageMeta)
  const calls = localizeContent(locale, callsToAction)
  const samples = { email: isSample('owner.email'), whatsapp: isSample('owner.whatsapp') }
  const listLinks = (names: readonly NavigationRoute[]) =>
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
    /** All interface texts: some 3 KB, once for a language, so that no screen has to say which ones it shows. */
    messages: getSiteI18n(locale).messages,
    /** That the page is there in another language, and that it is not, in that one. */
    suggestions: suggestions as Record<Locale, ReturnType<typeof suggestLanguage>>,
    contact: meta.contact.label,
    action: site.booking ? (calls.header ?? calls.book) : calls.message,
    partial: partialPages,
    empty: routeNames.filter((name) => !hasPages(name, locale)),
    announcement: localizeContent(locale, announcement),
    menu: columns.filter(({ services, pages }) => services.length + pages.length > 0),
    year: today().slice(0, 4),
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
})

function suggestLanguage(i18n: I18n) {
  return {
    text: i18n.t('header.suggestion.text'),
    dismiss: i18n.t('header.suggestion.dismiss'),
    missing: i18n.t('header.suggestion.missing'),
  }
}

/** The number to which all readers write, and the name for those of WeChat. A made-up number is never shown to the public. */
export function findMessenger(locale: Locale, isSample: boolean) {
  return {
    whatsapp: isSample && isPublicBuild(parseEnvironment(process.env)) ? undefined : site.owner.whatsapp,
    wechat: locales[locale].messenger === 'wechat' ? site.owner.wechat : undefined,
  }
}
