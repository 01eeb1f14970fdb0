import { useLingui } from '@lingui/react'
import type { ServiceGroup } from '../../model/kinds/service-groups.ts'

export function useGroupLabels(): Record<ServiceGroup, string> {
  const { i18n } = useLingui()
  return {
    core: i18n.t('page.group.core'),
    business: i18n.t('page.group.business'),
    specialized: i18n.t('page.group.specialized'),
  }
}
