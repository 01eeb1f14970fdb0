import { expect, test } from 'vitest'
import { legal } from './legal.ts'
import { listForbiddenSamples } from './samples.ts'

test('whatever a legal page shows of the owner must not be a sample', () => {
  const shown = Object.values(legal).flatMap(({ sections }) =>
    Object.values(sections).flatMap(({ owner }) => owner ?? []),
  )
  // An entry in a register is not asked of everybody, and whoever has one writes the true one.
  const fields = [...new Set(shown)].filter((field) => field !== 'register').map((field) => `owner.${field}`)
  expect(fields).toContain('owner.nif')
  expect(listForbiddenSamples({ fields, testimonials: [] })).toEqual(fields.map((field) => `content/site.ts: ${field}`))
})

test('a number that visitors write to must not be a sample', () => {
  expect(listForbiddenSamples({ fields: ['owner.whatsapp'], testimonials: [] })).toEqual([
    'content/site.ts: owner.whatsapp',
  ])
})

test('a sample that no law forbids may be published', () => {
  expect(listForbiddenSamples({ fields: ['social.github'], testimonials: [] })).toEqual([])
})

test('words that no client has said may not be published, real ones may', () => {
  const testimonials = [
    { name: 'Invented', sample: true },
    { name: 'Real', sample: false },
  ]
  expect(listForbiddenSamples({ fields: [], testimonials })).toEqual([
    'content/profile.ts: the testimonial of Invented',
  ])
})

test('real data are refused nowhere', () => {
  expect(listForbiddenSamples({ fields: [], testimonials: [] })).toEqual([])
})
