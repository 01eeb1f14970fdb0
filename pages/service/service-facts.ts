import { privateAudiences } from '../../content/calls-to-action.ts'
import type { LocalizedText } from '../../content/localize.ts'
import { serviceFacts, serviceFactsSchema } from '../../content/service-facts.ts'
import { site, siteSchema } from '../../content/site.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizeContent } from '../load-context.ts'
import type { getService } from '../shared/localized-content.ts'
import { nameLanguages } from '../shared/owner-languages.ts'

export type ServiceFact = { label: LocalizedText; values: LocalizedText[] }

/** The rows of a service's facts: what is true of its formats and of those it is for, and nothing else. */
export function createServiceFacts(locale: Locale, service: ReturnType<typeof getService>): ServiceFact[] {
  const { labels, place, prices } = localizeContent(locale, serviceFactsSchema, serviceFacts, 'offer.facts')
  const terms = localizeContent(locale, siteSchema.entries.terms, site.terms, 'site.terms')
  const isPrivate = privateAudiences.includes(service.callsFor)
  const isTaught = service.formats.some((format) => format !== 'consulting')
  const priceWords = { ...prices, program: isPrivate ? prices.programForGroups : prices.program }
  const rows: Array<[LocalizedText, Array<LocalizedText | undefined>]> = [
    [labels.format, nameFormats(locale, service)],
    [labels.groupSize, [service.groupSize]],
    [labels.place, [place]],
    [isTaught ? labels.sessions : labels.work, [nameLanguages(locale, 'teaching')]],
    [labels.correspondence, [nameLanguages(locale, 'correspondence')]],
    [
      labels.price,
      [
        ...service.formats.map((format) => priceWords[format]),
        service.formats.includes('workshop') ? terms.workshopPrice : undefined,
        terms.vat,
      ],
    ],
  ]
  return rows
    .map(([label, values]) => ({ label, values: values.filter((value) => value !== undefined) }))
    .filter(({ values }) => values.length > 0)
}

/** The formats of a service with their length. */
export function nameFormats(locale: Locale, service: ReturnType<typeof getService>): LocalizedText[] {
  const { formats } = localizeContent(locale, serviceFactsSchema, serviceFacts, 'offer.facts')
  const words = { ...formats, workshop: service.workshopLength ?? formats.workshop }
  return service.formats.map((format) => words[format])
}
