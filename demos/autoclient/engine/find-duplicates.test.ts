import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toTextTable } from '../../shared/table/raw-sheet.ts'
import { readCsv } from '../../shared/table/read-csv.ts'
import { cleanLeads, type Lead } from './clean-leads.ts'
import { createGroups, findDuplicates } from './find-duplicates.ts'
import { guessColumns } from './guess-columns.ts'
import { readList } from './read-list.ts'
import { createLead } from './testing.ts'

/** The list was labelled by hand before the rules were written: rows of one entity are one person at one company. */
function readLabelled(): { leads: Lead[]; entities: Map<string, string> } {
  const result = readList(
    toTextTable(readCsv('a.csv', readFileSync(new URL('labelled-duplicates.csv', import.meta.url)))),
  )
  if ('problem' in result) throw new Error(result.problem.code)
  const { header, rows } = result.table
  const { leads } = cleanLeads({ rows }, guessColumns({ header, rows }))
  return { leads, entities: new Map(rows.map(({ number, cells }) => [`row-${number}`, cells[0] ?? ''])) }
}

/** Counts pairs after grouping: those in one lead, and those that should be. */
function measure(onlyCertain: boolean) {
  const { leads, entities } = readLabelled()
  const groups = createGroups(leads)
  for (const { first, second, isCertain } of findDuplicates(leads))
    if (isCertain || !onlyCertain) groups.join(first.id, second.id)
  const pairs = leads.flatMap((a, index) => leads.slice(index + 1).map((b) => [a.id, b.id] as const))
  const isSame = ([a, b]: readonly [string, string]) => entities.get(a) === entities.get(b)
  const isFound = ([a, b]: readonly [string, string]) => groups.find(a) === groups.find(b)
  return {
    wrong: pairs.filter((pair) => isFound(pair) && !isSame(pair)),
    missed: pairs.filter((pair) => !isFound(pair) && isSame(pair)),
    right: pairs.filter((pair) => isFound(pair) && isSame(pair)),
  }
}

test('of the labelled list, what is merged without asking is right: precision 9/9, recall 9/19', () => {
  const { right, wrong, missed } = measure(true)
  expect(wrong).toEqual([])
  expect([right.length, missed.length]).toEqual([9, 10])
})

test('of the labelled list, with what is asked as well: recall 11/19, precision 11/13', () => {
  const { right, wrong } = measure(false)
  expect([right.length, wrong.length]).toEqual([11, 2])
})

function explain(a: Partial<Lead>, b: Partial<Lead>) {
  const [match] = findDuplicates([createLead({ ...a, id: 'a' }), createLead({ ...b, id: 'b' })])
  return match && { isCertain: match.isCertain, reasons: match.reasons }
}

test('a match says what both leads share', () => {
  const ana = {
    name: 'Ana Gil',
    company: 'Alba S.L.',
    email: 'ana@alba.example',
  }
  expect(explain(ana, { ...ana, company: 'ALBA' })).toEqual({
    isCertain: true,
    reasons: ['sameEmail', 'sameName', 'sameCompany'],
  })
  expect(explain(ana, { ...ana, email: 'gil@alba.example', city: 'Vigo' })?.reasons).toEqual([
    'sameName',
    'sameCompany',
  ])
  expect(explain({ ...ana, city: 'Lugo' }, { ...ana, email: 'gil@alba.example', city: 'Vigo' })).toEqual({
    isCertain: false,
    reasons: ['sameName', 'sameCompany', 'differentCity'],
  })
})

test('two people at one address are asked about, at a shared mailbox they are not', () => {
  const [ana, luis] = [
    { name: 'Ana Gil', company: 'Alba' },
    { name: 'Luis Mora', company: 'Alba' },
  ]
  expect(explain({ ...ana, email: 'taller@alba.example' }, { ...luis, email: 'taller@alba.example' })?.isCertain).toBe(
    false,
  )
  expect(explain({ ...ana, email: 'info@alba.example' }, { ...luis, email: 'info@alba.example' })).toBeUndefined()
})

test('branches that share a phone are not one', () => {
  const branch = { company: 'Sol Centro', phone: '900 100 200', city: 'Onda' }
  expect(explain(branch, { ...branch, company: 'Sol Norte', city: 'Teruel' })).toBeUndefined()
})

test('the order of the leads changes nothing about which of them belong together', () => {
  const { leads } = readLabelled()
  const groupsOf = (ordered: Lead[]) => {
    const groups = createGroups(ordered)
    for (const { first, second, isCertain } of findDuplicates(ordered)) if (isCertain) groups.join(first.id, second.id)
    return [...Map.groupBy(leads, ({ id }) => groups.find(id)).values()].map((group) => group.map(({ id }) => id))
  }
  expect(groupsOf(leads.toReversed())).toEqual(groupsOf(leads))
})

test('2,000 people of one company, one phone number and one address are compared at once', () => {
  const people = Array.from({ length: 2000 }, (_, index) =>
    createLead({
      id: `row-${index}`,
      name: `N${index} F${index}`,
      company: 'Alba',
      phone: '900 100 200',
      email: 'info@alba.example',
    }),
  )
  const start = process.cpuUsage()
  expect(findDuplicates(people)).toEqual([])
  // It takes 20 ms; comparing all pairs takes seconds.
  // Microseconds of the processor: a busy machine takes longer.
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000)
})

test.each([
  ['Chloé Lebœuf', 'Chloe Leboeuf'],
  ['Søren Łukasz Weiß', 'Soren Lukasz Weiss'],
])('%s and %s at one company are one person', (one, other) => {
  const [first, second] = [
    createLead({ id: 'row-2', name: one, company: 'du Cœur' }),
    createLead({ id: 'row-3', name: other, company: 'du Coeur' }),
  ]
  expect(findDuplicates([first, second])).toMatchObject([{ isCertain: true }])
})
