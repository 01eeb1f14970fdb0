import { expect, test } from 'vitest'
import { parseCommand } from './parse-command.ts'

test('without arguments all is listed', () => {
  expect(parseCommand([])).toEqual({ isHelp: false, isDeployed: false, isQuarantinedOnly: false, output: 'text' })
})

test('options are read', () => {
  expect(parseCommand(['--csv', '--subscribers', '--deployed'])).toMatchObject({
    isDeployed: true,
    output: 'subscribers.csv',
  })
  expect(parseCommand(['--answered', '0b6a2a3e'])).toMatchObject({ answered: '0b6a2a3e' })
})

test.each([
  [['--wrong'], 'Unknown option'],
  [['ana@example.org'], 'Unexpected argument'],
  [['--json', '--csv'], 'exclude each other'],
  [['--json', '--erase', 'ana@example.org'], 'exclude each other'],
  [['--subscribers'], 'goes with --csv'],
  [['--erase', 'ana'], 'e-mail address'],
  [['--erase'], 'argument missing'],
  [['--answered', 'x'], 'expects the id'],
])('%j is refused with the reason and the usage', (args, reason) => {
  expect(() => parseCommand(args)).toThrow(reason)
  expect(() => parseCommand(args)).toThrow('npm run leads -- --held')
})
