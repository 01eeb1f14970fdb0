import { findJoins } from './find-joins.ts'
import { indexNames } from './names.ts'
import type { Library } from './understanding.ts'
import type { Workbook } from './workbook.ts'

/** Learns a workbook's names and how its sheets belong together, once, before any question. */
export function createLibrary(workbook: Workbook): Library {
  return { workbook, names: indexNames(workbook), joins: findJoins(workbook) }
}
