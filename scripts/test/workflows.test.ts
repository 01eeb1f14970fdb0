import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const files = globSync('.github/{workflows,actions}/**/*.yml')

test('every action is pinned by the hash of a commit, with its release beside it', () => {
  const uses = files.flatMap((file) => readFileSync(file, 'utf8').match(/uses: .*/g) ?? [])
  const actions = uses.filter((line) => !line.startsWith('uses: ./'))
  expect(actions.length).toBeGreaterThan(0)
  for (const action of actions) expect(action).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

const workflowSchema = v.object({ on: v.object({ schedule: v.array(v.object({ cron: v.string() })) }) })

test.each([
  { name: 'weekly', cron: /^\d+ \d+ \* \* \d$/, command: 'npm audit --omit dev --audit-level high' },
  { name: 'site', cron: /^\d+ \* \* \* \*$/, command: 'npm run smoke -- "$SITE_URL" --read-only' },
])('what changes without a commit is looked at by a schedule: $name', ({ name, cron, command }) => {
  const text = readFileSync(`.github/workflows/${name}.yml`, 'utf8')
  const { schedule } = v.parse(workflowSchema, parse(text)).on
  expect(schedule.map((entry) => entry.cron).join()).toMatch(cron)
  expect(text).toContain(`run: ${command}\n`)
})
