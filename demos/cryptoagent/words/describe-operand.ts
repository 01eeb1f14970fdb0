import type { I18n } from '@lingui/core'
import { type Operand, stopPeriod } from '../engine/operands.ts'
import type { Formats } from './create-formats.ts'

/** The operand inside a sentence. */
function describePhrase(i18n: I18n, { kind, value }: Operand, formats: Formats): string {
  const number = formats.number(value)
  if (kind === 'level') return number
  return i18n.t(`cryptoagent.phrase.${kind}`, { period: kind === 'atrStop' ? stopPeriod : number, multiple: number })
}

/** The operand inside a sentence, with its value at that close: “the close (104.20)”. */
export function describeOperand(i18n: I18n, operand: Operand, measured: number, formats: Formats): string {
  const phrase = describePhrase(i18n, operand, formats)
  if (operand.kind === 'level') return phrase
  return i18n.t('cryptoagent.phrase.measured', { phrase, value: formats.money(measured) })
}

/** The operand with its number, for a legend: “Simple average 20”. */
export function nameOperand(i18n: I18n, { kind, value }: Operand, formats: Formats): string {
  const name = i18n.t(`cryptoagent.operand.${kind}`)
  return kind === 'close' ? name : `${name} ${formats.number(value)}`
}
