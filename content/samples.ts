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

/** Content that is still invented and waits for the owner. */
export function listSamples(): string[] {
  return [
    ...site.samples.map((field) => `content/site.ts: ${field}`),
    ...testimonials.flatMap(({ name, sample }) => (sample ? [`content/profile.ts: the testimonial of ${name}`] : [])),
    ...experience.flatMap(({ title, sample }) => (sample ? [`content/profile.ts: the position "${title}"`] : [])),
  ]
}

/**
 * Samples that must not be published.
 *
 * @param samples paths of fields in content/site.ts
 */
export function listSamplesRequiredByLaw(samples: string[] = site.samples): string[] {
  return samples.filter((field) => requiredByLaw.includes(field)).map((field) => `content/site.ts: ${field}`)
}
