import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { defaultLocale } from '../../locales/locales.ts'
import { parseMarkdown } from '../../model/kit/markdown.ts'
import { pages } from '../../pages/data/all-pages.ts'
import { getDocumentPath } from '../../renderer/shared/urls.ts'
import { measureCommand } from './measure-builds.ts'
import { measureSite } from './measure-visits.ts'
import { run, type Side, type Values } from './sides.ts'

/** The folder of each peer's built site. Their projects lie in fixtures/peers, with pinned versions. */
const outputs: Record<string, string> = { astro: 'dist', next: 'out', 'react-router': 'build/client' }

/** The words of a page without their looks. */
type PeerPage = { slug: string; title: string; html: string }

const numbers = [40, 400] as const

/** Installs each peer in a folder of its own, with the words of this site's pages. */
export function installPeers(): Side[] {
  return readdirSync('fixtures/peers').map((name) => {
    const folder = mkdtempSync(join(tmpdir(), `peer-${name}-`))
    cpSync(`fixtures/peers/${name}`, folder, { recursive: true })
    // This project's npm refuses scripts that it does not know, and peers build without theirs.
    run(folder, 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund')
    return {
      name,
      folder,
      built: join(folder, outputs[name] ?? 'dist'),
      remove: () => rmSync(folder, { recursive: true, force: true }),
    }
  })
}

/** Builds a peer with 40 and with 400 pages, then with a sentence more, and visits it. */
export async function measurePeer({ folder, built }: Side): Promise<Values> {
  const words = readPages()
  const values: Values = {}
  for (const number of numbers) {
    writePages(folder, repeat(words, number))
    for (const kept of ['.astro', '.next', '.react-router', 'node_modules/.cache', 'node_modules/.astro', built])
      rmSync(kept === built ? built : join(folder, kept), { recursive: true, force: true })
    const { seconds, memory } = measureCommand(folder, 'npm', 'run', 'build')
    values[`first build of ${number} pages, s`] = seconds
    values[`most memory of a process with ${number} pages, MB`] = memory
  }
  const [first, ...rest] = repeat(words, numbers[1])
  if (first) writePages(folder, [{ ...first, html: `${first.html}<p>${performance.now()}</p>` }, ...rest])
  values['changed page among 400, s'] = measureCommand(folder, 'npm', 'run', 'build').seconds
  const [from, to] = words.map(({ slug }) => `/${slug}`)
  return { ...values, ...(from && to && (await measureSite(built, from, to))) }
}

/** The same of this site, whose build has all its pages, pictures, feeds and searches. */
export async function measureHere({ folder, built }: Side): Promise<Values> {
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  const { seconds, memory } = measureCommand(folder, process.execPath, 'scripts/run.js', 'build', '--force')
  cpSync(join(folder, 'dist/client'), built, { recursive: true })
  const post = join(folder, 'content/blog', readdirSync(join(folder, 'content/blog'))[0] ?? '', `${defaultLocale}.md`)
  if (existsSync(post)) writeFileSync(post, `${readFileSync(post, 'utf8')}\nSentence ${performance.now()}.\n`)
  const changed = measureCommand(folder, process.execPath, 'scripts/run.js', 'build')
  const [from, to] = readPages().map(({ slug }) => `/${slug}`)
  return {
    [`first build of ${numbers[1]} pages, s`]: (seconds * numbers[1]) / pages.length,
    [`most memory of a process with ${numbers[1]} pages, MB`]: memory,
    'changed page among 400, s': (changed.seconds * numbers[1]) / pages.length,
    ...(from && to && (await measureSite(built, from, to))),
  }
}

/** The home page, then a service, then others, from the Markdown that the build writes beside each document. */
function readPages(): PeerPage[] {
  const processor = unified().use(remarkRehype).use(rehypeStringify)
  const isFirst = ({ name }: (typeof pages)[number]) => ['home', 'service'].includes(name)
  const own = pages.filter(({ locale, listed }) => locale === defaultLocale && listed)
  return [...own.filter(isFirst), ...own.filter((page) => !isFirst(page))].slice(0, numbers[0]).map(({ path }) => {
    const source = readFileSync(join('dist/client', getDocumentPath(path).replace(/html$/, 'md')), 'utf8')
    const [, title = path] = /^# (.+)$/m.exec(source) ?? []
    return { slug: path.slice(1), title, html: processor.stringify(processor.runSync(parseMarkdown(source))) }
  })
}

function repeat(words: PeerPage[], number: number): PeerPage[] {
  return Array.from({ length: number }, (_, index) => {
    const page = words[index % words.length]
    if (!page) throw new Error('There is no page to build. Build the site: npm run build')
    const copy = Math.floor(index / words.length)
    return copy === 0 ? page : { ...page, slug: [`copy-${copy}`, page.slug].filter(Boolean).join('/') }
  })
}

function writePages(folder: string, list: PeerPage[]) {
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(list))
}
