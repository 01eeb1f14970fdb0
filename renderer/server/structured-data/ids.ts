import type { Page } from '../../../pages/all-pages.ts'
import { href } from '../../../pages/routes.ts'

/** The ids of a graph's things: the same in every build, so that readers can join the pages of the site. */
export type Ids = ReturnType<typeof createIds>

export function createIds(page: Page, siteUrl: string) {
  const url = siteUrl + page.path
  return {
    person: `${siteUrl}/#person`,
    website: `${siteUrl}${href('home', {}, page.locale)}#website`,
    page: `${url}#webpage`,
    breadcrumbs: `${url}#breadcrumbs`,
    /** What the page is about: its service, its article, its list. */
    entity: `${url}#entity`,
    faq: `${url}#faq`,
  }
}
