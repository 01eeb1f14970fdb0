import type { Messages } from '@lingui/core'
import type { SerializableHead } from 'unhead/types'
import type { Locale } from '../locales/locales.ts'
import type { announcement } from '../model/kinds/announcement.ts'
import type { NavigationRoute } from '../model/kinds/navigation.ts'
import type { ServiceGroup } from '../model/kinds/service-groups.ts'
import type { LocalizedText } from '../model/kit/localize.ts'
import type { Localized } from '../model/kit/map-texts.ts'
import type { Original } from './data/find-original.ts'
import type { RouteName } from './data/routes.ts'
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

export type PageLink = { name: NavigationRoute; label: LocalizedText }

/** The data of header and footer on every page; it does not change while the visitor stays in one language. */
export type LayoutData = {
  // The lists of `model/kinds/navigation.ts`, without pages that this site does not have.
  header: PageLink[]
  panel: PageLink[]
  footer: PageLink[]
  legal: PageLink[]
  /** All interface texts: some 3 KB, once for a language, so that no screen has to say which ones it shows. */
  messages: Messages
  /** That the page is there in another language, and that it is not, in that one. */
  suggestions: Record<Locale, { text: string; dismiss: string; missing: string }>
  /** The languages of each page that some of them lack, by its path without language. */
  partial: Record<string, Locale[]>
  /** The name of the page for messages. */
  contact: LocalizedText
  /** The text of the button in the header. */
  action: LocalizedText
  /** The routes without any page on this site, to which nothing leads. */
  empty: RouteName[]
  /** The line above the header. */
  announcement: Localized<typeof announcement>
  /** The columns of the services menu, with the pages below their services. */
  menu: Array<{ group: ServiceGroup; services: Array<{ slug: string; name: LocalizedText }>; pages: PageLink[] }>
  /** The year of the build, for the copyright. */
  year: number
  site: {
    name: string
    tagline: LocalizedText
    url: string
    email: string
    whatsapp?: string | undefined
    wechat?: string | undefined
    accounts: Array<{ name: string; url: string | undefined }>
    samples: { email: boolean; whatsapp: boolean }
  }
}
