import { expect, test } from 'vitest'
import { type Profile, rankLeads, ruleNames, scoreLead } from './score-lead.ts'
import { createLead } from './testing.ts'

const profile: Profile = {
  rules: {
    industry: { weight: 25, isOn: true },
    size: { weight: 15, isOn: true },
    role: { weight: 20, isOn: true },
    place: { weight: 15, isOn: true },
    request: { weight: 10, isOn: true },
    manual: { weight: 10, isOn: true },
    deadline: { weight: 5, isOn: true },
    supplier: { weight: -10, isOn: true },
  },
  industries: ['accounting', 'logistics'],
  employees: { from: 10, to: 60 },
  countries: ['ES'],
  cities: ['Valencia'],
}

const ideal = createLead({
  ...{ industry: 'Gestoría', employees: '25', role: 'Gerente', city: 'Valencia', country: 'ES' },
  notes: 'Pide presupuesto; pasan las facturas a mano. Presupuesto aprobado.',
})

const explain = (...parameters: Parameters<typeof scoreLead>) =>
  scoreLead(...parameters).reasons.map(({ rule, verdict, points }) => `${rule} ${verdict} ${points}`)

// By hand: 25 + 15 + 20 + 15 + 10 + 10 + 5 = 100, and nothing is taken away.
test('a lead that fits in everything gets all points', () => {
  expect(scoreLead(ideal, profile)).toMatchObject({ points: 100, possible: 100, maximum: 100 })
  // toBe tells 0 from −0.
  expect(scoreLead(ideal, profile).reasons.at(-1)?.points).toBe(0)
})

// By hand: industry no 0; 80 employees lie within twice 60, so 15 / 2 = 7.5; a manager 20 / 2 = 10; Spain but not
// Valencia 15 / 2 = 7.5; no request 0; “hojas de cálculo” 10; no deadline 0; has a supplier −10. In all 25.
test('a lead that fits in part gets the points that a person would count', () => {
  const lead = createLead({
    ...{ industry: 'Hotel', employees: '80', role: 'Responsable de compras', city: 'Alicante', country: 'ES' },
    notes: 'Trabajan con hojas de cálculo, pero ya tienen proveedor.',
  })
  expect(explain(lead, profile)).toEqual([
    'industry misses 0',
    'size partly 7.5',
    'role partly 10',
    'place partly 7.5',
    'request misses 0',
    'manual fits 10',
    'deadline misses 0',
    'supplier fits -10',
  ])
  expect(scoreLead(lead, profile)).toMatchObject({ points: 25, possible: 25, maximum: 100 })
})

// By hand: logistics 25; size unknown; a clerk 0; France 0; no notes, so four signals are unknown.
// Unknown could still bring 15 + 10 + 10 + 5 = 40; a supplier would take points away and is not hoped for.
test('what is unknown counts neither as yes nor as no', () => {
  const lead = createLead({ industry: 'Transport', employees: 'PME', role: 'Employé', city: 'Lyon', country: 'FR' })
  expect(scoreLead(lead, profile)).toMatchObject({ points: 25, possible: 65 })
  expect(scoreLead(lead, profile).reasons.find(({ rule }) => rule === 'size')?.detail).toEqual({
    kind: 'unreadable',
    quote: 'PME',
  })
})

// By hand: without industry and role 15 + 15 + 10 + 10 + 5 = 55; a place worth 40 makes it 80.
test('a rule that is off asks nothing and a changed weight counts at once', () => {
  const off = {
    ...profile,
    rules: { ...profile.rules, industry: { weight: 25, isOn: false }, role: { weight: 20, isOn: false } },
  }
  expect(scoreLead(ideal, off)).toMatchObject({ points: 55, maximum: 55 })
  const moved = { ...off, rules: { ...off.rules, place: { weight: 40, isOn: true } } }
  expect(scoreLead(ideal, moved)).toMatchObject({ points: 80, maximum: 80 })
})

test('a reason quotes the words that it rests on', () => {
  const { reasons } = scoreLead(ideal, profile)
  expect(reasons.find(({ rule }) => rule === 'manual')?.detail).toEqual({ kind: 'found', quote: 'a mano' })
  expect(reasons.find(({ rule }) => rule === 'role')?.detail).toEqual({
    kind: 'role',
    seniority: 'executive',
    quote: 'Gerente',
  })
})

test('a range of employees fits where it overlaps the wanted one', () => {
  const verdicts = ['5-9', '1-4', '50+', '121+', '61-200'].map(
    (employees) => scoreLead({ ...ideal, employees }, profile).reasons.find(({ rule }) => rule === 'size')?.verdict,
  )
  expect(verdicts).toEqual(['partly', 'misses', 'fits', 'misses', 'partly'])
})

test('the country alone is enough where no city is wanted', () => {
  expect(explain({ ...ideal, city: 'Lugo' }, { ...profile, cities: [] })).toContain('place fits 15')
  expect(explain({ ...ideal, city: 'VALÈNCIA' }, { ...profile, cities: ['Valencia'] })).toContain('place fits 15')
})

test('leads are ranked by points, then by what they may still gain, then in the order of the file', () => {
  const leads = [
    { ...ideal, id: 'known', industry: 'Hotel' },
    { ...ideal, id: 'unknown', industry: '' },
    { ...ideal, id: 'best' },
    { ...ideal, id: 'second-best' },
  ]
  expect(rankLeads(leads, profile).map(({ lead }) => lead.id)).toEqual(['best', 'second-best', 'unknown', 'known'])
})

test('the points are the sum of the reasons', () => {
  const { points, reasons } = scoreLead({ ...ideal, notes: '' }, profile)
  expect(points).toBe(reasons.reduce((total, reason) => total + reason.points, 0))
  expect(reasons).toHaveLength(ruleNames.length)
})
