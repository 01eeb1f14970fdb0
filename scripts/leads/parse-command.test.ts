import { expect, test } from 'vitest'
import { parseCommand } from './parse-command.ts'

test('without arguments all is listed for reading', () => {
  expect(parseCommand([])).toMatchObject({ isHelp: false, isDeployed: false, isHeldOnly: false, output: 'text' })
})

test.each([
  [['--csv', '--deployed'], { isDeployed: true, output: 'csv' }],
  [['--json', '--since', '2026-11-01'], { output: 'json', since: '2026-11-01' }],
  [['--release', '0b6a2a3e'], { action: { name: 'release', value: '0b6a2a3e' } }],
  [['--erase', ' ana@example.org', '--also'], { action: { name: 'erase', value: 'ana@example.org' }, isAlso: true }],
])('%j is read', (args, command) => {
  expect(parseCommand(args)).toMatchObject(command)
})

test.each([
  [['--wrong'], 'Unknown option'],
  [['ana@example.org'], 'Unexpected argument'],
  [['--json', '--csv'], 'exclude each other'],
  [['--json', '--erase', 'ana@example.org'], 'exclude each other'],
  [['--release', '0b6a2a3e', '--erase', 'ana@example.org'], 'exclude each other'],
  [['--release', '0b6a2a3e', '--held'], 'go with lists'],
  [['--also'], 'goes with --erase'],
  [['--since', '2026-02-30'], 'expects a day'],
  [['--since', 'May'], 'expects a day'],
  [['--erase', 'ana'], 'e-mail address'],
  [['--export', 'ana＠example.org'], 'e-mail address'],
  [['--erase'], 'argument missing'],
  [['--release', 'x'], 'expects the id'],
])('%j is refused with the reason and the usage', (args, reason) => {
  expect(() => parseCommand(args)).toThrow(reason)
  expect(() => parseCommand(args)).toThrow('npm run leads -- --held')
})
