import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'playwright/test'

test('the look at a served site passes here but for what the local server does differently', async ({ baseURL }) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/smoke.ts', `${baseURL}`])
  const differences = stdout.match(/(?<=^differs .*: )netlify dev .*/gm)
  expect(new Set(differences)).toEqual(
    new Set([
      'netlify dev caches nothing',
      'netlify dev lets this machine call what only Netlify calls',
      'netlify dev counts no requests',
    ]),
  )
})
