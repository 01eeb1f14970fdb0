/** Why a file is no statement, as a code with what a person needs to find the place. Rows count from 1 as in an editor. */
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
