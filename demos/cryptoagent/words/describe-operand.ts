import type { I18n } from '@lingui/core'
import { type Operand, type OperandKind, stopPeriod } from '../engine/operands.ts'
import type { Formats } from './create-formats.ts'

/** The operand's name for a menu or a legend. */
export const operandNames: Record<OperandKind, (i18n: I18n) => string> = {
  close: (i18n) => i18n.t('cryptoagent.operand.close'),
  level: (i18n) => i18n.t('cryptoagent.operand.level'),
  sma: (i18n) => i18n.t('cryptoagent.operand.sma'),
  ema: (i18n) => i18n.t('cryptoagent.operand.ema'),
  rsi: (i18n) => i18n.t('cryptoagent.operand.rsi'),
  highest: (i18n) => i18n.t('cryptoagent.operand.highest'),
  lowest: (i18n) => i18n.t('cryptoagent.operand.lowest'),
  upperBand: (i18n) => i18n.t('cryptoagent.operand.upperBand'),
  lowerBand: (i18n) => i18n.t('cryptoagent.operand.lowerBand'),
  macd: (i18n) => i18n.t('cryptoagent.operand.macd'),
  macdSignal: (i18n) => i18n.t('cryptoagent.operand.macdSignal'),
  atr: (i18n) => i18n.t('cryptoagent.operand.atr'),
  atrStop: (i18n) => i18n.t('cryptoagent.operand.atrStop'),
}

/** The operand inside a sentence. */
const operandPhrases: Record<OperandKind, (i18n: I18n, value: string) => string> = {
  close: (i18n) => i18n.t('cryptoagent.phrase.close'),
  level: (_i18n, value) => value,
  sma: (i18n, period) => i18n.t('cryptoagent.phrase.sma', { period }),
  ema: (i18n, period) => i18n.t('cryptoagent.phrase.ema', { period }),
  rsi: (i18n, period) => i18n.t('cryptoagent.phrase.rsi', { period }),
  highest: (i18n, period) => i18n.t('cryptoagent.phrase.highest', { period }),
  lowest: (i18n, period) => i18n.t('cryptoagent.phrase.lowest', { period }),
  upperBand: (i18n, period) => i18n.t('cryptoagent.phrase.upperBand', { period }),
  lowerBand: (i18n, period) => i18n.t('cryptoagent.phrase.lowerBand', { period }),
  macd: (i18n) => i18n.t('cryptoagent.phrase.macd'),
  macdSignal: (i18n) => i18n.t('cryptoagent.phrase.macdSignal'),
  atr: (i18n, period) => i18n.t('cryptoagent.phrase.atr', { period }),
  atrStop: (i18n, multiple) => i18n.t('cryptoagent.phrase.atrStop', { multiple, period: stopPeriod }),
}

/** The operand inside a sentence, with what it was at that close: “the close (104.20)”. */
export function describeOperand(i18n: I18n, { kind, value }: Operand, measured: number, formats: Formats): string {
  const phrase = operandPhrases[kind](i18n, formats.number(value))
  return kind === 'level' ? phrase : i18n.t('cryptoagent.phrase.measured', { phrase, value: formats.money(measured) })
}

/** The operand with its number, for a legend: “Simple average 20”. */
export function nameOperand(i18n: I18n, { kind, value }: Operand, formats: Formats): string {
  const name = operandNames[kind](i18n)
  return kind === 'close' || kind === 'macd' || kind === 'macdSignal' ? name : `${name} ${formats.number(value)}`
}
