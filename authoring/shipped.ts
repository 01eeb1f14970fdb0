import { defaultLocale } from '../locales/locales.ts'
import { memoize } from '../memoize.ts'
import { contentParts } from '../model/catalogs.ts'
import { hashValue } from '../model/hash-value.ts'
import { journeys } from '../model/kinds/journeys.ts'
import { method, skills } from '../model/kinds/profile.ts'
import { services } from '../model/kinds/services.ts'
import { site } from '../model/kinds/site.ts'
import { caseStudySlugs } from '../model/kinds/slugs.ts'
import { keepMet } from '../model/kinds/switches.ts'
import { mapTexts } from '../model/kit/map-texts.ts'
import { isShipped, listSamples, shippedFile } from '../model/samples.ts'
import { refuseById } from '../owner-error.ts'
import { ownerFolder } from '../owner-files.ts'
import { findPage, getPage } from '../pages/data/all-pages.ts'
import { hasPages } from '../pages/data/route-facts.ts'
import { type RouteName, routes } from '../pages/data/routes.ts'
import type { Edits } from './files/journal.ts'
import { isLeadingText } from './setup/answers.ts'
import { kinds, type Piece, pieces, readJson } from './setup/pieces.ts'
import { isEngineText } from './texts/engine-words.ts'
import { type EnglishText, listEnglishTexts, type Translation } from './texts/list-texts.ts'

// The site comes with words of an invented owner of one trade. Those that nobody has changed or taken for his own are told here.

/** A text that stands as the site came with it, and the page that shows it; `/` stands for what is on many. */
export type ShippedText = EnglishText & { page: string }

/** Tells whether a page of the site shows a text; one of the content may belong to a page that was taken out. */
export function createShownTest(): (text: Pick<EnglishText, 'id' | 'kind'>) => boolean {
  const shown = listShownIds()
  return ({ id, kind }) => findPagePath(id) !== undefined && (kind !== 'content' || shown.has(id))
}

/** Missing translations, without those of the content that no page shows. Posts and issues count before their day, too. */
export function listMissing(translations: Translation[]): Translation[] {
  const isShown = createShownTest()
  return translations.filter((text) => text.freshness === 'missing' && (text.kind !== 'content' || isShown(text)))
}

/** All texts that a page shows and that stand as shipped, in the order of their files. Memoized, because all that it reads is loaded. */
export const listShippedTexts = memoize((): ShippedText[] => {
  const isShown = createShownTest()
  return listOwnTexts().flatMap((text) => {
    const page = findPagePath(text.id)
    return page !== undefined && isShown(text) && isShipped({ path: text.id, value: text.english })
      ? { ...text, page }
      : []
  })
})

/** The leading ones, if somebody else's name or title stands on the site. */
export function listShippedLeadingTexts(): ShippedText[] {
  const { name, jobTitle } = site.owner
  const isSame = isShipped({ path: 'site.owner.name', value: name })
  const isSameTitle = isShipped({ path: 'site.owner.jobTitle', value: jobTitle })
  return isSame && isSameTitle ? [] : listShippedTexts().filter(({ id }) => isLeadingText(id))
}

/**
 * Plans that texts count as the owner's although they stand as shipped.
 *
 * @param chosen an id or its beginning, or the address of a page; empty for all
 * @throws OwnerError where no such text is as shipped
 */
export function planMine(chosen: string, root = ownerFolder): { edits: Edits; count: number } {
  const all = listShippedTexts()
  const isChosen = ({ id, page }: ShippedText) =>
    chosen === '' || page === chosen || id === chosen || id.startsWith(`${chosen}.`)
  const mine = new Set(all.filter(isChosen).map(({ id }) => id))
  if (mine.size === 0)
    throw refuseById('unknown-name', { file: shippedFile, field: chosen }, 'problems.shipped', {
      command: 'npm run ready',
    })
  const left = Object.entries(readJson(shippedFile, root)).filter(([id]) => !mine.has(id))
  return { edits: new Map([[shippedFile, writeShipped(left)]]), count: mine.size }
}

