import * as v from 'valibot'
import { heading, hidden, itemId, line, list, listBy, text, texts, titledText } from '../kit/define.ts'
import { readContent, readEntries } from '../kit/read-content.ts'
import { naming, reference } from '../kit/references.ts'
import { contentIconNames } from './icons.ts'

// The owner's words about themselves, on the home page.

export const hero = readEntries('hero', {
  /** Above the heading, a few words. */
  kicker: text,
  title: heading,
  lead: text,
  /** The service whose specimen stands on the home page. */
  specimen: v.optional(reference('services')),
  /** Those that the home page shows. */
  caseStudies: hidden(v.array(reference('caseStudies'))),
})

/** The person, in a few words, beside the portrait. */
export const about = readEntries('about', {
  paragraphs: texts,
  /** For those who write about the owner: about fifty words to quote, and how the name is said. */
  press: v.optional(v.strictObject({ text, pronunciation: v.optional(text) })),
})

export const method = readEntries('method', {
  title: heading,
  intro: text,
  steps: listBy('id', { id: naming('steps', itemId), ...titledText.entries }),
})

export const skills = readEntries('skills', {
  /** The names of the levels. */
  note: text,
  skills: list({
    id: hidden(naming('skills', itemId)),
    name: heading,
    level: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  }),
  /** Products by their own names; not translated. */
  tools: v.array(v.strictObject({ name: naming('tools', line), icon: v.picklist(contentIconNames) })),
  cloudPlatforms: v.array(naming('tools', line)),
  /** True until the owner has given levels and tools of their own. */
  sample: v.optional(v.boolean(), false),
})

export const experienceSchema = list({
  id: hidden(naming('positions', itemId)),
  title: heading,
  duration: text,
  company: v.optional(text),
  description: text,
  /** True until the owner replaces it. */
  sample: v.boolean(),
})

export const experience = readContent('experience', experienceSchema)

export const testimonialsSchema = v.pipe(
  list({
    id: hidden(naming('testimonials', itemId)),
    quote: text,
    /** A person's name is not translated. */
    name: line,
    title: heading,
    /** True until the owner replaces it by the words of a real client. */
    sample: v.boolean(),
    /** The source of the words, and the person's consent: "Closing form of March 2026, quoted with consent". */
    source: v.optional(text),
    /** The month of the work: 2026-03. */
    month: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/, 'problems.month 2026-03'))),
    /** True if a reader may call them. */
    isReference: v.optional(v.boolean(), false),
  }),
  // Directive 2005/29/EC, article 7(6): a site must say how it knows that its reviews are real.
  v.check((quotes) => quotes.every(({ sample, source }) => sample || source), 'problems.source source'),
)

export const testimonials = readContent('testimonials', testimonialsSchema)
