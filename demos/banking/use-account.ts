import { useMemo, useState } from 'react'
import { toTextTable } from '../shared/table/raw-sheet.ts'
import { readCsv } from '../shared/table/read-csv.ts'
import { readTextTable } from '../shared/table/read-sheets.ts'
import type { Category } from './engine/categories.ts'
import { type Categorized, categorize } from './engine/categorize.ts'
import { addException, emptyKnowledge, getRulePattern, type Knowledge, learn } from './engine/learning.ts'
import type { Statement } from './engine/movement.ts'
import {
  findTable,
  listMissing,
  readStatement,
  type StatementChoice,
  type StatementTable,
} from './engine/read-statement.ts'
import { findRecurrences } from './engine/recurring.ts'
import { StatementError, type StatementProblem } from './engine/statement-error.ts'
import type { Sample } from './samples/sample.ts'

/** `number` counts the files opened, so that fields follow another one. */
type LoadedFile = {
  name: string
  table: StatementTable
  choice: StatementChoice
  statement: Statement
  isSample: boolean
  number: number
}

/** The last correction, so that it can be undone or limited to its movement. */
export type Correction = {
  movement: Categorized
  category: Category
  /** The words of the rule that it made; empty if it made none. */
  pattern: string
  /** How many movements have another category since. */
  changed: number
  before: Knowledge
}

/** A file that was not taken: its columns must be chosen, or it has a problem. */
export type OpenFile = { name: string; table: StatementTable; problem?: StatementProblem }

/** State of the demo: the statement, learned rules and everything derived from them. Nothing is stored. */
export function useAccount(sample: Sample) {
  const [file, setFile] = useState(() => openSample(sample, 1))
  const [openFile, setOpenFile] = useState<OpenFile>()
  const [knowledge, setKnowledge] = useState(emptyKnowledge)
  const [correction, setCorrection] = useState<Correction>()
  const [enteredBalance, setEnteredBalance] = useState<number>()

  const { movements: kept, closingCents } = file.statement
  const movements = useMemo(() => categorize(kept, knowledge), [kept, knowledge])
  const recurrences = useMemo(() => findRecurrences(kept), [kept])

  const startWith = (loaded: LoadedFile) => {
    setFile(loaded)
    setOpenFile(undefined)
    setEnteredBalance(undefined)
    setCorrection(undefined)
    // Exceptions belong to movements of the file that was there; rules stay.
    setKnowledge(({ rules }) => ({ rules, exceptions: {} }))
  }

  /** Reads a table whose columns are known. A statement of the visitor's replaces the present movements. */
  const readTable = (name: string, table: StatementTable, choice: StatementChoice = {}, isSample = false) => {
    try {
      startWith({ name, table, choice, statement: readStatement(table, choice), isSample, number: file.number + 1 })
    } catch (error) {
      if (!(error instanceof StatementError)) throw error
      setOpenFile({ name, table, problem: error.problem })
    }
  }

  return {
    sample,
    file,
    openFile,
    knowledge,
    correction,
    kept,
    movements,
    recurrences,
    balanceCents: enteredBalance ?? closingCents,
    setEnteredBalance,
    showSample: () => startWith(openSample(sample, file.number + 1)),
    async addFile(name: string, bytes: Uint8Array<ArrayBuffer>) {
      const table = findTable(await readTextTable(name, bytes))
      if (table.isGuess || listMissing(table.roles).length > 0) setOpenFile({ name, table })
      else readTable(name, table)
    },
    chooseColumns: (name: string, table: StatementTable) => setOpenFile({ name, table }),
    readTable,
    /** Reads the present file again with another answer to what it leaves open. */
    choose: (choice: StatementChoice) => readTable(file.name, file.table, { ...file.choice, ...choice }, file.isSample),
    correct(movement: Categorized, category: Category) {
      const taught = learn(knowledge, movement, category)
      const changed = categorize(kept, taught).filter((after, index) => after.category !== movements[index]?.category)
      setCorrection({
        movement,
        category,
        changed: changed.length,
        pattern: getRulePattern(movement),
        before: knowledge,
      })
      setKnowledge(taught)
    },
    undoCorrection({ before }: Correction) {
      setKnowledge(before)
      setCorrection(undefined)
    },
    limitCorrection({ before, movement, category }: Correction) {
      setKnowledge(addException(before, movement, category))
      setCorrection(undefined)
    },
  }
}

export type AccountState = ReturnType<typeof useAccount>

function openSample({ name, content }: Sample, number: number): LoadedFile {
  const table = findTable(toTextTable(readCsv(name, new TextEncoder().encode(content))))
  return { name, table, choice: {}, statement: readStatement(table), isSample: true, number }
}
