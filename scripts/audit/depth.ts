import type { BuiltDocument, Rule } from './site.ts'

const limit = 3

/** Every listed page is at most three clicks away from the home page of its language. */
export const depth: Rule = ({ documents }) => {
  const homes = [...documents.values()].filter(({ page }) => page.name === 'home').map(({ page }) => page.path)
  const clicks = new Map(homes.map((path) => [path, 0]))
  const queue = [...homes]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const next = (clicks.get(path) ?? 0) + 1
    for (const target of listTargets(documents.get(path))) {
      if (!documents.has(target) || clicks.has(target)) continue
      clicks.set(target, next)
      queue.push(target)
    }
  }
  return [...documents.values()]
    .filter(({ page }) => page.listed)
    .flatMap(({ file, page }) => {
      const count = clicks.get(page.path)
      if (count === undefined) return [`${file}: no page leads to it; link it from its index page`]
      return count > limit ? [`${file} is ${count} clicks from the home page, at most ${limit} are allowed`] : []
    })
}

/** The targets of a page's links, without links to other languages. */
function listTargets(document: BuiltDocument | undefined): string[] {
  if (!document) return []
  const { $, page } = document
  return $('a[href]:not([hreflang])')
    .toArray()
    .map(({ attribs }) => new URL(attribs.href ?? '', `https://site.invalid${page.path}`))
    .filter(({ origin }) => origin === 'https://site.invalid')
    .map(({ pathname }) => decodeURI(pathname))
}
