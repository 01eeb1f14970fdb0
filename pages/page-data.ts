import type { SerializableHead } from 'unhead/types'
import type { Original } from './data/find-original.ts'
import type { RouteName } from './data/routes.ts'
import type { getLayoutData } from './get-layout-data.ts'
import type { LoaderData } from './loaders.ts'
import type { Breadcrumb } from './ui/Breadcrumbs.tsx'
import type { ReaderBlockData } from './ui/ForReaders.tsx'

/** All that one page is made of, as plain data. The browser fetches it as a file, also to hydrate the first page. */
export type PageData = {
  /** With its language prefix: `/es/services/medical-ai`. */
  path: string
  data: LoaderData[RouteName]
  breadcrumbs: Breadcrumb[]
  forReaders: ReaderBlockData[]
  /** Set if this translation is behind it. */
  original?: Original | undefined
  head: SerializableHead
}

export type LayoutData = ReturnType<typeof getLayoutData>
