import { readFileSync } from 'node:fs'
import { saveForEditor } from '../authoring/setup/write-changes.ts'
import { tell } from '../locales/owner.ts'
import { getIssue } from '../model/kinds/issues.ts'
import { getPost } from '../model/kinds/posts.ts'
import { type PublishedUrls, published } from '../model/kinds/published-urls.ts'
import { today } from '../model/today.ts'
import { findOwnerFile } from '../owner-files.ts'
import { newestIssues } from '../pages/data/issues.ts'
import { isPublishable, visiblePosts } from '../pages/data/visible-posts.ts'
import { getLastModified, hashesFile } from '../renderer/server/static-files/last-modified.ts'
import { runCommand, writeUsage } from './shared/command.ts'

// Notes what is being published: which URLs there are and what they hold. URLs that have gone stay in the list, so that
// the tests can ask for their redirect.

const file = 'content/published-urls.json'

const usage = writeUsage([['npm run publish-urls', tell('texts.urls.usage')]])

await runCommand({ usage }, async () => {
  const drafts = [
    ...visiblePosts.filter((slug) => !isPublishable(getPost(slug), today())),
    ...newestIssues.filter((slug) => !isPublishable(getIssue(slug), today())),
  ]
  if (drafts.length > 0) throw new Error(tell('texts.urls.drafts', { drafts: drafts.join(', ') }))

  const hashes: Record<string, string> = JSON.parse(readFileSync(findOwnerFile(`dist/${hashesFile}`), 'utf8'))
  const current: PublishedUrls = Object.fromEntries(
    Object.entries(hashes).map(([path, hash]) => [path, { hash, date: getLastModified(path, hash, today()) }]),
  )
  const changed = Object.keys(current).filter((path) => current[path]?.hash !== published[path]?.hash)
  const entries = Object.entries({ ...published, ...current }).sort(([a], [b]) => (a < b ? -1 : 1))
  const text = `{\n${entries.map(([path, entry]) => `  ${JSON.stringify(path)}: ${JSON.stringify(entry)}`).join(',\n')}\n}\n`
  await saveForEditor({ id: 'published-urls', after: `${changed.length} URLs` }, new Map([[file, text]]))
  return tell('texts.urls', { file, count: Object.keys(current).length, changed: changed.length })
})
