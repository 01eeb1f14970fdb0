import type { Locale } from '../../locales/locales.ts'
import { getSiteI18n } from '../../locales/server.ts'
import { type Step, steps } from '../../model/kinds/line.ts'
import type { LocalizedText } from '../../model/kit/localize.ts'

type Node = { kind: string; column: number; row: number; label: LocalizedText }

export type FingerprintData = ReturnType<typeof createFingerprint>

/** The steps of a system and who does each, in the order in which data flows through it. Sources and stores are no steps. */
export function listSteps(nodes: Node[]): Array<{ by: Step; text: LocalizedText }> {
  return nodes
    .toSorted((one, other) => one.column - other.column || one.row - other.row)
    .flatMap(({ kind, label: text }) => {
      const by = kind === 'step' ? 'rule' : steps.find((step) => step === kind)
      return by ? [{ by, text }] : []
    })
}

/** The steps by who does them, and how many each does in words. */
export function createFingerprint(locale: Locale, work: Array<{ by: Step }>) {
  const i18n = getSiteI18n(locale)
  const found = work.map(({ by }) => by)
  const count = (step: Step) => found.filter((other) => other === step).length
  const words = {
    model: i18n.t('specimen.models', { count: count('model') }),
    rule: i18n.t('specimen.rules', { count: count('rule') }),
    person: i18n.t('specimen.people', { count: count('person') }),
  }
  // "2 models · 2 rules · 1 person": a number stays with its noun, and no line begins with a point.
  const label = [...new Set(found)].map((step) => words[step].replaceAll(' ', '\u00a0')).join('\u00a0· ')
  return { steps: found, label }
}
