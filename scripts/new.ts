import { findPiecePath, isNewPieceKind, newPieces, planPiece } from '../authoring/new/piece.ts'
import { planPost } from '../authoring/new/post.ts'
import { saveForEditor } from '../authoring/setup/write-changes.ts'
import { tell } from '../locales/owner.ts'
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
    const { slug, edits } = await planPiece(kind, given)
    const path = findPiecePath(kind, slug)
    await saveForEditor({ id: slug, page: path, after: tell('pieces.change.new', { kind }) }, edits)
    return tell('pieces.made', { path, files: [...edits.keys()].join(', '), slug })
  },
)

async function createPost(title: string): Promise<string> {
  const { slug, files } = planPost(title)
  await saveForEditor({ id: `posts.${slug}`, page: `/blog/${slug}`, after: title }, new Map(files))
  const [first = ''] = files.map(([file]) => file)
  return tell('pieces.made.post', { slug, first, count: files.length })
}
