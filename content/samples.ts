import { experience, testimonials } from './profile.ts'
import { site } from './site.ts'

/**
 * Fields of the owner's record that a production deploy refuses as samples: those that the law requires (LSSI art. 10), and
 * the number that visitors write to, because their messages must not go to a stranger (GDPR art. 32).
 */
const requiredByLaw = [
  'url',
  ...['name', 'nif', 'address', 'email', 'phone', 'whatsapp'].map((field) => `owner.${field}`),
]

type Testimonial = { name: string; sample: boolean }

/** Content that is still invented and waits for the owner. */
export function listSamples(): string[] {
  return [
    ...site.samples.map(nameField),
    ...nameInvented(testimonials),
    ...experience.flatMap(({ title, sample }) => (sample ? [`content/profile.ts: the position "${title}"`] : [])),
  ]
}

/**
 * Samples that must not be published: fields that have to be true, and words that no client has said (Directive 2005/29/EC,
 * annex I, 23c). Without testimonials the site shows none.
 *
 * @param samples paths of fields in content/site.ts, and the testimonials
 */
export function listForbiddenSamples(
  samples: { fields: string[]; testimonials: Testimonial[] } = { fields: site.samples, testimonials },
): string[] {
  return [
    ...samples.fields.filter((field) => requiredByLaw.includes(field)).map(nameField),
    ...nameInvented(samples.testimonials),
  ]
}

function nameField(field: string): string {
  return `content/site.ts: ${field}`
}

function nameInvented(quotes: Testimonial[]): string[] {
  return quotes.flatMap(({ name, sample }) => (sample ? [`content/profile.ts: the testimonial of ${name}`] : []))
}
