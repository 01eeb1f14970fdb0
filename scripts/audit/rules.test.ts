import { expect, test } from 'vitest'
import { site } from '../../model/kinds/site.ts'
import { getPage, type Page } from '../../pages/data/all-pages.ts'
import { newestIssues } from '../../pages/data/issues.ts'
import { complete, images, newsletter, typography } from './documents.ts'
import { alternates, socialImages, titles } from './heads.ts'
import { legalPages } from './legal.ts'
import { depth, links } from './links.ts'
import { findMarkdownProblems } from './markdown.ts'
import { type BuiltSite, readDocument } from './site.ts'
import { structuredData } from './structured-data.ts'

// Each rule must find its errors; the audit itself checks the real site.

test('a page whose canonical is another page is found', () => {
  const site = createSite({ es: '<link rel="canonical" href="https://example.com/contact">' })
  expect(alternates(site).join()).toMatch(/es\/contact\.html: canonical "https:\/\/example\.com\/contact"/)
})

test('an alternate that is missing or not absolute is found', () => {
  const site = createSite({ en: '<link rel="alternate" hreflang="en" href="/contact">' })
  expect(alternates(site).join()).toMatch(/contact\.html: alternates are \[en \(not absolute\) \/contact\], expected/)
})

test('a page that waits for a script, one with an empty list and one without its text are found', () => {
  const text = 'A sentence that is long enough to be the text of a page of this site.'
  expect(complete(createSite({ en: `<main>${text}</main>` }))).toEqual([])
  expect(complete(createSite({ en: `<main>${text}<h2>More</h2><ul class="a"></ul></main>` }))).toEqual([
    'contact.html: has a list without items: leave its section out',
  ])
  expect(complete(createSite({ en: '<main><template></template>Loading…</main>' }))).toEqual([
    'contact.html: waits for a script: React left a template or a fallback in it',
    'contact.html: has 8 characters in <main>: what does it wait for?',
  ])
})

test('a language menu that leads to another page is found', () => {
  const menu = `<nav id="language-menu"><a href="/contact" hreflang="en">English</a><a href="/es/contact" hreflang="es">Español</a>
    <a href="/fr/contact" hreflang="fr">Français</a><a href="/zh/contact" hreflang="zh">中文</a></nav>`
  expect(alternates(createSite({ en: menu })).join()).not.toContain('the language menu')
  const problems = alternates(createSite({ en: menu.replace('/fr/contact', '/fr') }))
  expect(problems.join()).toContain('the language menu is [en /contact,es /es/contact,fr /fr,')
})

test('a footer without a legal page, and a legal notice without its owner or its day, are found', () => {
  const page = getPage('legalNotice', {}, 'es')
  const problems = legalPages(
    createPageSite(page, '<main id="owner"></main><footer><a href="/es/privacy">x</a></footer>'),
  )
  expect(problems).toContain('es/legal-notice.html: the footer has no link to /es/cookies')
  expect(problems).not.toContain('es/legal-notice.html: the footer has no link to /es/privacy')
  expect(problems.join()).toContain('es/legal-notice.html: does not say that it was changed on ')
  expect(problems).toContain(`es/legal-notice.html: #owner has no link to mailto:${site.owner.email}`)
})

test('an archive without an issue, and a form beside which the last one cannot be read, are found', () => {
  const [last = ''] = newestIssues
  const archive = newsletter(createPageSite(getPage('newsletter', {}, 'en'), '<section id="all"></section>'))
  expect(archive.join()).toContain(`newsletter.html: lists [], expected [/newsletter/${last}`)
  const form = newsletter(createPageSite(getPage('contact', {}, 'en'), '<form></form>'))
  expect(form).toContain(`contact.html: who may subscribe cannot read the last issue first, /newsletter/${last}`)
  const issue = newsletter(createPageSite(getPage('issue', { issue: last }, 'en'), '<article></article>'))
  expect(issue.join()).toContain('has no link to /newsletter#subscribe')
})

test('a link to nowhere, to an anchor that is not there and into another language is found', () => {
  const site = createSite({
    es: '<a href="/es/nowhere">x</a><a href="/es/contact#gone">x</a><a href="/contact">x</a><a href="/fr/contact" hreflang="fr">x</a>',
    en: '',
    fr: '',
  })
  expect(links(site)).toEqual([
    'es/contact.html: /es/nowhere leads nowhere; make links with href() or Link',
    'es/contact.html: /es/contact#gone has no element with that id',
    'es/contact.html: /contact leaves the language of the page; visitors must stay in the one they chose',
  ])
})

test('a missing description and a repeated title are found', () => {
  const site = createSite({ en: '<title>Same</title>', es: '<title>Same</title>' })
  expect(titles(site)).toEqual(['contact.html has no description', 'es/contact.html has no description'])
  const [document] = [...createSite({ en: '<title>Same</title>' }).documents.values()]
  if (document) site.documents.set('/other', { ...document, file: 'other.html' })
  expect(titles(site)).toContain('other.html and contact.html share the title "Same": give each its own words')
})

test('a title that search results would cut is found, Chinese counted double', () => {
  const title = '字'.repeat(31)
  const site = createSite({ en: `<title>${title}</title><meta name="description" content="x">` })
  expect(titles(site)).toEqual([`contact.html: the title takes 62 of 60 letters: "${title}"`])
})

