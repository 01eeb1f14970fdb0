import * as v from 'valibot'
import { knownLocales } from '../../locales/locales.ts'
import { brandPartSchema } from '../../model/kinds/brand.ts'
import { fundaeAnswers, siteSchema } from '../../model/kinds/site.ts'
import { day, defineContent } from '../../model/kit/define.ts'

const words = v.pipe(v.string('expected words'), v.trim(), v.nonEmpty('expected words, found none'))
/** Words in the first language, or in each. */
const translated = v.union([words, v.record(v.picklist(knownLocales), words)], 'expected words, or words by language')
const digits = v.pipe(
  v.string('expected a number'),
  v.transform((number) => number.replace(/[\s().-]/g, '')),
)
const address = v.pipe(v.string(), v.url('expected an address such as https://www.linkedin.com/in/your-name'))
const names = v.optional(v.array(v.string(), 'expected a list of names'))
const account = v.nullable(address)
const term = v.nullable(translated)
const euros = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))], 'expected whole euros'),
  siteSchema.entries.terms.entries.workshopPrice.wrapped.entries.euros,
)
const minutes = v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(480))
const phone = v.pipe(digits, v.regex(/^\+\d{8,15}$/, 'expected + and 8 to 15 digits'))
const whatsapp = v.pipe(
  digits,
  v.transform((number) => number.replace('+', '')),
  v.regex(/^\d{8,15}$/, 'expected 8 to 15 digits'),
)
const shortName = siteSchema.entries.shortName.wrapped
const withdrawal = siteSchema.entries.withdrawal.wrapped
const fundae = v.picklist(fundaeAnswers, `expected one of ${fundaeAnswers.join(', ')}`)

/** A field of content/site.json: its path, the label of its question, and the schema of its answer; `null` takes it out. */
function field<const Schema extends v.GenericSchema>(path: string, label: string, schema: Schema) {
  return { path, label, schema: v.optional(schema) }
}

/** By their names in the answers, in the order of the questions. */
export const siteFields = {
  owner: {
    name: field('owner.name', 'Your name', words),
    shortName: field(
      'shortName',
      'A shorter name for the header, if yours has more than 20 letters',
      v.nullable(shortName),
    ),
    title: field('owner.jobTitle', 'What you are, in a few words', translated),
    tagline: field('owner.tagline', 'What you offer and where, in one sentence', translated),
    email: field('owner.email', 'E-mail address', siteSchema.entries.owner.entries.email),
    phone: field('owner.phone', 'Phone, with + and country code', v.nullable(phone)),
    whatsapp: field('owner.whatsapp', 'WhatsApp number', v.nullable(whatsapp)),
    city: field('owner.place', 'City and country', translated),
    country: field('owner.country', 'The code of the country, such as ES', siteSchema.entries.owner.entries.country),
    address: field('owner.address', 'Postal address, for the legal notice', v.nullable(words)),
    taxId: field('owner.nif', 'Tax number, for the legal notice', v.nullable(words)),
    linkedin: field('social.linkedin', 'LinkedIn, the whole address', account),
    github: field('social.github', 'GitHub', account),
    x: field('social.x', 'X', account),
  },
  terms: {
    replyTime: field('terms.replyTime', 'How soon you answer, in a sentence', term),
    strategyCall: field(
      'terms.strategyCall',
      'A first call: how long and what it costs; [booking:call] stands for its minutes',
      term,
    ),
    groupSize: field('terms.groupSize', 'How many people may be in a group', term),
    workshopEuros: field(
      'terms.workshopPrice.euros',
      'From how many euros a workshop of one day is',
      v.nullable(euros),
    ),
    workshopCovers: field('terms.workshopPrice.covers', 'What the day covers', term),
    twoDayEuros: field('terms.twoDayPrice.euros', 'From how many euros a workshop of two days is', v.nullable(euros)),
    twoDayCovers: field('terms.twoDayPrice.covers', 'What the two days cover', term),
    programEuros: field(
      'terms.programPrice.euros',
      'From how many euros a program of several weeks is',
      v.nullable(euros),
    ),
    programCovers: field('terms.programPrice.covers', 'What the program covers', term),
    withdrawal: field(
      'withdrawal',
      'May private people withdraw from a course within 14 days? dated-leisure: no, as a lawyer told you',
      v.nullable(withdrawal),
    ),
    fundae: field('terms.fundae', `Training credit of Fundae: ${fundaeAnswers.join(', ')}`, v.nullable(fundae)),
  },
}

