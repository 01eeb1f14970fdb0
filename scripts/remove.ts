import { kinds } from '../authoring/setup/pieces.ts'
import { loadOwnerI18n } from '../locales/owner.ts'
import { ask } from './shared/ask.ts'
import { runCommand, writeUsage } from './shared/command.ts'

const i18n = loadOwnerI18n('scripts/pieces')

const usage = writeUsage(
  [
    ['npm run remove -- service <slug>', i18n.t('pieces.usage.remove')],
    ['npm run remove -- service <slug> --to /path', i18n.t('pieces.usage.remove.to')],
  ],
  i18n.t('pieces.usage.kinds', { kinds: kinds.join(', ') }),
)

await runCommand(
  { usage, options: { to: 'text' }, expects: [i18n.t('pieces.expects.kind'), i18n.t('pieces.expects.slug')] },
  async ({ get, argument: kind, others: [name = ''] }) => {
    const { assertKind, pieces } = await import('../authoring/setup/pieces.ts')
    const { path } = pieces[assertKind(kind)]
    const question = `${i18n.t('pieces.remove.to', { path: `${path}/${name}` })} `
    const to = get('to') ?? (path !== null ? await ask(question) : undefined)
    const { planRemoval } = await import('../authoring/setup/plan-piece.ts')
    const { writeChanges } = await import('../authoring/setup/write-changes.ts')
    return writeChanges(
      { id: name, after: i18n.t('pieces.change.gone') },
      await planRemoval(kind, name, to || undefined),
    )
  },
)
