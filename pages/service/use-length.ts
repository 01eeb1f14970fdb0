import { useLingui } from '@lingui/react'
import type { describeLength } from './plan.ts'

/** How long a plan takes, in words: "2 days · 12 h 30 min"; none where a service has no plan. */
export function useLength({ unit, count, hours, isHalfDay }: ReturnType<typeof describeLength>): string {
  const { i18n } = useLingui()
  const lengths = {
    clock: isHalfDay ? i18n.t('services.length.halfDay') : i18n.t('services.length.days', { count }),
    week: i18n.t('services.length.weeks', { count }),
    day: i18n.t('services.length.workingDays', { count }),
  }
  return count === 0 ? '' : [lengths[unit], hours].filter(Boolean).join(' · ')
}
