import type { I18n } from '@lingui/core'
import type { TableNote } from './raw-sheet.ts'

/** A remark about the cells of a file, in the visitor's language. */
export function describeTableNote(i18n: I18n, note: TableNote): string {
  switch (note.code) {
    case 'damagedSigns':
      return i18n.t('demo.note.damagedSigns', { count: note.count })
    case 'errorCells':
      return i18n.t('demo.note.errorCells', { count: note.count, cell: note.cell, value: note.value })
    case 'hours':
      return i18n.t('demo.note.hours', { column: note.column })
    case 'otherSheets':
      return i18n.t('demo.note.otherSheets', { count: note.count, sheet: note.sheet })
  }
}
