import type { DemoLocale } from '../../../../locales/demo-locales.ts'
import { monthNames } from '../../../shared/calendar.ts'

/** The months of a language as rows of its vocabulary. */
export function listMonths(locale: DemoLocale): Record<string, string> {
  return Object.fromEntries(monthNames[locale].map((names, index) => [`month ${index + 1}`, names.join(',')]))
}
