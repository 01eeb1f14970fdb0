import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { openTerminal } from './ask.ts'

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
