import { ask, runCommand } from './shared/command.ts'

const usage = `npm run remove -- service <slug>              takes a piece out, with all that names it
npm run remove -- service <slug> --to /path   where its published address leads; \`gone\` answers with 410

Kinds: service, page, case, project, idea, city, city-service, post, course, testimonial, claim, position, skill, tool, platform`

await runCommand(
  { usage, options: { to: 'text' }, expects: ['a kind', 'a name'] },
  async ({ get, argument: kind, others: [name = ''] }) => {
    const { assertKind, pieces } = await import('../authoring/setup/pieces.ts')
    const { path } = pieces[assertKind(kind)]
    const question = `Where shall ${path}/${name} lead, if it was published? [the page above it] `
    const to = get('to') ?? (path !== null ? await ask(question) : undefined)
    const { planRemoval } = await import('../authoring/setup/plan-piece.ts')
    const { writeChanges } = await import('../authoring/setup/write-changes.ts')
    return writeChanges({ id: name, after: 'taken out' }, await planRemoval(kind, name, to || undefined))
  },
)
