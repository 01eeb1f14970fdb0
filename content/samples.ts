import { experience, testimonials } from './profile.ts'
import { site } from './site.ts'

/** Fields of the owner's record that the law requires (LSSI art. 10; a production deploy refuses samples in them). */
const requiredByLaw = ['url', 'owner.name', 'owner.nif', 'owner.address', 'owner.email', 'owner.phone']

/** Content that is still invented and waits for the owner. */
export function listSamples(): string[] {
  return [
    ...site.samples.map((field) => `content/site.ts: ${field}`),
    ...testimonials.flatMap(({ name, sample }) => (sample ? [`content/profile.ts: the testimonial of ${name}`] : [])),
    ...experience.flatMap(({ title, sample }) => (sample ? [`content/profile.ts: the position "${title}"`] : [])),
  ]
}

/** Samples that must not be published. */
export function listSamplesRequiredByLaw(): string[] {
  return site.samples.filter((field) => requiredByLaw.includes(field)).map((field) => `content/site.ts: ${field}`)
}
