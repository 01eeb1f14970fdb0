import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { listForbiddenSamples } from '../content/samples.ts'

const samples = listForbiddenSamples()

// Without samples the command would go on and build the site.
test.runIf(samples.length > 0)('a production deploy with samples ends with the list of what to fill in', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    env: { ...process.env, CONTEXT: 'production' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  for (const sample of samples) expect(stderr).toContain(sample)
})
