import { useLingui } from '@lingui/react'
import type { measurePlan } from './plan.ts'

/** How long a plan takes, in words: "2 days · 12.5 h". */
export function useLength({ unit, count, hours }: ReturnType<typeof measurePlan>): string {
  const { i18n } = useLingui()
  const lengths = {
    clock: i18n.t('services.length.days', { count }),
    week: i18n.t('services.length.weeks', { count }),
    day: i18n.t('services.length.workingDays', { count }),
  }
  return hours > 0 ? `${lengths[unit]} · ${i18n.t('services.hours', { hours: i18n.number(hours) })}` : lengths[unit]
}
