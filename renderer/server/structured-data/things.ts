import type { ListItem, ListItemLeaf } from 'schema-dts'
import type { Page } from '../../../pages/data/all-pages.ts'
import { href } from '../../../pages/data/routes.ts'
import { toWholeUrl } from '../../../pages/data/site-url.ts'

/** The ids of a page's things, stable across builds, so that consumers can link the pages of the site. */
export type Ids = ReturnType<typeof createIds>

export function createIds(page: Page) {
  const url = toWholeUrl(page.path)
  return {
    person: toWholeUrl('/#person'),
    website: `${toWholeUrl(href('home', {}, page.locale))}#website`,
    page: `${url}#webpage`,
    breadcrumbs: `${url}#breadcrumbs`,
    /** The page's main entity: a service, an article, a list. */
    entity: `${url}#entity`,
    faq: `${url}#faq`,
  }
}

/** The items of a list, with their places in it. */
export function numberItems(items: Array<Omit<ListItemLeaf, '@type' | 'position'>>): ListItem[] {
  return items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }))
}
