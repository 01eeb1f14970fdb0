import { kinds } from '../authoring/setup/pieces.ts'
import { loadOwnerI18n } from '../locales/owner.ts'
import { runCommand, writeUsage } from './shared/command.ts'

const i18n = loadOwnerI18n('scripts/pieces')

const usage = writeUsage(
  [['npm run rename -- service <old> <new>', i18n.t('pieces.usage.rename')]],
  i18n.t('pieces.usage.kinds', { kinds: kinds.filter((kind) => kind !== 'page' && kind !== 'course').join(', ') }),
)

await runCommand(
  { usage, expects: [i18n.t('pieces.expects.kind'), i18n.t('pieces.expects.old'), i18n.t('pieces.expects.new')] },
  async ({ argument: kind, others: [name = '', newName = ''] }) => {
    const { planRename } = await import('../authoring/setup/plan-piece.ts')
    const { writeChanges } = await import('../authoring/setup/write-changes.ts')
    return writeChanges({ id: name, before: name, after: newName }, await planRename(kind, name, newName))
  },
)
