import { findCurrency } from '../../shared/table/currencies.ts'
import { findConcepts } from './concepts.ts'
import type { RawRow } from './find-totals.ts'
import { splitPieces } from './words.ts'
import type { Column, NumberColumn, TextColumn } from './workbook.ts'

/**
 * Tells of each column of amounts in several currencies which column names them: the one of the file, or one that is added.
 *
 * @param name for an added column
 */
export function joinCurrencies(columns: Column[], rows: RawRow[], name: string): Column[] {
  const named = columns.flatMap((column, place) =>
    column.type === 'text' && isOfCurrencies(column) ? [{ place, isMixed: column.dictionary.length > 1 }] : [],
  )
  const added: TextColumn[] = []
  const joined = columns.map((column, place) => {
    if (column.type !== 'number' || column.unit === 'percent') return column
    const own = readCurrencies(column, place, rows, `${name} (${column.name})`)
    if (own.dictionary.length < 2) {
      const beside = named.toSorted((one, other) => measure(place, one.place) - measure(place, other.place))[0]
      return beside?.isMixed && !column.unit && canBeMoney(column) ? { ...column, currencies: beside.place } : column
    }
    const same = added.findIndex(
      ({ codes, dictionary }) =>
        String(dictionary) === String(own.dictionary) && codes.every((code, row) => code === own.codes[row]),
    )
    if (same < 0) added.push(own)
    const { unit: _, ...plain } = column
    return { ...plain, currencies: columns.length + (same < 0 ? added.length - 1 : same) }
  })
  return [...joined, ...added]
}

/** Amounts stand before their currency more often than after it. */
function measure(amounts: number, currencies: number): number {
  return currencies > amounts ? currencies - amounts : amounts - currencies + 0.5
}

/** True for a column that is called currency: `USD`, `€`, 美元. */
function isOfCurrencies({ name, dictionary }: TextColumn): boolean {
  const isCalled = [name, ...splitPieces(name, 'en').map(({ text }) => text)].some((word) =>
    findConcepts(word).some(({ id }) => id === 'currency'),
  )
  return isCalled && dictionary.length <= 200
}

/** Units, hours and ratings are in no currency. A name that is not known may be an amount. */
function canBeMoney({ name }: NumberColumn): boolean {
  const concepts = findConcepts(name)
  return concepts.length === 0 || concepts.some(({ isAmount }) => isAmount)
}

function readCurrencies({ values }: NumberColumn, place: number, rows: RawRow[], name: string): TextColumn {
  const dictionary: string[] = []
  const codes = Int32Array.from(rows, ({ cells, units }, row) => {
    const cell = cells[place]
    if (Number.isNaN(values[row])) return -1
    const written =
      typeof cell === 'string' && !/^[\d.,\s-]*$/.test(cell) ? findCurrency(cell.normalize('NFKC')) : undefined
    const currency = written ?? units?.[place]
    if (!currency) return -1
    if (!dictionary.includes(currency)) dictionary.push(currency)
    return dictionary.indexOf(currency)
  })
  return { type: 'text', name, codes, dictionary }
}
