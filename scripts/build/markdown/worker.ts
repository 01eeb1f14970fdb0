import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { getSiteUrl } from '../../../pages/site-url.ts'
import { createMarkdown, readMain } from '../../../renderer/server/markdown.ts'
import { hashFiles } from '../build-id.ts'

/** Outlives the build folder, so that a later build converts only what has changed. */
const cache = 'node_modules/.cache/markdown-twins'

const siteUrl = getSiteUrl()

/** What decides how a twin looks, beside its page. */
const conversion = `${hashFiles(['renderer/server/markdown.ts', 'package-lock.json'])} ${siteUrl}`

mkdirSync(cache, { recursive: true })

/** Writes the twins of the documents that it is told of, until it gets `null`. */
parentPort?.on('message', (files: string[] | null) => {
  if (files) for (const file of files) writeTwin(file)
  else parentPort?.close()
})

function writeTwin(file: string) {
  const html = readFileSync(file, 'utf8')
  const hash = createHash('sha256').update(conversion).update(readMain(html)).digest('hex').slice(0, 16)
  const twin = join(cache, `${hash}.md`)
  if (!existsSync(twin)) writeFileSync(twin, createMarkdown(html, siteUrl))
  copyFileSync(twin, file.replace(/html$/, 'md'))
}
