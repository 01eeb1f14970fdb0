import { kinds } from '../authoring/setup/pieces.ts'
import { tell } from '../locales/owner.ts'
import { runCommand, writeUsage } from './shared/command.ts'

const usage = writeUsage(
  [['npm run rename -- service <old> <new>', tell('pieces.usage.rename')]],
  tell('pieces.usage.kinds', { kinds: kinds.filter((kind) => kind !== 'page' && kind !== 'course').join(', ') }),
)

await runCommand(
  { usage, expects: [tell('pieces.expects.kind'), tell('pieces.expects.old'), tell('pieces.expects.new')] },
  async ({ argument: kind, others: [name = '', newName = ''] }) => {
    const { planRename } = await import('../authoring/setup/plan-piece.ts')
    const { writeChanges } = await import('../authoring/setup/write-changes.ts')
    return writeChanges({ id: name, before: name, after: newName }, await planRename(kind, name, newName))
  },
)
