import type { SerializableHead } from 'unhead/types'
import type { LocalizedText } from '../../content/localize.ts'
import type { NavigationRoute } from '../../content/navigation.ts'
import type { LoaderData } from '../../pages/loaders.ts'
import type { Breadcrumb } from '../../pages/resolve-page.ts'
import type { RouteName } from '../../pages/routes.ts'
import type { getLayoutData } from '../server/page-data.ts'
import type { ReaderBlockData } from '../ui/ForReaders.tsx'

/** All that one page is made of, as plain data. The browser fetches it as a file, also to hydrate the first page. */
export type PageData = {
  /** With its language prefix: `/es/services/medical-ai`. */
  path: string
  data: LoaderData[RouteName]
  breadcrumbs: Breadcrumb[]
  forReaders: ReaderBlockData[]
  head: SerializableHead
}

export type PageLink = { name: NavigationRoute; label: LocalizedText }

/** What the header and footer need on every page; it does not change while the visitor stays in one language. */
export type LayoutData = ReturnType<typeof getLayoutData>
