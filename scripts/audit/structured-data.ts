import { ofEach, type Rule } from './site.ts'

type Node = Record<string, unknown>

/**
 * Required properties by type: Google's where it shows a rich result
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery), for other types those that they need
 * to have a meaning.
 */
const required: Record<string, string[]> = {
  Article: ['headline', 'author', 'image', 'inLanguage'],
  BlogPosting: ['headline', 'author', 'image', 'datePublished', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Person: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  Service: ['name', 'serviceType', 'provider', 'areaServed'],
  SoftwareApplication: ['name', 'offers', 'applicationCategory', 'operatingSystem'],
  WebSite: ['name', 'url', 'inLanguage'],
  WebPage: ['name', 'url', 'inLanguage'],
}

/** Types that search engines treat as spam if a site states them about itself. */
const forbidden = ['Review', 'AggregateRating', 'LocalBusiness']

/**
 * Each page has one JSON-LD graph that parses, describes the page's own URL and refers only to ids in it. That schema.org has its types and
 * properties the compiler checks, by the types of schema-dts.
 */
export const structuredData: Rule = ofEach(function* ({ page, $ }) {
  const scripts = $('script[type="application/ld+json"]')
  if (scripts.length !== 1) return yield `has ${scripts.length} JSON-LD scripts, expected one`
  const { '@graph': graph } = JSON.parse(scripts.text()) as { '@graph': Node[] }
  const ids = graph.map((node) => node['@id'])
  if (new Set(ids).size < ids.length) yield 'two things of the graph have the same @id'
  for (const [, id] of JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g))
    if (!ids.includes(id)) yield `the graph refers to ${id}, which is not in it`
  for (const node of graph.flatMap(listNodes)) {
    const type = String(node['@type'])
    const missing = (required[type] ?? []).filter((property) => node[property] === undefined || node[property] === '')
    if (missing.length > 0) yield `${type} lacks ${missing.join(', ')}; see renderer/server/structured-data/`
    if (forbidden.includes(type)) yield `a ${type} of oneself is not allowed`
  }
  if (!page.hasOwnUrl) return
  const ofPage = graph.find((node) => String(node['@id']).endsWith('#webpage'))
  if (!ofPage || new URL(String(ofPage.url)).pathname !== page.path) yield 'the graph has no WebPage of this URL'
  const text = $('main').text()
  for (const node of graph.filter((candidate) => candidate['@type'] === 'FAQPage'))
    for (const { name } of node.mainEntity as Array<{ name: string }>)
      if (!text.includes(name)) yield `the question "${name}" is marked up but not shown`
})

/** A node and all nested nodes that are not mere references. */
function listNodes(node: Node): Node[] {
  const values = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]))
  const things = values.filter(
    (value): value is Node => typeof value === 'object' && value !== null && '@type' in value,
  )
  return [node, ...things.flatMap(listNodes)]
}
