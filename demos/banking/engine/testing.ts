import { readFileSync } from 'node:fs'
import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { toTextTable } from '../../shared/table/raw-sheet.ts'
import { readCsv } from '../../shared/table/read-csv.ts'
import { loadSample } from '../samples/sample.ts'
import type { Movement } from './movement.ts'
import { findTable, readStatement } from './read-statement.ts'

/** A movement for tests: `create('2026-03-31', -12.5, 'BAR CENTRAL')`. */
export function createMovement(date: string, amount: number, description: string): Movement {
  const cents = Math.round(amount * 100)
  return { id: `${date} ${cents} ${description}`, date, cents, description }
}

export function sort(movements: Movement[]): Movement[] {
  return movements.toSorted((a, b) => a.date.localeCompare(b.date))
}

/** The movements of a sample with the categories that they belong to. */
export async function readLabelledSample(locale: DemoLocale): Promise<(Movement & { category: string })[]> {
  const { name, content } = await loadSample(locale)
  const { movements } = readStatement(findTable(toTextTable(readCsv(name, new TextEncoder().encode(content)))))
  const labels = readFileSync(`${import.meta.dirname}/../samples/labels.csv`, 'utf8').split('\n')
  const categories = new Map(labels.map((line) => [line.slice(line.indexOf(';') + 1), line.split(';')[0] ?? '']))
  return movements.map((movement) => ({ ...movement, category: categories.get(movement.description) ?? '' }))
}
