import { splitLocale } from '../../locales/paths.ts'
import { memoize } from '../../memoize.ts'
import type { Page } from '../../pages/data/all-pages.ts'
import { findOriginal } from '../../pages/data/find-original.ts'
import { routes } from '../../pages/data/routes.ts'
import type { PageData } from '../../pages/page-data.ts'
import { resolvePage } from '../../pages/resolve-page.ts'
import { findReaderBlocks } from '../../pages/shared/for-readers.ts'
import { createHead } from './head.ts'

export const getPageData = memoize(createPageData, (page: Page) => page.path)

export const getPageJson = memoize(
  async (page: Page) => JSON.stringify(await getPageData(page)),
  (page) => page.path,
)

async function createPageData(page: Page): Promise<PageData> {
  const resolved = await resolvePage(page)
  const { data, breadcrumbs } = resolved
  const head = createHead(resolved)
  // The page that is not there shows the home page.
  const forReaders = findReaderBlocks(page.locale, page.hasOwnUrl ? splitLocale(page.path).path : routes.home)
  return { path: page.path, data, breadcrumbs, forReaders, original: findOriginal(page), head }
}
