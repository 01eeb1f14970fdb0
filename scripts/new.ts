import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { postSlugs } from '../content/slugs.ts'
import { localeCodes } from '../locales/locales.ts'
import { addPost, createPostFile, createSlug } from './new/post.ts'

const usage = `npm run new post "Title of the post"   makes content/blog/<slug>/ with a file for each language`

const [kind, title = ''] = process.argv.slice(2)
if (kind !== 'post' || createSlug(title) === '') {
  console.error(usage)
  process.exit(1)
}

const slug = createSlug(title)
if ((postSlugs as readonly string[]).includes(slug)) {
  console.error(`There is a post with this title already: content/blog/${slug}/`)
  process.exit(1)
}

const today = new Date().toISOString().slice(0, 10)
const changed = addPost({ slugs: read('content/slugs.ts'), posts: read('content/blog.ts') }, slug, today)
writeFileSync('content/slugs.ts', changed.slugs)
writeFileSync('content/blog.ts', changed.posts)
mkdirSync(`content/blog/${slug}`, { recursive: true })
for (const locale of localeCodes) writeFileSync(`content/blog/${slug}/${locale}.md`, createPostFile(title, locale))
console.log(`Made content/blog/${slug}/ in ${localeCodes.length} languages, as a draft of ${today}.

1. Write content/blog/${slug}/en.md, and choose its category and services in content/blog.ts.
2. Translate it in the other files, or let \`npm run translate -- posts.${slug}\` draft them.
3. \`npm run dev\` shows it, marked as a draft, at /blog/${slug}.
4. \`npm run content -- --accept posts.${slug}\` notes that the translations are made from this English.
5. Take \`draft: true\` out of content/blog.ts to publish it; \`npm run check\` says what is still missing.`)

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
