import { spawnSync } from 'node:child_process'
import { amendUpgrade, undoUpgrade, upgrade, withRelease } from '../authoring/upgrade/upgrade.ts'
import { tell } from '../locales/owner.ts'
import { runCommand, writeUsage } from './shared/command.ts'

const usage = writeUsage([
  ['npm run upgrade', tell('upgrade.usage')],
  ['npm run upgrade -- --to v1.2', tell('upgrade.usage.to')],
  ['npm run upgrade -- --from ../engine', tell('upgrade.usage.from')],
  ['npm run upgrade -- --undo', tell('upgrade.usage.undo')],
])

await runCommand({ usage, flags: ['undo'], options: { from: 'text', to: 'text' } }, ({ has, get }) => {
  if (has('undo')) return tell('upgrade.undone', { release: undoUpgrade('.') })
  const { release, read, own } = upgrade('.', { from: get('from'), to: get('to') })
  // Processes of their own: the code that runs here is that of before.
  const run = (step: string, cwd = '.') => spawnSync(step, { cwd, shell: true, stdio: 'inherit' }).status === 0
  const install = 'npm install --no-audit --no-fund'
  const check = 'npm run check'
  const failed =
    [install, 'npm run extract', 'npm run --if-present build'].find((step) => !run(step)) ??
    // Tests hold words of the contents beside which they were written.
    withRelease('.', (folder) => (run(check, folder) ? undefined : check))
  amendUpgrade('.')
  if (failed) {
    undoUpgrade('.')
    run(install)
    throw new Error(tell('upgrade.failed', { step: failed, release }))
  }
  return [
    tell('upgrade.done', { release }),
    read.length > 0 && [tell('upgrade.legal'), ...read].join('\n  '),
    own.length > 0 && [tell('upgrade.yours'), ...own].join('\n  '),
  ]
    .filter(Boolean)
    .join('\n\n')
})
