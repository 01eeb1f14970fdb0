import type { I18n } from '@lingui/core'
import type { RouteName } from './routes.ts'

/** Routes whose pages are called by one interface text; the others are called by their entity. */
export type LabeledRoute = Exclude<
  RouteName,
  'service' | 'caseStudy' | 'city' | 'cityService' | 'post' | 'blogCategory'
>

/** What a page is called in menus, the footer and breadcrumbs. */
export function getRouteLabel(i18n: I18n, name: LabeledRoute): string {
  return labels[name](i18n)
}

const labels: Record<LabeledRoute, (i18n: I18n) => string> = {
  home: (i18n) => i18n.t('nav.home'),
  services: (i18n) => i18n.t('nav.services'),
  caseStudies: (i18n) => i18n.t('nav.caseStudies'),
  corporate: (i18n) => i18n.t('nav.corporate'),
  training: (i18n) => i18n.t('nav.training'),
  locations: (i18n) => i18n.t('nav.locations'),
  projects: (i18n) => i18n.t('nav.projects'),
  blog: (i18n) => i18n.t('nav.blog'),
  contact: (i18n) => i18n.t('nav.contact'),
  contactThanks: (i18n) => i18n.t('nav.contactThanks'),
  newsletterCheckInbox: (i18n) => i18n.t('nav.newsletterCheckInbox'),
  search: (i18n) => i18n.t('nav.search'),
  privacy: (i18n) => i18n.t('nav.privacy'),
  legalNotice: (i18n) => i18n.t('nav.legalNotice'),
  cookies: (i18n) => i18n.t('nav.cookies'),
  aiNotice: (i18n) => i18n.t('nav.aiNotice'),
  accessibility: (i18n) => i18n.t('nav.accessibility'),
  notFound: (i18n) => i18n.t('nav.notFound'),
}
