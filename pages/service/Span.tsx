import { useLingui } from '@lingui/react'
import type { Time } from '../../content/services/times.ts'

/** Which weeks or days: "Week 1", "Days 2–6". */
export function Span({ of: { unit, first, last } }: { of: Exclude<Time, { unit: 'clock' }> }) {
  const { i18n } = useLingui()
  if (unit === 'week')
    return first === last
      ? i18n.t('services.plan.inWeek', { week: first })
      : i18n.t('services.plan.inWeeks', { first, last })
  return first === last
    ? i18n.t('services.plan.onDay', { day: first })
    : i18n.t('services.plan.onDays', { first, last })
}
