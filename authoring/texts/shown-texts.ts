import { defaultLocale } from '../../locales/locales.ts'
import { contentParts } from '../../model/catalogs.ts'
import { journeys } from '../../model/kinds/journeys.ts'
import { method, skills } from '../../model/kinds/profile.ts'
import { services } from '../../model/kinds/services.ts'
import { site } from '../../model/kinds/site.ts'
import { caseStudySlugs } from '../../model/kinds/slugs.ts'
import { keepMet } from '../../model/kinds/switches.ts'
import { mapTexts } from '../../model/kit/map-texts.ts'
import { hasPages } from '../../pages/data/route-facts.ts'

/** The ids of the texts of the content that a page shows: others wait for a case that this site has not got. */
export function listShownIds(): Set<string> {
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
