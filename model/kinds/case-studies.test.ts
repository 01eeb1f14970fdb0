import { expect, test } from 'vitest'
import { caseStudies } from './case-studies.ts'
import { caseStudySlugs } from './slugs.ts'

test('an example tells of no client, of nothing that we did, and of no months that have passed', () => {
  const examples = caseStudySlugs.filter((slug) => caseStudies.get(slug).kind === 'example')
  const told = examples.flatMap((slug) => {
    const words =
      JSON.stringify(caseStudies.get(slug)).match(/\b(clients?|we|our|us|last (twelve|12) months)\b/gi) ?? []
    return words.map((word) => `content/case-studies/${slug}.json: ${word}`)
  })
  expect(told).toEqual([])
})