test('structured data that refers to an unknown id is found', () => {
  expect(structuredData(createGraphSite({ about: { '@id': '#who' } }))).toEqual([
    'contact.html: the graph refers to #who, which is not in it',
  ])
})

test('a thing without what it needs, and a review of oneself are found', () => {
  const problems = structuredData(
    createGraphSite({ breadcrumb: { '@type': 'Person', name: 'x' }, review: { '@type': 'Review' } }),
  ).join('\n')
  expect(problems).toContain('Person lacks url')
  expect(problems).toContain('a Review of oneself is not allowed')
})

test('a question that is marked up and not shown is found', () => {
  const faq = {
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'x' } }],
  }
  expect(structuredData(createGraphSite({}, faq)).join()).toContain('"Why?" is marked up but not shown')
})

test('a picture without size or without file is found', () => {
  const site = createSite({ en: '<img src="/nowhere.webp" alt="">' })
  expect(images(site)).toEqual(['contact.html: /nowhere.webp has no width and height, the page would jump'])
  expect(links(site)).toHaveLength(1)
})

test('a page that no page leads to is found', () => {
  expect(depth(createSite({ en: '<a href="/contact" hreflang="en">x</a>' }))).toEqual([
    'contact.html: not within 3 clicks of the home page; link it from its index page',
  ])
})

test('a head that names a feed which is not built, and one without a picture for sharing, are found', () => {
  expect(links(createSite({ en: '<link rel="alternate" href="/nowhere.xml">' }))).toHaveLength(1)
  const picture = '<meta property="og:image" content="https://example.com/nowhere.png">'
  expect(socialImages(createSite({ en: picture, es: '' }))).toHaveLength(2)
})

test('a Markdown version with comments, links into the page or without its words is found', () => {
  const page = { words: ['Data', 'flows', '€3 a loaf', 'a[b](c)', 'End'], questions: [], controls: [] }
  const good =
    '# Title\n\nData _flows_: [€3 a](https://site.test/b) loaf. [A](https://site.test/a)\n\n```html\n<!-- x -->[y](#z)\n```\n\n`[a](?b)` `a[b](c)`\n\n```\nx](\n```\n\nEnd\n'
  expect(findMarkdownProblems(good, page)).toEqual([])
  expect(findMarkdownProblems('<!--$-->\n\n# Title\n\n[A](#a) [B](?b) [C](c)&#x64;', page)).toEqual([
    'does not begin with its title',
    'holds a comment',
    'has a code in place of a letter',
    'links to "#a", which is not absolute',
    'links to "?b", which is not absolute',
    'links to "c", which is not absolute',
    'lacks "Data"',
    'lacks "flows"',
    'lacks "€3 a loaf"',
    'lacks "a[b](c)"',
    'lacks "End"',
  ])
})

test('a Markdown version without its questions, or with a control as a heading, is found', () => {
  const page = { words: [], questions: ['Why?', 'How?'], controls: ['Show'] }
  expect(findMarkdownProblems('# Title\n\n## Why?\n\n### Show\n\nHow?\n', page)).toEqual([
    'lacks "How?" as a heading',
    'has the heading "Show", which opens a part of the page',
  ])
})

/** A page with one thing, or more, in its graph. */
function createGraphSite(properties: object, ...others: object[]): BuiltSite {
  const page = { '@type': 'WebPage', '@id': 'https://example.com/contact#webpage', url: 'https://example.com/contact' }
  const graph = { '@graph': [{ ...page, name: 'x', inLanguage: 'en', ...properties }, ...others] }
  return createSite({ en: `<script type="application/ld+json">${JSON.stringify(graph)}</script>` })
}

/** A site of one page, without files beside it. */
function createPageSite(page: Page, html: string): BuiltSite {
  const document = readDocument(`${page.path.slice(1)}.html`, page, html)
  return { folder: 'nowhere', files: [], documents: new Map([[page.path, document]]) }
}

/** The contact page in some languages, each with the given HTML. */
function createSite(html: { en?: string; es?: string; fr?: string; zh?: string }): BuiltSite {
  const documents: BuiltSite['documents'] = new Map()
  for (const locale of ['en', 'es', 'fr', 'zh'] as const) {
    const content = html[locale]
    if (content === undefined) continue
    const page = getPage('contact', {}, locale)
    documents.set(page.path, readDocument(`${page.path.slice(1)}.html`, page, content))
  }
  return { folder: 'dist/client', files: [], documents }
}

test('marks that a page sets as another language does are found, and code and other languages are left alone', () => {
  expect(typography(createSite({ fr: '<main><p>Prêt ? <code>a ? b</code></p></main>' })).join()).toMatch(
    /fr\/contact\.html: has "t \?" in "Prêt \? …": put a narrow no-break space/,
  )
  const right =
    '<main><p>Prêt\u202f? <span lang="en">Ready?</span> <code>a ? b</code></p><p>2\u00a0h\u00a045</p></main>'
  expect(typography(createSite({ fr: right }))).toEqual([])
})

test('a space that joins two Chinese sentences, or a sentence and a link, is found', () => {
  const found = typography(
    createSite({ zh: '<main><p>先看。 <a href="/zh">再定</a></p><p>好。<a href="/zh">行</a></p></main>' }),
  )
  expect(found).toEqual([expect.stringMatching(/zh\/contact\.html: has "。 …"/)])
})
