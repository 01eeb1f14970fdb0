import { expect, test } from 'vitest'
import { knownLocales, localeCodes } from '../locales/locales.ts'
import { describeSetup } from './describe-setup.ts'
import { listHolderFields } from './fields.ts'
import { listRecord, planRecord } from './record.ts'
import { copyContent } from './testing.ts'

const fields = listRecord().flatMap((group) => group.fields)

function find(id: string) {
  const field = fields.find((each) => each.id === id)
  if (!field) throw new Error(id)
  return field
}

test('the form asks for each fact of the record that setup does not ask for, with a name and a line of help', () => {
  const asked = new Set([...fields.map(({ id }) => id), ...describeSetup().map(({ key }) => `site.${key}`)])
  const chinese = localeCodes.includes('zh') ? [] : ['site.owner.wechat', 'site.baiduVerification']
  const all = ['site', 'site.owner', 'site.social', 'site.terms'].flatMap((id) => listHolderFields(id))
  const left = all.flatMap(({ id }) => (asked.has(id) ? [] : id))
  expect(left.sort()).toEqual(chinese.sort())
  expect(fields.filter(({ id, name, hint }) => !hint || name === id.split('.').at(-1)).map(({ id }) => id)).toEqual([])
})

test('the language of the owner may be one that the site has not', () => {
  const names = find('site.owner.language').options?.map((option) => Object(option).name)
  expect(names).toEqual(knownLocales)
})

test('new values are written at once and are no samples any more, others stay', () => {
  const { root, read } = copyContent()
  const before = JSON.parse(read('content/site.json'))
  const given = new Map([
    [find('site.owner.phone'), '+34911222333'],
    [find('site.owner.jobTitle'), 'Cheesemaker'],
  ])
  const site = JSON.parse(planRecord(given, root).get('content/site.json') ?? '')
  expect(site.owner).toEqual({ ...before.owner, phone: '+34911222333', jobTitle: 'Cheesemaker' })
  expect(site.samples).toEqual(before.samples.filter((name: string) => !/^owner\.(phone|jobTitle)$/.test(name)))
})

test('each value that does not fit is named, and a quote of what there is not is refused', () => {
  const refused = (given: Array<[string, string]>) => {
    try {
      planRecord(new Map(given.map(([id, value]) => [find(id), value])), copyContent().root)
    } catch (error) {
      return Object(error).problems.map(({ field }: { field: string }) => field)
    }
  }
  expect(
    refused([
      ['site.owner.phone', '911'],
      ['site.owner.name', 'Somebody'],
      ['site.owner.email', 'nobody'],
    ]),
  ).toEqual(['site.owner.email', 'site.owner.phone'])
  expect(refused([['site.terms.payment', 'In [claim:none] days']])).toEqual(['site.terms.payment'])
})
