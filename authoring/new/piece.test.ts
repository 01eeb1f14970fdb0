import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { defaultLocale, localeCodes } from '../../locales/locales.ts'
import { readPo } from '../../locales/po-file.ts'
import { changeJson, listNames } from '../setup/pieces.ts'
import { copyOwnerFiles, runOn } from '../setup/plan-changes.ts'
import { withCode } from '../testing.ts'
import { planPiece } from './piece.ts'
import { findPlaceholder, getPlaceholders } from './placeholders.ts'

const words = {
  name: 'Soft cheese',
  title: 'Soft cheese from raw milk',
  teaser: 'From milk to rind',
  description:
    'A day in the dairy for people who want to make soft cheese at home: milk, rennet, moulds and the first rind.',
  intro: 'You make a cheese from eight litres of milk. It goes home with you.',
  readers: 'Families\nCooks',
  question: 'Do I need a dairy?',
  answer: 'No, a kitchen will do.',
}

test('a service is there in all languages, its words as drafts in the others, and none is a placeholder', async () => {
  const { slug, edits } = await planPiece('service', words)
  expect(slug).toBe('soft-cheese')
  const file = JSON.parse(edits.get('content/services/soft-cheese.json') ?? '')
  expect(file).toMatchObject({ title: words.title, audience: ['Families', 'Cooks'], faq: [{ answer: words.answer }] })
  expect(JSON.parse(edits.get('content/slugs.json') ?? '').services).toEqual([...listNames('service'), 'soft-cheese'])
  for (const locale of localeCodes.filter((code) => code !== defaultLocale)) {
    const states = readPo(edits.get(`locales/${locale}/content/services.po`) ?? '')
    expect(states.get('services.soft-cheese.title')).toMatchObject({ text: words.title, isDraft: true })
    expect([...states].some(([id, { text }]) => id.startsWith('services.soft-cheese') && !text)).toBe(false)
  }
  expect([...edits.values()].filter((text) => findPlaceholder(String(text)))).toEqual([])
})

test('a name alone makes a service, a city and a course, which say in each language what belongs there', async () => {
  for (const kind of ['service', 'city'] as const) {
    const { edits } = await planPiece(kind, { name: 'A Coruña' })
    const text = [...edits].find(([file]) => file.endsWith('/a-coruna.json'))?.[1] ?? ''
    expect(JSON.parse(text)).toMatchObject({ name: 'A Coruña', intro: getPlaceholders(defaultLocale).intro })
  }
  // Late on a day before summer time begins.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T22:59Z') })
  onTestFinished(() => void vi.useRealTimers())
  const course = await planPiece('course', { name: 'Some day' })
  const { sample, sessions } = JSON.parse(course.edits.get(`content/courses/${course.slug}.json`) ?? '')
  expect([sample, sessions]).toEqual([true, [{ day: '2026-04-26' }]])
  const { slug, edits } = await planPiece('course', {
    name: 'One day',
    day: '2099-01-02',
    place: 'A Coruña',
    address: 'Rúa 1',
    euros: '90',
    vat: '21',
  })
  expect(slug).toBe('one-day-2099-01')
  expect(JSON.parse(edits.get(`content/courses/${slug}.json`) ?? '')).toMatchObject({
    place: 'A Coruña',
    sample: false,
    price: { net: 90, vatRate: 21 },
  })
})

test('a name twice, one without letters, a wrong day and an address without a place are refused', async () => {
  const [taken = ''] = listNames('service')
  await expect(planPiece('service', { name: taken })).rejects.toThrow(withCode('refused', 'name'))
  await expect(planPiece('city', { name: '马德里' })).rejects.toThrow(withCode('refused', 'name'))
  await expect(planPiece('course', { name: 'X', day: '28/02/2099' })).rejects.toThrow(
    withCode('wrong-value', 'sessions.0.day'),
  )
  await expect(planPiece('course', { name: 'X', day: '2099-01-02', address: 'Rúa 1' })).rejects.toThrow(
    withCode('missing-field', 'place'),
  )
})

test('words that a new piece begins with are neither approved nor built for the public', async () => {
  const copy = copyOwnerFiles()
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  await runOn(copy, 'scripts/new.ts', 'post', 'Where the time goes')
  changeJson('content/hero.json', copy, (hero) => ({ ...hero, lead: getPlaceholders('en').intro }))
  const script = `import { planField } from '${process.cwd()}/authoring/fields.ts'
    import { listLeft } from '${process.cwd()}/authoring/ready/list-left.ts'
    import { readEnvironment } from '${process.cwd()}/environment.ts'
    import { listProblems } from '${process.cwd()}/owner-error.ts'
    let problems = []
    try { planField('posts.where-the-time-goes.approved', '2099-01-02') } catch (error) { problems = listProblems(error) }
    const { values } = readEnvironment({ CONTEXT: 'production', FORMS_WITHOUT_MAIL: '1' })
    const left = (await listLeft(values, [])).filter(({ kind }) => kind === 'placeholder').map(({ id }) => id)
    console.log(JSON.stringify({ problems, left }))`
  writeFileSync(join(copy, 'look.mjs'), script)
  const { problems, left } = JSON.parse(await runOn(copy, join(copy, 'look.mjs')))
  expect(problems).toMatchObject([{ code: 'wrong-words', field: 'approved' }])
  expect(left).toEqual(['hero.lead'])
})
