import { spawnSync } from 'node:child_process'
import { undoUpgrade, upgrade } from '../authoring/upgrade/upgrade.ts'
import { tell } from '../locales/owner.ts'
import { runCommand, writeUsage } from './shared/command.ts'

const usage = writeUsage([
  ['npm run upgrade', tell('upgrade.usage')],
  ['npm run upgrade -- --to v1.2', tell('upgrade.usage.to')],
  ['npm run upgrade -- --undo', tell('upgrade.usage.undo')],
])

await runCommand({ usage, flags: ['undo'], options: { to: 'text' } }, ({ has, get }) => {
  if (has('undo')) return tell('upgrade.undone', { release: undoUpgrade('.') })
  const { release, read, own } = upgrade('.', get('to'))
  // Processes of their own: the code that runs here is that of before.
  const steps = ['npm install --no-audit --no-fund', 'npm run extract', 'npm run check']
  const failed = steps.find((step) => spawnSync(step, { shell: true, stdio: 'inherit' }).status !== 0)
  const parts = [
    tell('upgrade.done', { release }),
    read.length > 0 && [tell('upgrade.legal'), ...read].join('\n  '),
    own.length > 0 && [tell('upgrade.yours'), ...own].join('\n  '),
    failed && tell('upgrade.failed', { step: failed }),
  ]
  return { text: parts.filter(Boolean).join('\n\n'), code: failed ? 1 : 0 }
})
