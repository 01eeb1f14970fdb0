import { createHash } from 'node:crypto'

/** Tells a value from others: eight signs of the SHA-256 of its JSON. */
export function hashValue(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)
}
