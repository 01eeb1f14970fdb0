import type { Rule } from './site.ts'

/** Each page has one JSON-LD graph that parses, speaks of the page's own URL, and refers only to ids that it holds. */
export const structuredData: Rule = ({ documents }) => {
  const problems: string[] = []
  for (const { file, page, $ } of documents.values()) {
    const scripts = $('script[type="application/ld+json"]')
    if (scripts.length !== 1) {
      problems.push(`${file} has ${scripts.length} JSON-LD scripts, expected one`)
      continue
    }
    const { '@graph': graph } = JSON.parse(scripts.text()) as { '@graph': Array<Record<string, unknown>> }
    const ids = new Set(graph.map((node) => node['@id']))
    for (const [, id] of JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)) {
      if (!ids.has(id)) problems.push(`${file}: the graph refers to ${id}, which is not in it`)
    }
    if (page.name === 'notFound') continue
    const ofPage = graph.find((node) => String(node['@id']).endsWith('#webpage'))
    if (!ofPage || new URL(String(ofPage.url)).pathname !== page.path) {
      problems.push(`${file}: the graph has no WebPage of this URL`)
    }
  }
  return problems
}
