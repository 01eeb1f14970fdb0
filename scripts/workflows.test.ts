import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const files = globSync('.github/{workflows,actions}/**/*.yml')

test('every action is pinned by the hash of a commit and names its release', () => {
  const uses = files.flatMap((file) => readFileSync(file, 'utf8').match(/uses: .*/g) ?? [])
  const actions = uses.filter((line) => !line.startsWith('uses: ./'))
  expect(actions.length).toBeGreaterThan(0)
  for (const action of actions) expect(action).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('each push runs every browser test except those of the demos, which have their own workflow', () => {
  const [, pattern = ''] = /playwright test '(.+?)'/.exec(readFileSync('.github/workflows/test.yml', 'utf8')) ?? []
  const left = globSync('**/*.e2e.ts', { exclude: ['**/node_modules/**'] })
    .map((file) => resolve(file))
    .filter((file) => !new RegExp(pattern).test(file))
  expect(pattern).not.toBe('')
  expect(left.length).toBeGreaterThan(0)
  expect(left.filter((file) => !file.includes('/demos/'))).toEqual([])
})
