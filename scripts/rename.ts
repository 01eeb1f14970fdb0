import { runCommand } from './shared/command.ts'

const usage = `npm run rename -- service <old> <new>   gives a piece another name in its address; the old address leads to the new one

Kinds: service, case, project, idea, city, city-service, post, testimonial, claim, position, skill, tool, platform`

await runCommand(
  { usage, expects: ['a kind', 'the old name', 'the new one'] },
  async ({ argument: kind, others: [name = '', newName = ''] }) => {
    const { planRename } = await import('../authoring/setup/plan-piece.ts')
    const { writeChanges } = await import('../authoring/setup/write-changes.ts')
    return writeChanges({ id: name, before: name, after: newName }, await planRename(kind, name, newName))
  },
)
