import { spawnSync } from 'node:child_process'
import { undoUpgrade, upgrade } from '../authoring/upgrade/upgrade.ts'
import { loadOwnerI18n } from '../locales/owner.ts'
import { runCommand, writeUsage } from './shared/command.ts'

const i18n = loadOwnerI18n('scripts/upgrade')

const usage = writeUsage([
  ['npm run upgrade', i18n.t('upgrade.usage')],
  ['npm run upgrade -- --to v1.2', i18n.t('upgrade.usage.to')],
  ['npm run upgrade -- --undo', i18n.t('upgrade.usage.undo')],
])

await runCommand({ usage, flags: ['undo'], options: { to: 'text' } }, ({ has, get }) => {
  if (has('undo')) return i18n.t('upgrade.undone', { release: undoUpgrade('.') })
  const { release, read, own } = upgrade('.', get('to'))
  // Processes of their own: the code that runs here is that of before.
  const steps = ['npm install --no-audit --no-fund', 'npm run extract', 'npm run check']
  const failed = steps.find((step) => spawnSync(step, { shell: true, stdio: 'inherit' }).status !== 0)
  const parts = [
    i18n.t('upgrade.done', { release }),
    read.length > 0 && [i18n.t('upgrade.legal'), ...read].join('\n  '),
    own.length > 0 && [i18n.t('upgrade.yours'), ...own].join('\n  '),
    failed && i18n.t('upgrade.failed', { step: failed }),
  ]
  return { text: parts.filter(Boolean).join('\n\n'), code: failed ? 1 : 0 }
})
