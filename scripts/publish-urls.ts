import { readFileSync, writeFileSync } from 'node:fs'
import { allPages } from '../pages/all-pages.ts'
import { isDraft, visiblePosts } from '../pages/post/visible-posts.ts'
import { getSiteUrl } from '../pages/site-url.ts'
import {
  getLastModified,
  hashContent,
  type PublishedUrls,
  published,
} from '../renderer/server/static-files/last-modified.ts'
import { dataUrl, type PageRecord } from '../renderer/shared/page-data.ts'
import { readBuildId } from './build/stamp.ts'

// Notes what is being published: which URLs there are and what they hold. URLs that have gone stay in the list, so that
// the tests can ask for their redirect.

const file = 'pages/published-urls.json'
const buildId = readBuildId()

const drafts = visiblePosts.filter((slug) => isDraft(slug))
if (drafts.length > 0) {
  console.error(`This build shows posts that a published one does not: ${drafts.join(', ')}.
Run it as it is published: CONTEXT=production npm run published`)
  process.exit(1)
}

const today = new Date().toISOString().slice(0, 10)
const current: PublishedUrls = Object.fromEntries(
  allPages
    .filter(({ listed }) => listed)
    .map(({ path }) => {
      const record: PageRecord = JSON.parse(readFileSync(`dist/client${dataUrl(path, buildId)}`, 'utf8'))
      const hash = hashContent(record, getSiteUrl())
      return [path, { hash, date: getLastModified(path, hash, today) }]
    }),
)
const changed = Object.keys(current).filter((path) => current[path]?.hash !== published[path]?.hash)
const entries = Object.entries({ ...published, ...current }).sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(
  file,
  `{\n${entries.map(([path, entry]) => `  ${JSON.stringify(path)}: ${JSON.stringify(entry)}`).join(',\n')}\n}\n`,
)
console.log(
  `${file}: ${Object.keys(current).length} URLs, ${changed.length} of them new or changed. Commit it with your change.`,
)
