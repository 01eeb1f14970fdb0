import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { localeCodes } from '../locales/locales.ts'
import { createPostFile, createSlug } from './new/post.ts'

const usage = `npm run new post "Title of the post"   makes content/blog/<slug>/ with a file for each language`

const [kind, title = ''] = process.argv.slice(2)
if (kind === '--help') {
  console.log(usage)
  process.exit(0)
}
const slug = createSlug(title)
if (kind !== 'post' || slug === '') {
  console.error(usage)
  process.exit(1)
}
const folder = `content/blog/${slug}`
if (existsSync(folder)) {
  console.error(`There is a post with this title already: ${folder}/`)
  process.exit(1)
}

const today = new Date().toISOString().slice(0, 10)
mkdirSync(folder)
for (const locale of localeCodes) writeFileSync(`${folder}/${locale}.md`, createPostFile(title, locale, today))
console.log(`Made ${folder}/ in ${localeCodes.length} languages, as a draft of ${today}.

1. Write ${folder}/en.md, and choose its category and services at its top.
2. Translate it in the other files, or let \`npm run translate -- posts.${slug}\` draft them.
3. \`npm run dev\` shows it, marked as a draft, at /blog/${slug}.
4. A figure is optional: content/figures/${slug}.json, with numbers of its own text or code, then \`npm run extract\`. Without one its title is its picture for sharing.
5. \`npm run content -- --accept posts.${slug}\` notes that the translations are made from this English.
6. Take \`draft: true\` out of en.md to publish it; \`npm run check\` says what is still missing.`)
