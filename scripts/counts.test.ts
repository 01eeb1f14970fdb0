import { expect, test } from 'vitest'
import counts from './counts.ts'

test('the help has a line for each option and what it does', async () => {
  const { text, code } = await counts(['--help'])
  expect(code).toBe(0)
  for (const line of text.split('\n')) expect(line).toMatch(/^ *(npm run|--)\S*.*\S {2,}\S/)
})
