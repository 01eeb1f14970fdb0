import { expect, test } from 'vitest'
import { findDuplicates, type Match } from './find-duplicates.ts'
import { mergeLeads } from './merge-leads.ts'
import { createLead } from './testing.ts'

const sparse = createLead({
  id: 'row-2',
  rows: [2],
  name: 'Ana',
  company: 'Alba',
  email: 'ana@alba.example',
  notes: 'Fair',
})
const full = createLead({
  ...{ id: 'row-3', rows: [3], name: 'Ana Gil', company: 'Alba SL', email: 'ana@alba.example' },
  ...{ role: 'CEO', city: 'Onda', notes: 'Call in May' },
})
const match = (first = sparse, second = full, isCertain = true): Match => ({
  ...{ id: `${first.id} ${second.id}`, first, second, isCertain, reasons: [] },
})

test('the fullest record is kept, what it lacks comes from the other one, and notes of both stay', () => {
  const [lead, ...others] = mergeLeads([{ ...sparse, phone: '960' }, full], [match()], {})
  expect(others).toEqual([])
  expect(lead).toMatchObject({
    id: 'row-2',
    rows: [2, 3],
    company: 'Alba SL',
    name: 'Ana Gil',
    phone: '960',
    notes: 'Fair · Call in May',
  })
  expect(lead?.parts).toHaveLength(2)
})

test('a certain match is merged and a doubtful one is not, until the visitor decides', () => {
  const count = (isCertain: boolean, decision?: boolean) =>
    mergeLeads(
      [sparse, full],
      [match(sparse, full, isCertain)],
      decision === undefined ? {} : { 'row-2 row-3': decision },
    ).length
  expect([count(true), count(true, false), count(false), count(false, true)]).toEqual([1, 2, 2, 1])
})

test('of three equal leads one can be kept apart', () => {
  const leads = ['row-2', 'row-3', 'row-4'].map((id) => ({ ...full, id }))
  const matches = findDuplicates(leads)
  expect(matches).toHaveLength(2)
  expect(mergeLeads(leads, matches, {})).toHaveLength(1)
  expect(mergeLeads(leads, matches, { [matches[0]?.id ?? '']: false })).toHaveLength(2)
})

test('an objection in one record counts for all', () => {
  const leads = [
    { ...sparse, consent: 'yes' as const },
    { ...full, consent: 'no' as const },
  ]
  expect(mergeLeads(leads, [match()], {})[0]?.consent).toBe('no')
})

test('a consent does not pass to an address that it was not given with', () => {
  const consenting = { ...sparse, email: 'ana@private.example', consent: 'yes' as const }
  expect(mergeLeads([consenting, full], [match(consenting)], {})[0]).toMatchObject({
    email: full.email,
    consent: 'unknown',
  })
  expect(mergeLeads([{ ...consenting, email: full.email }, full], [match()], {})[0]?.consent).toBe('yes')
})
