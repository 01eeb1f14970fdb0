import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { hasPages } from '../../pages/route-facts.ts'
import type { Rule } from './site.ts'

/** A page's head names feeds and a Markdown version that are built; so are the posts in the feeds. */
export const feeds: Rule = ({ folder, documents }) => {
  const problems: string[] = []
  const checked = new Set<string>()
  const types = [...(hasPages('blog') ? ['application/atom+xml', 'application/feed+json'] : []), 'text/markdown']
  for (const { file, page, $ } of documents.values()) {
    if (!page.hasOwnUrl) continue
    const targets = new Map(
      $('link[rel="alternate"][type]')
        .toArray()
        .map(({ attribs }) => [attribs.type, attribs.href ?? '']),
    )
    for (const type of types) {
      const target = targets.get(type)
      if (!target || !existsSync(join(folder, target))) {
        problems.push(`${file} names no ${type} that is built; renderer/server/head.ts does`)
        continue
      }
      if (checked.has(target)) continue
      checked.add(target)
      if (type === 'text/markdown') continue
      for (const url of listEntries(type, readFileSync(join(folder, target), 'utf8'))) {
        if (!documents.has(new URL(url).pathname)) problems.push(`${target} names ${url}, which is not built`)
      }
    }
  }
  return problems
}

function listEntries(type: string, content: string): string[] {
  if (type === 'application/feed+json') return JSON.parse(content).items.map(({ url }: { url: string }) => url)
  const $ = load(content, { xml: true })
  return $('entry > link')
    .toArray()
    .map(({ attribs }) => attribs.href ?? '')
}
