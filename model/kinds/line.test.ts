import { expect, test } from 'vitest'
import { type Line, readFragment, shorten, writeFragment } from './line.ts'
import { findSteps, writeLine } from './line-in-words.ts'

const line: Line = {
  title: 'Order paper ~ & pens #1',
  steps: [
    { by: 'rule', text: 'Count 100% of the shelf' },
    { by: 'model', text: 'Ça, 纸 and 🖊' },
    { by: 'person', text: '' },
    { by: 'person', text: 'Sign (yes/no)?' },
  ],
}
const names = { rule: 'Norma', model: 'Motor', person: 'Gente' }

test('a line stands in an address and comes back as it was', () => {
  const fragment = writeFragment(line)
  expect(fragment).toMatch(/^#v1\.rmpp\.[^ #?&~]+(~[^ #?&~]*){4}$/)
  expect(fragment.split('~')).toHaveLength(5)
  expect(readFragment(fragment)).toEqual(line)
  expect(readFragment(new URL(fragment, 'https://example.com/').hash)).toEqual(line)
})

test('a line may come without percent signs, as somebody types it', () => {
  expect(readFragment('#v1.rmp.~Eins zwei~é~中')).toEqual({
    title: '',
    steps: [
      { by: 'rule', text: 'Eins zwei' },
      { by: 'model', text: 'é' },
      { by: 'person', text: '中' },
    ],
  })
})

test.each([
  ['nothing', ''],
  ['an anchor', '#table'],
  ['another version', '#v2.rrr.T~a~b~c'],
  ['too few steps', '#v1.rr.T~a~b'],
  ['too many steps', '#v1.rrrrrrrrr.T~a~b~c~d~e~f~g~h~i'],
  ['an unknown letter', '#v1.rrx.T~a~b~c'],
  ['fewer texts than letters', '#v1.rmp.T~a~b'],
  ['more texts than letters', '#v1.rmp.T~a~b~c~d'],
  ['a text that is too long', `#v1.rmp.T~a~b~${'x'.repeat(61)}`],
  ['a title that is too long', `#v1.rmp.${'%C3%A9'.repeat(61)}~a~b~c`],
  ['half a percent sign', '#v1.rmp.T~a~b~%E2%82'],
  ['no texts', '#v1.rmp'],
])('%s is no line', (_, fragment) => {
  expect(readFragment(fragment)).toBeUndefined()
})

test('sixty letters are counted as readers count them', () => {
  const text = '🖊'.repeat(60)
  expect(readFragment(writeFragment({ ...line, title: text }))?.title).toBe(text)
})

test('a text stays on its line and in its direction', () => {
  expect(readFragment('#v1.rmp.a%0Ab~%E2%80%AEc~d%09e~f')?.steps.map(({ text }) => text)).toEqual([' c', 'd e', 'f'])
  expect(readFragment('#v1.rmp.a%0Ab~c~d~e')?.title).toBe('a b')
})

test('a message says the line in words, and who does its steps is read from them', () => {
  const message = writeLine(line, names)
  expect(message).toBe(`Order paper ~ & pens #1
1. Count 100% of the shelf · Norma
2. Ça, 纸 and 🖊 · Motor
3. Gente
4. Sign (yes/no)? · Gente`)
  const found = ['rule', 'model', 'person', 'person']
  expect(findSteps(message, names)).toEqual(found)
  expect(findSteps(`Hello!\r\n\r\n${message.replaceAll('\n', '\r\n')}\r\nThank you`, names)).toEqual(found)
  expect(findSteps(message.replace('Motor', 'gente'), names)).toEqual(['rule', 'person', 'person', 'person'])
})

test('a message without a line has no steps', () => {
  expect(findSteps('', names)).toEqual([])
  expect(findSteps('1. We count\n2. We sign · Gente\n3. We wait', names)).toEqual([])
  expect(findSteps(Array.from({ length: 9 }, (_, index) => `${index}. a · Norma`).join('\n'), names)).toEqual([])
})

test('the longest line fits the field for notes in each language', () => {
  const text = 'x'.repeat(60)
  const long = { title: text, steps: Array.from({ length: 8 }, () => ({ by: 'person' as const, text })) }
  expect(writeLine(long, { ...names, person: 'x'.repeat(20) }).length).toBeLessThanOrEqual(1000)
})

test('a longer text of ours ends with a mark', () => {
  expect(shorten('x'.repeat(60))).toBe('x'.repeat(60))
  expect([...shorten('é'.repeat(61))]).toHaveLength(60)
})
