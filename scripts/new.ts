import { findPiecePath, isNewPieceKind, newPieces, planPiece } from '../authoring/new/piece.ts'
import { planPost } from '../authoring/new/post.ts'
import { saveForEditor } from '../authoring/setup/write-changes.ts'
import { ask, runCommand } from './shared/command.ts'

const keys = [...new Set(Object.values(newPieces).flatMap(({ fields }) => fields.map(({ key }) => key)))]
const listOptions = (kind: keyof typeof newPieces) =>
  newPieces[kind].fields.flatMap(({ key, name }) => (key === 'name' ? [] : `  --${key.padEnd(12)} ${name}`)).join('\n')

const usage = `npm run new post "Title of the post"   makes content/blog/<slug>/ with a file for each language
npm run new service "Name"             a service with its page; so a city and a course

Words that are not given are asked for, or say what belongs there until you write them (npm run edit). With -- --title "…" and so on:

service
${listOptions('service')}
city
${listOptions('city')}
course
${listOptions('course')}`

const options = Object.fromEntries(keys.map((key) => [key, 'text' as const]))

await runCommand(
  { usage, options, expects: ['post, service, city or course', 'its name in quotation marks'] },
  async ({ argument: kind, others: [title = ''], get }) => {
    if (kind === 'post') return createPost(title)
    if (!isNewPieceKind(kind)) throw new Error(usage)
    const given: Record<string, string | undefined> = { name: title }
    for (const { key, name, options: choices } of newPieces[kind].fields) {
      const known = choices?.length ? ` (${choices.join(', ')})` : ''
      given[key] ??= get(key) ?? (await ask(`${name}${known}: `)) ?? undefined
    }
    const { slug, edits } = await planPiece(kind, given)
    const path = findPiecePath(kind, slug)
    await saveForEditor({ id: slug, page: path, after: `a new ${kind}` }, edits)
    return `Made ${path} in all languages: ${[...edits.keys()].join(', ')}.

1. \`npm run edit\` shows it: click a text to change it. What is still to be written says so, and \`npm run ready\` names it.
2. In the other languages its words stand as drafts: translate them there, or \`npm run translate -- ${slug}\` drafts them.
3. *Publish* in the editor sends it.`
  },
)

async function createPost(title: string): Promise<string> {
  const { slug, files } = planPost(title)
  await saveForEditor({ id: `posts.${slug}`, page: `/blog/${slug}`, after: title }, new Map(files))
  const [first = ''] = files.map(([file]) => file)
  return `Made content/blog/${slug}/ in ${files.length} languages, as a draft of today.

1. Write ${first}, and choose its category and services at its top.
2. Translate it in the other files, or let \`npm run translate -- posts.${slug}\` draft them.
3. \`npm run dev\` shows it, marked as a draft, at /blog/${slug}.
4. A figure is optional: content/figures/${slug}.json, with numbers of its own text or code, then \`npm run extract\`. Without one its title is its picture for sharing.
5. \`npm run content -- --accept posts.${slug}\` notes that the translations are made from these words.
6. Take \`draft: true\` out of ${first} to publish it; \`npm run check\` says what is still missing.`
}
