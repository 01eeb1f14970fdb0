import { kinds } from '../authoring/setup/pieces.ts'
import { tell } from '../locales/owner.ts'
import { ask } from './shared/ask.ts'
import { runCommand, writeUsage } from './shared/command.ts'

const usage = writeUsage(
  [
    ['npm run remove -- service <slug>', tell('pieces.usage.remove')],
    ['npm run remove -- service <slug> --to /path', tell('pieces.usage.remove.to')],
  ],
  tell('pieces.usage.kinds', { kinds: kinds.join(', ') }),
)

await runCommand(
  { usage, options: { to: 'text' }, expects: [tell('pieces.expects.kind'), tell('pieces.expects.slug')] },
  async ({ get, argument: kind, others: [name = ''] }) => {
    const { assertKind, pieces } = await import('../authoring/setup/pieces.ts')
    const { path } = pieces[assertKind(kind)]
    const question = `${tell('pieces.remove.to', { path: `${path}/${name}` })} `
    const to = get('to') ?? (path !== null ? await ask(question) : undefined)
    const { planRemoval } = await import('../authoring/setup/plan-piece.ts')
    const { writeChanges } = await import('../authoring/setup/write-changes.ts')
    return writeChanges({ id: name, after: tell('pieces.change.gone') }, await planRemoval(kind, name, to || undefined))
  },
)
