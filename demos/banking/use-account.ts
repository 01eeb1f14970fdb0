import { useMemo, useState } from 'react'
import { type Budgets, suggestBudgets } from './engine/budgets.ts'
import type { Category } from './engine/categories.ts'
import { type Categorized, categorize } from './engine/categorize.ts'
import { addException, emptyKnowledge, getRulePattern, type Knowledge, learn } from './engine/learning.ts'
import { mergeStatements } from './engine/merge-statements.ts'
import type { Statement } from './engine/movement.ts'
import { findRecurrences } from './engine/recurring.ts'
import { checkTogether } from './engine/statements/check-together.ts'
import { readStatement } from './engine/statements/read-statement.ts'
import { StatementError, type StatementProblem } from './engine/statements/statement-error.ts'
import type { SampleFile } from './samples/sample-files.ts'

export type LoadedFile = { name: string; statement: Statement; isSample: boolean }

/** The last correction, so that it can be undone or limited to its movement. */
export type Correction = {
  movement: Categorized
  category: Category
  /** The words of the rule that it made; empty where it made none. */
  pattern: string
  /** How many movements have another category since. */
  changed: number
  before: Knowledge
}

export type FileFailure = { name: string; problem: StatementProblem }

/** State of the demo: loaded files, learned rules and everything derived from them. Nothing is stored. */
export function useAccount(samples: readonly SampleFile[]) {
  const [files, setFiles] = useState(() => samples.map(readSample))
  const [failure, setFailure] = useState<FileFailure>()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [knowledge, setKnowledge] = useState(emptyKnowledge)
  const [correction, setCorrection] = useState<Correction>()
  const [ownBudgets, setOwnBudgets] = useState<Budgets>()
  const [enteredBalance, setEnteredBalance] = useState<number>()

  const history = useMemo(() => mergeStatements(files.map(({ statement }) => statement)), [files])
  const kept = useMemo(() => history.movements.filter(({ id }) => !leftOut.includes(id)), [history, leftOut])
  const movements = useMemo(() => categorize(kept, knowledge), [kept, knowledge])
  const recurrences = useMemo(() => findRecurrences(kept), [kept])
  const suggestedBudgets = useMemo(() => suggestBudgets(movements), [movements])

  const startWith = (list: LoadedFile[]) => {
    setFiles(list)
    setLeftOut([])
    setOwnBudgets(undefined)
    setEnteredBalance(undefined)
    setCorrection(undefined)
    // Exceptions belong to movements of the files that were there; rules stay.
    setKnowledge(({ rules }) => ({ rules, exceptions: {} }))
  }

  return {
    files,
    failure,
    history,
    leftOut,
    knowledge,
    correction,
    kept,
    movements,
    recurrences,
    budgets: ownBudgets ?? suggestedBudgets,
    hasOwnBudgets: ownBudgets !== undefined,
    balanceCents: enteredBalance ?? sumBalances(history.accounts),
    setEnteredBalance,
    setOwnBudgets,
    leaveOut: (id: string) => setLeftOut([...leftOut, id]),
    showSample() {
      setFailure(undefined)
      startWith(samples.map(readSample))
    },
    /** Adds a file of the visitor's; the first one replaces the sample. */
    addFile(name: string, bytes: Uint8Array) {
      const own = files.filter(({ isSample }) => !isSample)
      try {
        const statement = readStatement(bytes)
        checkTogether([...own.map((loaded) => loaded.statement), statement])
        setFailure(undefined)
        const loaded: LoadedFile = { name, statement, isSample: false }
        if (own.length === 0) startWith([loaded])
        else setFiles([...own, loaded])
      } catch (error) {
        if (!(error instanceof StatementError)) throw error
        setFailure({ name, problem: error.problem })
      }
    },
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
    changeKnowledge(changed: Knowledge) {
      setKnowledge(changed)
      setCorrection(undefined)
    },
  }
}

export type AccountState = ReturnType<typeof useAccount>

function readSample({ name, content }: SampleFile): LoadedFile {
  return { name, statement: readStatement(new TextEncoder().encode(content)), isSample: true }
}

/** The balance of all accounts together; unknown where one is. */
function sumBalances(accounts: readonly { balanceCents?: number }[]): number | undefined {
  return accounts.reduce<number | undefined>(
    (sum, { balanceCents }) => (sum === undefined || balanceCents === undefined ? undefined : sum + balanceCents),
    0,
  )
}
