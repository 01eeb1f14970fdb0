import type { I18n } from '@lingui/core'
import { getPunctuation } from '../../locales/punctuation.ts'
import type { CategoryOrUnknown } from './engine/categories.ts'
import type { Reason } from './engine/categorize.ts'
import type { StatementNote } from './engine/movement.ts'
import type { Formats } from './formats.ts'

export function nameCategory(i18n: I18n, category: CategoryOrUnknown): string {
  return i18n.t(`banking.category.${category}`)
}

/** Why a movement has its category, in a few words. */
export function describeReason(i18n: I18n, reason: Reason): string {
  if (reason.kind === 'words')
    return i18n.t('banking.reason.words', { words: reason.words.join(getPunctuation(i18n.locale).item) })
  const isDoubted = reason.kind === 'learned' && reason.contradicting > 0
  return i18n.t(`banking.reason.${isDoubted ? 'contradicted' : reason.kind}`, { ...reason })
}

export function describeNote(i18n: I18n, formats: Formats, note: StatementNote): string {
  const rows = 'rows' in note ? formats.list(note.rows.slice(0, 8).map(String)) : ''
  const currency =
    'currency' in note ? (new Intl.DisplayNames(i18n.locale, { type: 'currency' }).of(note.currency) ?? '') : ''
  return i18n.t(`banking.note.${note.code}`, { ...note, rows, currency })
}
