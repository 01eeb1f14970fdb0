import type { Locale } from '../../locales/locales.ts'
import { getSiteI18n } from '../../locales/server.ts'

/** A step of the work, by who does it. */
export type Step = 'model' | 'rule' | 'person'

export type FingerprintData = ReturnType<typeof readFingerprint>

/** Lists who does each step of a system, in the order in which data flows through it. Sources and stores are no steps. */
export function readFingerprint(locale: Locale, nodes: { kind: string; column: number; row: number }[]) {
  const i18n = getSiteI18n(locale)
  const steps = nodes
    .toSorted((one, other) => one.column - other.column || one.row - other.row)
    .flatMap(({ kind }): Step[] => (kind === 'step' ? ['rule'] : kind === 'model' || kind === 'person' ? [kind] : []))
  const count = (step: Step) => steps.filter((other) => other === step).length
  const words = {
    model: i18n.t('specimen.models', { count: count('model') }),
    rule: i18n.t('specimen.rules', { count: count('rule') }),
    person: i18n.t('specimen.people', { count: count('person') }),
  }
  // "2 models · 2 rules · 1 person": a number stays with its noun, and no line begins with a point.
  const label = [...new Set(steps)].map((step) => words[step].replaceAll(' ', '\u00a0')).join('\u00a0· ')
  return { steps, label }
}
