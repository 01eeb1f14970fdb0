import * as v from 'valibot'
import { brandPartSchema } from '../../content/brand.ts'
import { fundaeAnswers, siteSchema } from '../../content/site.ts'
import { knownLocales } from '../../locales/locales.ts'

const words = v.pipe(v.string('expected words'), v.trim(), v.nonEmpty('expected words, found none'))
/** Words in the first language, or in each. */
const translated = v.union([words, v.record(v.picklist(knownLocales), words)], 'expected words, or words by language')
const digits = v.pipe(
  v.string('expected a number'),
  v.transform((number) => number.replace(/[\s().-]/g, '')),
)
const address = v.pipe(v.string(), v.url('expected an address such as https://www.linkedin.com/in/your-name'))
const names = v.optional(v.array(v.string(), 'expected a list of names'))
const account = v.optional(v.nullable(address))
const term = v.optional(v.nullable(translated))
const euros = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))], 'expected whole euros'),
)

/** What a new owner says; what is left out stays as it is. */
export const answersSchema = v.strictObject({
  owner: v.optional(
    v.strictObject({
      name: v.optional(words),
      title: v.optional(translated),
      tagline: v.optional(translated),
      email: v.optional(v.pipe(v.string(), v.email('expected an e-mail address'))),
      phone: v.optional(v.nullable(v.pipe(digits, v.regex(/^\+\d{8,15}$/, 'expected + and 8 to 15 digits')))),
      whatsapp: v.optional(
        v.nullable(
          v.pipe(
            digits,
            v.transform((number) => number.replace('+', '')),
            v.regex(/^\d{8,15}$/, 'expected 8 to 15 digits'),
          ),
        ),
      ),
      city: v.optional(translated),
      country: v.optional(siteSchema.entries.owner.entries.country),
      address: v.optional(v.nullable(words)),
      taxId: v.optional(v.nullable(words)),
      linkedin: account,
      github: account,
      x: account,
    }),
  ),
  site: v.optional(
    v.strictObject({
      url: v.optional(v.pipe(v.string(), v.url('expected an address such as https://example.com'))),
      repository: account,
    }),
  ),
  terms: v.optional(
    v.strictObject({
      replyTime: term,
      strategyCall: term,
      groupSize: term,
      workshopEuros: v.optional(v.nullable(euros)),
      workshopCovers: term,
      fundae: v.optional(v.nullable(v.picklist(fundaeAnswers, `expected one of ${fundaeAnswers.join(', ')}`))),
    }),
  ),
  languages: v.optional(
    v.pipe(
      v.array(v.picklist(knownLocales)),
      v.nonEmpty('expected at least one language'),
      v.checkItems((code, index, all) => all.indexOf(code) === index, 'the same language twice'),
    ),
  ),
  services: names,
  caseStudies: names,
  projects: names,
  testimonials: names,
  claims: names,
  posts: names,
  courses: names,
  cities: names,
  positions: names,
  booking: v.optional(v.boolean('expected true or false')),
  newsletter: v.optional(v.boolean('expected true or false')),
  brand: v.optional(brandPartSchema),
})

export type Answers = v.InferOutput<typeof answersSchema>

/** @throws Error that names each unknown key and each wrong value */
export function readAnswers(input: unknown): Answers {
  const result = v.safeParse(answersSchema, input)
  if (result.success) return result.output
  const problems = result.issues.map((issue) => {
    const path = v.getDotPath(issue) ?? '(the whole file)'
    if (issue.expected === 'never') return `${path}: there is no such key`
    return `${path}: ${issue.message}${issue.type === 'picklist' ? `; expected one of ${knownLocales.join(', ')}` : ''}`
  })
  throw new Error(
    `The answers hold what is not known; nothing was changed:\n${problems.map((each) => `  ${each}`).join('\n')}`,
  )
}
