import type { Movement } from './movement.ts'

/** A movement for tests: `create('2026-03-31', -12.5, 'BAR CENTRAL')`. */
export function createMovement(date: string, amount: number, description: string): Movement {
  const cents = Math.round(amount * 100)
  return { id: `${date} ${cents} ${description}`, date, cents, description, account: 0, file: 0 }
}

/** The bytes of a file in UTF-8. */
export function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
