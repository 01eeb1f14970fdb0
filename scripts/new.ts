import { planPost } from '../authoring/new/post.ts'
import { saveForEditor } from '../authoring/setup/write-changes.ts'
import { runCommand } from './shared/command.ts'

const usage = `npm run new post "Title of the post"   makes content/blog/<slug>/ with a file for each language`

await runCommand(
  { usage, expects: ['post', 'its title in quotation marks'] },
  async ({ argument: kind, others: [title = ''] }) => {
    if (kind !== 'post') throw new Error(usage)
    const { slug, files } = planPost(title)
    await saveForEditor({ id: `posts.${slug}`, page: `/blog/${slug}`, after: title }, new Map(files))
    const folder = `content/blog/${slug}`
    return `Made ${folder}/ in ${files.length} languages, as a draft of today.

1. Write ${folder}/en.md, and choose its category and services at its top.
2. Translate it in the other files, or let \`npm run translate -- posts.${slug}\` draft them.
3. \`npm run dev\` shows it, marked as a draft, at /blog/${slug}.
4. A figure is optional: content/figures/${slug}.json, with numbers of its own text or code, then \`npm run extract\`. Without one its title is its picture for sharing.
5. \`npm run content -- --accept posts.${slug}\` notes that the translations are made from this English.
6. Take \`draft: true\` out of en.md to publish it; \`npm run check\` says what is still missing.`
  },
)
