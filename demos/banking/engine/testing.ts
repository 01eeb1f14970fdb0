import type { Movement } from './movement.ts'

/** A movement for tests: `create('2026-03-31', -12.5, 'BAR CENTRAL')`. */
export function createMovement(date: string, amount: number, description: string): Movement {
  const cents = Math.round(amount * 100)
  return { id: `${date} ${cents} ${description}`, date, cents, description }
}