/** The notes of a release of the engine: the samples and texts that it comes with. */
export function describeShipped(): string {
  const samples = listSamples().map(({ path, value }) => [path, hashValue(value)] as const)
  const texts = listOwnTexts().map(({ id, english }) => [id, hashValue(english)] as const)
  return writeShipped([['$schema', './schemas/shipped.json'], ...new Map([...samples, ...texts])])
}

function writeShipped(entries: Array<readonly [string, unknown]>): string {
  return `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`
}

/** Those that are not the engine's, which fit each owner. */
function listOwnTexts(): EnglishText[] {
  return listEnglishTexts().filter(({ id, kind }) => kind !== 'interface' && !isEngineText(id))
}

/** Pages whose texts begin otherwise than their routes. */
const familyRoutes: Record<string, RouteName> = {
  course: 'courses',
  journeys: 'locations',
  laws: 'rules',
  trades: 'caseStudies',
}

/** The page that a text is mainly on; undefined if the site has no such page. */
export function findPagePath(id: string): string | undefined {
  const [family = '', name = ''] = id.split('.')
  for (const kind of kinds) {
    const { ids, path, overview }: Piece = pieces[kind]
    const begin = ids.find((each) => id.startsWith(`${each}.`))
    if (begin === undefined) continue
    if (!path) return findPage(overview)?.path
    const names = id.slice(begin.length + 1).split('.')
    return findPage(`${path}/${names.slice(0, kind === 'city-service' ? 2 : 1).join('/')}`)?.path
  }
  if (family === 'issues') return findPage(`${routes.newsletter}/${name}`)?.path
  const route = ['meta', 'legal'].includes(family) ? name : (familyRoutes[family] ?? family)
  if (!isRoute(route)) return '/'
  return hasPages(route, defaultLocale) ? getPage(route, {}, defaultLocale).path : undefined
}

function isRoute(name: string): name is Exclude<RouteName, 'service'> {
  return name in routes
}

/** The ids of the texts of the content that a page shows: others wait for a case that this site has not got. */
function listShownIds(): Set<string> {
  const ids = new Set<string>()
  for (const { id, schema, content } of contentParts)
    mapTexts(schema, keepMet(content), id, (textId) => {
      const isShown = cases.every(([pattern, isMet]) => {
        const found = pattern.exec(textId)
        return !found || isMet(found[1] ?? '')
      })
      if (isShown) ids.add(textId)
      return textId
    })
  return ids
}

const offered = services.all.map(([, service]) => service)

const readers = [
  'team',
  ...(caseStudySlugs.length > 0 ? ['case'] : []),
  ...(hasPages('blog', defaultLocale) ? ['reader'] : []),
  ...offered.map(({ callsFor }) => callsFor),
]

/** Texts of which a page takes one by the case: their ids, and if the site has the case that an id names. */
const cases: Array<[id: RegExp, isMet: (name: string) => boolean]> = [
  [/^meta\.contact\.(withoutBooking\.)?(?:description|heading)$/, (without) => (without === '') === site.booking],
  [/^offer\.calls\.calls\.([\w-]+)/, (reader) => readers.includes(reader)],
  [
    /^offer\.facts\.formats\.([a-z]+)/,
    (name) =>
      hasPages('corporate', defaultLocale) || offered.some(({ formats }) => formats.some((format) => format === name)),
  ],
  [/^offer\.facts\.(?:dataAgreement|invoice)/, () => hasPages('corporate', defaultLocale)],
  [/^offer\.questions\.fundae\.\w+\.(\w+)/, (status) => status === (site.terms.fundae ?? 'unset')],
  [/^offer\.questions\.article4/, () => hasPages('rules', defaultLocale)],
  [/^offer\.questions\./, () => hasPages('corporate', defaultLocale) || hasPages('training', defaultLocale)],
  [/^method\./, () => method.steps.length > 0],
  [/^skills\.note/, () => skills.skills.length > 0],
  [/^journeys\./, () => journeys.towns.length > 0],
]
