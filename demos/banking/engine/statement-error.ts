/** The reason why a file is no statement: a code, and the facts that lead a person to the place. Rows count from 1 as in an editor. */
export type StatementProblem =
  | { code: 'badDate' | 'badAmount'; row: number; column: string; value: string }
  | { code: 'noMovements' | 'tooMany' }

export class StatementError extends Error {
  readonly problem: StatementProblem

  constructor(problem: StatementProblem) {
    super(`The statement cannot be read: ${JSON.stringify(problem)}`)
    this.problem = problem
  }
}