/** The texts that visitors and search engines read first, by their ids: with another owner's name they are no words for the public. */
export const leadingTexts: Record<string, string> = {
  'hero.title': 'Home: the headline',
  'hero.lead': 'Home: the sentences below it',
  'offer.announcement.text': 'The line above the header of each page; empty: none',
  'meta.home.title': 'Home in search results: title',
  'meta.home.description': 'Home in search results: description',
  'meta.services.title': 'Services in search results: title',
  'meta.services.description': 'Services in search results: description',
  'meta.training.label': 'Training: its name in menus',
  'meta.training.title': 'Training in search results: title',
  'meta.training.description': 'Training in search results: description',
  'meta.corporate.label': 'Training for companies: its name in menus',
  'meta.corporate.title': 'Training for companies in search results: title',
  'meta.corporate.description': 'Training for companies in search results: description',
  'meta.locations.title': 'Locations in search results: title',
  'meta.locations.description': 'Locations in search results: description',
  'meta.blog.title': 'Blog in search results: title',
  'meta.blog.description': 'Blog in search results: description',
  'meta.courses.title': 'Open courses in search results: title',
  'meta.courses.description': 'Open courses in search results: description',
}

/** Lists of what is kept, by the kinds of pieces that they name. */
export const listLabels = {
  pages: 'Pages of the site, beside those of what you offer',
  services: 'Services that you offer',
  caseStudies: 'Case studies',
  projects: 'Projects and ideas',
  cities: 'Cities',
  posts: 'Posts of the blog',
  courses: 'Open courses',
  steps: 'Steps in which you work, on the home page',
  offers: 'Offers above the list of services',
  topics: 'Topics of the contact form',
  categories: 'Categories of the blog',
  trades: 'Trades of the case studies',
  testimonials: 'Voices of clients',
  claims: 'Figures that you can prove',
  positions: 'Positions that you held',
  skills: 'Skills that you rate',
  tools: 'Tools and platforms that you use',
}

/** A list passes for an object without fields. */
const noList = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'expected an object such as {"owner": {}}, found a list'),
)

function toSchema<Fields extends Record<string, { schema: v.GenericSchema }>>(fields: Fields) {
  const entries = Object.entries(fields).map(([name, { schema }]) => [name, schema])
  const known = Object.fromEntries(entries) as { [Name in keyof Fields]: Fields[Name]['schema'] }
  return v.optional(v.pipe(noList, v.strictObject(known)))
}

/** The answers of a new owner; a key that is left out leaves things as they are. */
const answersSchema = v.pipe(
  noList,
  v.strictObject({
    owner: toSchema(siteFields.owner),
    site: v.optional(
      v.pipe(
        noList,
        v.strictObject({
          url: v.optional(
            v.pipe(
              v.string(),
              v.transform((url) => url.replace(/\/$/, '')),
              siteSchema.entries.url,
            ),
          ),
        }),
      ),
    ),
    terms: toSchema(siteFields.terms),
    languages: v.optional(
      v.pipe(
        v.array(v.picklist(knownLocales)),
        v.nonEmpty('expected at least one language'),
        v.checkItems((code, index, all) => all.indexOf(code) === index, 'the same language twice'),
      ),
    ),
    /** Words of texts by their ids. */
    words: v.optional(v.pipe(noList, v.record(v.string(), v.nullable(translated)))),
    ...v.entriesFromList(Object.keys(listLabels) as Array<keyof typeof listLabels>, names),
    callMinutes: v.optional(
      v.union(
        [minutes, v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), minutes)],
        'expected 5 to 480 minutes',
      ),
    ),
    daysOff: v.optional(v.array(day)),
    booking: v.optional(v.boolean('expected true or false')),
    newsletter: v.optional(v.boolean('expected true or false')),
    contentSignals: v.optional(siteSchema.entries.contentSignals.wrapped),
    brand: v.optional(brandPartSchema),
  }),
)

export type Answers = v.InferOutput<typeof answersSchema>

/** The name of the answers in errors. */
export const answersName = 'Your answers'

/** @throws OwnerError that names each unknown key and each wrong value */
export function readAnswers(input: unknown): Answers {
  return defineContent(answersName, answersSchema, input)
}
