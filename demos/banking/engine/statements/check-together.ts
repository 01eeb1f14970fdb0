import type { Statement } from '../movement.ts'
import { mostMovements } from './read-statement.ts'
import { StatementError } from './statement-error.ts'

/**
 * Makes sure that statements can be looked at together: one currency, since sums of two mean nothing, and not too many
 * movements for a page.
 *
 * @throws {StatementError}
 */
export function checkTogether(statements: readonly Statement[]): void {
  const accounts = statements.flatMap((statement) => statement.accounts)
  const currencies = Array.from(new Set(accounts.flatMap(({ currency }) => currency ?? [])))
  const [loaded, currency] = currencies
  if (loaded && currency) throw new StatementError({ code: 'otherCurrency', currency, loaded })
  const count = accounts.reduce((sum, { lines }) => sum + lines.length, 0)
  if (count > mostMovements) throw new StatementError({ code: 'tooManyMovements', limit: mostMovements })
}
