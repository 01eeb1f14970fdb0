import { navigation } from '../../content/navigation.ts'
import { pageMeta, pageMetaSchema } from '../../content/page-meta.ts'
import type { ServiceGroup } from '../../content/services/groups.ts'
import { services } from '../../content/services.ts'
import { site } from '../../content/site.ts'
import { serviceSlugs } from '../../content/slugs.ts'
import type { Locale } from '../../locales/locales.ts'
import type { Page } from '../../pages/all-pages.ts'
import { localizeContent } from '../../pages/load-context.ts'
import { memoize } from '../../pages/memoize.ts'
import { resolvePage } from '../../pages/resolve-page.ts'
import { getService } from '../../pages/shared/localized-content.ts'
import { getSiteUrl } from '../../pages/site-url.ts'
import type { LayoutData, PageData } from '../shared/page-data.ts'
import { createHead } from './head.ts'

/** Everything that one page is made of, as plain data; its document and its data file are made from the same record. */
export const getPageData = memoize(createPageData, (page: Page) => page.path)

/** What header and footer show, in one language. */
export const getLayoutData = memoize(createLayoutData)

async function createPageData(page: Page): Promise<PageData> {
  const resolved = await resolvePage(page)
  const { data, breadcrumbs } = resolved
  return { name: page.name, path: page.path, data, breadcrumbs, head: createHead(resolved, getSiteUrl()) }
}

function createLayoutData(locale: Locale): LayoutData {
  const meta = localizeContent(locale, pageMetaSchema, pageMeta, 'meta')
  const routes = Object.values(navigation).flat()
  return {
    labels: Object.fromEntries(routes.map((name) => [name, meta[name].label])) as LayoutData['labels'],
    menu: {
      core: listMenuColumn(locale, 'core'),
      business: listMenuColumn(locale, 'business'),
      specialized: listMenuColumn(locale, 'specialized'),
    },
    year: new Date().getFullYear(),
    site: {
      name: site.name,
      url: getSiteUrl(),
      email: site.owner.email,
      whatsapp: site.owner.whatsapp,
      social: site.social,
    },
  }
}

function listMenuColumn(locale: Locale, group: ServiceGroup) {
  return serviceSlugs
    .filter((slug) => services[slug].inMenu && services[slug].group === group)
    .map((slug) => ({ slug, name: getService(locale, slug).name }))
}
