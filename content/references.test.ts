import * as v from 'valibot'
import { expect, test } from 'vitest'
import { leaveOutGone, leftOut, listNames, reference } from './references.ts'

const [service = ''] = listNames('services')

const schema = v.strictObject({
  title: v.string(),
  main: v.optional(reference('services')),
  related: v.array(reference('services')),
  rows: v.array(v.strictObject({ service: reference('services'), why: v.string() })),
  page: v.optional(v.variant('kind', [v.strictObject({ kind: v.literal('service'), slug: reference('services') })])),
})

const content = {
  title: 'A',
  main: service,
  related: [service],
  rows: [{ service, why: 'B' }],
  page: { kind: 'service', slug: service },
}

test('content stays as it is while all that it refers to is there', () => {
  expect(leaveOutGone('a.json', schema, content)).toEqual(content)
})

test('with a piece that is gone goes the smallest part around its name that may be missing, and is named', () => {
  const gone = JSON.parse(JSON.stringify(content).replaceAll(`"${service}"`, '"gone"'))
  expect(leaveOutGone('a.json', schema, gone)).toEqual({ title: 'A', related: [], rows: [] })
  expect([...leftOut]).toEqual(
    expect.arrayContaining([
      'a.json: main: services has no gone',
      'a.json: related.0: services has no gone',
      'a.json: rows.0.service: services has no gone',
      'a.json: page.slug: services has no gone',
    ]),
  )
})
