/** Why a file cannot be read, as a code with what a person needs to find the place. Rows count from 1 as in an editor. */
export type StatementProblem =
  | { code: 'tooLarge'; limit: number }
  | { code: 'empty' }
  | { code: 'binary' }
  | { code: 'noHeadings'; missing: 'date' | 'amount' | 'all'; found: string[] }
  | { code: 'badDate'; row: number; column: string; value: string }
  | { code: 'mixedDates'; row: number; column: string; value: string }
  | { code: 'badAmount'; row: number; column: string; value: string }
  | { code: 'openQuote'; row: number }
  | { code: 'noMovements' }
  | { code: 'tooManyMovements'; limit: number }
  | { code: 'otherCurrency'; currency: string; loaded: string }
  | { code: 'brokenXml'; row: number; detail: string }
  | { code: 'cutOff' }
  | { code: 'unknownXml'; root: string }
  | { code: 'missingField'; format: 'ofx' | 'camt'; field: string; entry: number }
  | { code: 'badField'; format: 'ofx' | 'camt'; field: string; entry: number; value: string }

export class StatementError extends Error {
  readonly problem: StatementProblem

  constructor(problem: StatementProblem) {
    super(`The statement cannot be read: ${JSON.stringify(problem)}`)
    this.problem = problem
  }
}
