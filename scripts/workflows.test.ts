import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
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
  { name: 'weekly', cron: /^\d+ \d+ \* \* \d$/, command: 'run: npm audit --omit dev --audit-level high\n' },
  { name: 'site', cron: /^\d+ \* \* \* \*$/, command: '/api/health"' },
])('what changes without a commit is looked at by a schedule: $name', ({ name, cron, command }) => {
  const text = readFileSync(`.github/workflows/${name}.yml`, 'utf8')
  const { schedule } = v.parse(workflowSchema, parse(text)).on
  expect(schedule.map((entry) => entry.cron).join()).toMatch(cron)
  expect(text).toContain(command)
})

test('each push runs every browser test, but for those of the demos, which have a workflow of their own', () => {
  const [, pattern = ''] = /playwright test '(.+?)'/.exec(readFileSync('.github/workflows/test.yml', 'utf8')) ?? []
  const left = globSync('**/*.e2e.ts', { exclude: ['**/node_modules/**'] })
    .map((file) => resolve(file))
    .filter((file) => !new RegExp(pattern).test(file))
  expect(pattern).not.toBe('')
  expect(left.length).toBeGreaterThan(0)
  expect(left.filter((file) => !file.includes('/demos/'))).toEqual([])
})
