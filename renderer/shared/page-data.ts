import type { Messages } from '@lingui/core'
import type { SerializableHead } from 'unhead/types'
import type { LocalizedText } from '../../content/localize.ts'
import type { NavigationRoute } from '../../content/navigation.ts'
import type { ServiceGroup } from '../../content/services/groups.ts'
import type { LoaderData } from '../../pages/loaders.ts'
import type { Breadcrumb } from '../../pages/resolve-page.ts'
import type { RouteName } from '../../pages/routes.ts'

/** All that one page is made of, as plain data. The browser fetches it as a file, also to hydrate the first page. */
export type PageData = {
  name: RouteName
  /** With its language prefix: `/es/services/medical-ai`. */
  path: string
  data: LoaderData[RouteName]
  breadcrumbs: Breadcrumb[]
  head: SerializableHead
  /** The interface texts of its screen, beyond those of all pages. */
  messages: Messages
}

export type PageLink = { name: NavigationRoute; label: LocalizedText }

/** What the header and footer need on every page; it does not change while the visitor stays in one language. */
export type LayoutData = {
  /** The line above the header. */
  announcement: { text?: LocalizedText | undefined; action: LocalizedText }
  /** The columns of the services menu, with the pages below their services. */
  menu: Array<{ group: ServiceGroup; services: Array<{ slug: string; name: LocalizedText }>; pages: PageLink[] }>
  /** The lists of `content/navigation.ts`, without pages that this site does not have. */
  header: PageLink[]
  panel: PageLink[]
  footer: PageLink[]
  legal: PageLink[]
  /** What the page for messages is called. */
  contact: LocalizedText
  /** What the button in the header says. */
  action: LocalizedText
  /** The routes without any page on this site, to which nothing leads. */
  empty: RouteName[]
  /** Of the build, for the copyright. */
  year: number
  site: {
    name: string
    tagline: LocalizedText
    url: string
    /** One of them, by the language; without either, the link leads to the contact form. */
    whatsapp?: string | undefined
    wechat?: string | undefined
    email: string
    /** A placeholder has no URL. */
    accounts: Array<{ name: string; url?: string | undefined }>
    /** Which of them are not the owner's real data yet. */
    samples: { email: boolean; whatsapp: boolean }
  }
}
