import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { askAll, openTerminal } from './ask.ts'

const questions = [
  { key: 'name', name: 'Your name' },
  { key: 'town', name: 'Your town' },
]

function open(...lines: string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const ask = openTerminal(input, output)
  input.write(lines.map((line) => `${line}\n`).join(''))
  return { ask, input, output }
}

test('lines that are pasted, or typed while nobody asks, answer the questions in their order', async () => {
  const { ask, input } = open('Ana', 'Lugo')
  expect(await ask('Name? ')).toBe('Ana')
  await new Promise(setImmediate)
  input.write('Spain\n')
  await new Promise(setImmediate)
  expect([await ask('Town? '), await ask('Country? ')]).toEqual(['Lugo', 'Spain'])
  input.end()
  expect(await ask('More? ')).toBeUndefined()
})

test('questions are counted, `<` goes back, Enter keeps what stands there, and nothing is done before the last look', async () => {
  const { ask, output } = open('Anna', '<', 'Ana', 'Lugo', '<', '', 'n', '', '', 'y')
  const given: Record<string, string | undefined> = {}
  expect(await askAll(questions, given, ask)).toBe(true)
  expect(given).toEqual({ name: 'Ana', town: 'Lugo' })
  output.end()
  const shown = await text(output)
  expect(shown).toContain('2 of 2: Your town')
  expect(shown).toContain('1 of 2: Your name [Anna]')
  expect(shown).toMatch(/ {2}Your name: Ana\n {2}Your town: Lugo\n\n.*Write this\?/)
})

test('a terminal that ends before the last look says no', async () => {
  const { ask, input } = open('Ana')
  input.end()
  expect(await askAll(questions, {}, ask)).toBe(false)
})
