import { findPiecePath, isNewPieceKind, type NewPieceKind, newPieces, planPiece } from '../authoring/new/piece.ts'
import { planPost } from '../authoring/new/post.ts'
import { saveForEditor } from '../authoring/setup/write-changes.ts'
import { tell } from '../locales/owner.ts'
import { OwnerError } from '../owner-error.ts'
import { askAll } from './shared/ask.ts'
import { runCommand, writeUsage } from './shared/command.ts'

const keys = [...new Set(Object.values(newPieces).flatMap(({ fields }) => fields.map(({ key }) => key)))]

const usage = writeUsage(
  [
    ['npm run new post "…"', tell('pieces.usage.post')],
    ['npm run new service|city|course "…"', tell('pieces.usage.new')],
    ...Object.entries(newPieces).flatMap(([kind, { fields }]) => [
      [`\n${kind}`, ''] as const,
      ...fields.flatMap(({ key, name }) => (key === 'name' ? [] : [[`    --${key} "…"`, name] as const])),
    ]),
  ],
  tell('pieces.usage.new.more'),
)

const options = Object.fromEntries(keys.map((key) => [key, 'text' as const]))

await runCommand(
  { usage, options, expects: [tell('pieces.expects.kind'), tell('pieces.expects.name')] },
  async ({ argument: kind, others: [title = ''], get }) => {
    if (kind === 'post') return createPost(title)
    if (!isNewPieceKind(kind)) throw new Error(usage)
    const given = { ...Object.fromEntries(keys.map((key) => [key, get(key)])), name: title }
    const { slug, edits } = await plan(kind, given)
    const path = findPiecePath(kind, slug)
    await saveForEditor({ id: slug, page: path, after: tell('pieces.change.new', { kind }) }, edits)
    return tell('pieces.made', { path, files: [...edits.keys()].join(', '), slug })
  },
)

/** Asks for what is not given; answers that do not fit are asked for again, with all that was typed. */
async function plan(kind: NewPieceKind, given: Record<string, string | undefined>) {
  const questions = newPieces[kind].fields.flatMap(({ key, name, options }) =>
    given[key] ? [] : [{ key, name: options?.length ? `${name} (${options.join(', ')})` : name }],
  )
  for (;;) {
    const isAsked = questions.length > 0 && (await askAll(questions, given))
    try {
      return await planPiece(kind, given)
    } catch (error) {
      if (!isAsked || !(error instanceof OwnerError)) throw error
      console.error(`${error.message}\n`)
    }
  }
}

async function createPost(title: string): Promise<string> {
  const { slug, files } = planPost(title)
  await saveForEditor({ id: `posts.${slug}`, page: `/blog/${slug}`, after: title }, new Map(files))
  const [first = ''] = files.map(([file]) => file)
  return tell('pieces.made.post', { slug, first, count: files.length })
}
