import * as v from 'valibot'
import { knownLocales } from '../../locales/locales.ts'
import { tell } from '../../locales/owner.ts'
import { bookingSchema } from '../../model/kinds/booking.ts'
import { brandSchema } from '../../model/kinds/brand.ts'
import { readableBrand, readableBrandSchema } from '../../model/kinds/brand-colors.ts'
import { fundaeAnswers, site, siteSchema } from '../../model/kinds/site.ts'
import { day, defineContent, listOnce } from '../../model/kit/define.ts'
import { keptLists } from './pieces.ts'

const words = v.pipe(v.string('problems.words'), v.trim(), v.nonEmpty('problems.words'))
/** Words in the first language, or in each. */
const translated = v.union([words, v.record(v.picklist(knownLocales), words)], 'problems.words')
const strip = (number: string) => number.replace(/[\s().-]/g, '')
const names = v.optional(v.array(v.string()))
const account = v.nullable(v.pipe(v.string(), v.url()))
const term = v.nullable(translated)
/** A number, or its digits. */
const number = (message: string) =>
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))], message)
const euros = v.pipe(number('problems.euros'), siteSchema.entries.terms.entries.workshopPrice.wrapped.entries.euros)
const percent = v.pipe(number('problems.percent 21'), siteSchema.entries.terms.entries.vatRate.wrapped)

const phoneNumber = (pattern: RegExp, sign: '+' | '') =>
  v.pipe(
    v.string(),
    v.check(
      (number) => pattern.test(strip(number)),
      ({ input }) => describePhone(input),
    ),
    v.transform((number) => strip(number).replace('+', sign)),
  )
const url = v.pipe(
  v.string(),
  v.transform((address) => address.replace(/\/$/, '')),
  siteSchema.entries.url,
)
const callMinutes = bookingSchema.entries.types.entries.call.entries.minutes

/** A field of content/site.json: its path, and the schema of its answer; `null` takes it out. */
function field<const Schema extends v.GenericSchema>(path: string, schema: Schema) {
  return { path, schema: v.optional(schema) }
}

/** By their names in the answers, in the order of the questions. */
export const siteFields = {
  owner: {
    language: field('owner.language', v.picklist(knownLocales)),
    name: field('owner.name', words),
    shortName: field('shortName', v.nullable(siteSchema.entries.shortName.wrapped)),
    title: field('owner.jobTitle', translated),
    tagline: field('owner.tagline', translated),
    email: field('owner.email', siteSchema.entries.owner.entries.email),
    phone: field('owner.phone', v.nullable(phoneNumber(/^\+\d{8,15}$/, '+'))),
    whatsapp: field('owner.whatsapp', v.nullable(phoneNumber(/^\+?\d{8,15}$/, ''))),
    city: field('owner.place', translated),
    country: field('owner.country', siteSchema.entries.owner.entries.country),
    timeZone: field('owner.timeZone', siteSchema.entries.owner.entries.timeZone),
    address: field('owner.address', v.nullable(words)),
    taxId: field('owner.nif', v.nullable(words)),
    linkedin: field('social.linkedin', account),
    github: field('social.github', account),
    x: field('social.x', account),
  },
  terms: {
    replyTime: field('terms.replyTime', term),
    strategyCall: field('terms.strategyCall', term),
    groupSize: field('terms.groupSize', term),
    workshopEuros: field('terms.workshopPrice.euros', v.nullable(euros)),
    workshopCovers: field('terms.workshopPrice.covers', term),
    twoDayEuros: field('terms.twoDayPrice.euros', v.nullable(euros)),
    twoDayCovers: field('terms.twoDayPrice.covers', term),
    programEuros: field('terms.programPrice.euros', v.nullable(euros)),
    programCovers: field('terms.programPrice.covers', term),
    vatRate: field('terms.vatRate', v.nullable(percent)),
    withdrawal: field('withdrawal', v.nullable(siteSchema.entries.withdrawal.wrapped)),
    fundae: field('terms.fundae', v.nullable(v.picklist(fundaeAnswers))),
  },
}

const leadingPages = ['home', 'services', 'training', 'corporate', 'locations', 'blog', 'courses']

/** The texts that visitors and search engines read first, by their ids: with another owner's name they are no words for the public. */
export function isLeadingText(id: string): boolean {
  const [family = '', name = '', part = ''] = id.split('.')
  if (family !== 'meta') return ['hero.title', 'hero.lead', 'offer.announcement.text'].includes(id)
  const parts = ['title', 'description', ...(['training', 'corporate'].includes(name) ? ['label'] : [])]
  return leadingPages.includes(name) && parts.includes(part)
}

/** Codes of countries in telephone numbers, by the country of the site. */
const dialCodes: Partial<Record<string, number>> = {
  ...{ AR: 54, AT: 43, BE: 32, CH: 41, CL: 56, CN: 86, CO: 57, DE: 49, ES: 34, FR: 33 },
  ...{ GB: 44, IE: 353, IT: 39, MX: 52, NL: 31, PT: 351, US: 1 },
}

function describePhone(number: string): string {
  const code = dialCodes[site.owner.country]
  if (code === undefined || !/^\d{8,12}$/.test(strip(number))) return tell('setup.wrong.phone')
  return tell('setup.wrong.country', { number, whole: `+${code} ${number.trim().replace(/^0/, '')}` })
}

/** With the other colours these make the brand. */
const brandPart = v.pipe(
  v.partial(brandSchema),
  v.transform((part) => Object.assign({ ...readableBrand }, part)),
  readableBrandSchema,
)

/** A list passes for an object without fields. */
const noList = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), tell('setup.wrong.list', { sample: '{"owner": {}}' })),
)

function toSchema<Fields extends Record<string, { schema: v.GenericSchema }>>(fields: Fields) {
  const entries = Object.entries(fields).map(([name, { schema }]) => [name, schema])
  const known = Object.fromEntries(entries) as { [Name in keyof Fields]: Fields[Name]['schema'] }
  return v.optional(v.pipe(noList, v.strictObject(known)))
}

/** Pages by their addresses, also where the answers name a route. */
function toAddresses(pages: string[]): string[] {
  return pages.map((name) => (name === 'training' ? 'ai-training' : name))
}

/** The answers of a new owner; a key that is left out leaves things as they are. */
const answersSchema = v.pipe(
  noList,
  v.strictObject({
    owner: toSchema(siteFields.owner),
    site: toSchema({ url: field('url', url) }),
    terms: toSchema(siteFields.terms),
    languages: v.optional(v.pipe(listOnce('languages', v.picklist(knownLocales)), v.nonEmpty('problems.list'))),
    /** Words of texts by their ids. */
    words: v.optional(v.pipe(noList, v.record(v.string(), v.nullable(translated)))),
    ...v.entriesFromList(keptLists, names),
    pages: v.optional(v.pipe(v.array(v.string()), v.transform(toAddresses))),
    callMinutes: v.optional(v.pipe(number('problems.between 5–480'), callMinutes)),
    daysOff: v.optional(v.array(day)),
    booking: v.optional(v.boolean()),
    newsletter: v.optional(v.boolean()),
    counts: v.optional(v.boolean()),
    contentSignals: v.optional(siteSchema.entries.contentSignals.wrapped),
    brand: v.optional(brandPart),
  }),
)

export type Answers = v.InferOutput<typeof answersSchema>

export const answersName = tell('setup.answers')

/** @throws OwnerError that names each unknown key and each wrong value */
export function readAnswers(input: unknown): Answers {
  return defineContent(answersName, answersSchema, input)
}
