import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { SearchCategory } from '../../search/documents.ts'

export function useCategoryLabels(): Record<SearchCategory, string> {
  return nameCategories(useLingui().i18n)
}

export function nameCategories(i18n: I18n): Record<SearchCategory, string> {
  return {
    overview: i18n.t('search.item.overview'),
    services: i18n.t('search.item.services'),
    caseStudies: i18n.t('search.item.caseStudies'),
    locations: i18n.t('search.item.locations'),
    blog: i18n.t('search.item.blog'),
  }
}
