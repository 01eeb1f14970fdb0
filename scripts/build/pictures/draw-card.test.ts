import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brand } from '../../../model/kinds/brand.ts'
import { type Card, drawCard } from './draw-card.ts'

const card: Card = { locale: 'en', title: 'Title', kicker: 'Kind', name: 'Name', steps: [{ step: 'rule', share: 1 }] }

/** How many pixels of the sheet on the right have a colour, with a figure or with other parts of a card. */
async function count(color: string, shown: string | Partial<Card>): Promise<number> {
  const picture = sharp(await drawCard({ ...card, ...(typeof shown === 'string' ? { figure: shown } : shown) }))
  const { width, height } = await picture.metadata()
  expect([width, height]).toEqual([1200, 630])
  const sheet = { left: 546, top: 58, width: 654, height: 470 }
  const pixels = await picture.extract(sheet).removeAlpha().raw().toBuffer()
  return (
    pixels
      .toString('hex')
      .match(/.{6}/g)
      ?.filter((pixel) => `#${pixel}` === color).length ?? 0
  )
}

test('a figure is drawn with its bars and drawings in their inks', async () => {
  expect(await count(brand.model, '<figure><p>Words</p></figure>')).toBe(0)
  const bar =
    '<figure><table><tbody><tr><td style="--start:0;--end:50"><span>x</span></td></tr></tbody></table></figure>'
  expect(await count(brand.model, bar)).toBeGreaterThan(280 * 14)
  const map =
    '<figure><svg viewBox="0 0 100 50" width="100" height="50"><circle cx="50" cy="25" r="9" data-past="true"/></svg></figure>'
  expect(await count(brand.model, map)).toBeGreaterThan(8000)
})

test('what is only heard is not drawn, and Chinese letters are', async () => {
  const empty = await count(brand.person, '<figure><p></p></figure>')
  expect(await count(brand.person, '<figure><p><span class="visually-hidden">words</span></p></figure>')).toBe(empty)
  const chinese = await count(brand.person, '<figure><p>训练营</p></figure>')
  expect(chinese).toBeGreaterThan(empty)
  expect(await count(brand.person, '<figure><p>训训训</p></figure>')).not.toBe(chinese)
})

test('the steps are large where a page has nothing else to draw, and a line elsewhere', async () => {
  expect(await count(brand.rule, {})).toBeGreaterThan(600 * 100)
  expect(await count(brand.rule, { plan: [{ share: 1, time: 'Week 1', words: 'Start' }] })).toBe(0)
})

test('a date and counts are as large as they can be', async () => {
  expect(await count(brand.person, { date: 'Mon 09:00', title: '' })).toBeGreaterThan(10_000)
  const counts = [1, 2, 30].map((count) => ({ step: 'model' as const, count, words: '' }))
  expect(await count(brand.model, { counts, steps: [] })).toBeGreaterThan(20_000)
})

test('no dot is cut by the edge of its part', async () => {
  const steps = [
    { step: 'rule', share: 3 },
    { step: 'person', share: 1 },
  ] as const
  const picture = sharp(await drawCard({ ...card, date: 'Mon 09:00', steps: [...steps] }))
  const edge = await picture.extract({ left: 1140, top: 492, width: 2, height: 20 }).removeAlpha().raw().toBuffer()
  const ink = Buffer.from(brand.person.slice(1), 'hex')
  expect(Math.max(...edge.map((value, index) => Math.abs(value - (ink[index % 3] ?? 0))))).toBeLessThan(3)
})
