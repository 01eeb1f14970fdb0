import { spawnSync } from 'node:child_process'
import { undoUpgrade, upgrade } from '../authoring/upgrade/upgrade.ts'
import { runCommand } from './shared/command.ts'

const usage = `npm run upgrade                takes in the newest release of the engine: your words and what you took out stay
npm run upgrade -- --to v1.2   the same of a tag or commit
npm run upgrade -- --undo      takes the last upgrade back`

await runCommand({ usage, flags: ['undo'], options: { to: 'text' } }, ({ has, get }) => {
  if (has('undo')) return `Taken back: ${undoUpgrade('.')}. Run: npm install`
  const { release, read, own } = upgrade('.', get('to'))
  // Processes of their own: the code that runs here is that of before.
  const steps = ['npm install --no-audit --no-fund', 'npm run extract', 'npm run check']
  const failed = steps.find((step) => spawnSync(step, { shell: true, stdio: 'inherit' }).status !== 0)
  const parts = [
    `The site stands on ${release} now. CHANGELOG.md says what is new.`,
    read.length > 0 && `Legal texts that have changed, for you to read:\n${read.map((file) => `  ${file}`).join('\n')}`,
    own.length > 0 &&
      `Yours stayed, though the engine has other words there:\n${own.map((file) => `  ${file}`).join('\n')}`,
    failed && `“${failed}” found something. Look at it before you publish, or take all back: npm run upgrade -- --undo`,
  ]
  return { text: parts.filter(Boolean).join('\n\n'), code: failed ? 1 : 0 }
})
