import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { caseStudies } from '../../model/kinds/case-studies.ts'
import { experience, testimonials } from '../../model/kinds/profile.ts'
import { additionalProjects } from '../../model/kinds/projects.ts'
import { caseStudySlugs } from '../../model/kinds/slugs.ts'
import { isSample } from '../../model/samples.ts'
import { href } from '../../pages/data/routes.ts'
import { type BuiltDocument, ofEach } from './site.ts'

/** A mark stands beside each sample: in its own element, at the top of a case study's page, and in Markdown. */
export const samples = ofEach(function* (document, { folder }) {
  const { file, $ } = document
  for (const { selector, expected } of listPlaces(document)) {
    const marked = $(selector).filter((_, place) => $(place).find('mark[data-sample]').length > 0).length
    if (marked < expected) yield `${marked} of ${expected} samples at ${selector} are marked: <SampleMark />`
  }
  // Markdown has no forms.
  const marks = $('main mark[data-sample]:not(form *)')
  if (marks.length === 0) return
  const markdown = readFileSync(join(folder, file.replace(/html$/, 'md')), 'utf8')
  if (!markdown.includes(`*(${marks.first().text()})*`)) yield 'its Markdown has lost the marks of samples'
})

function listPlaces({ $, page }: BuiltDocument): Array<{ selector: string; expected: number }> {
  const studies = caseStudySlugs.filter(
    (slug) => caseStudies.get(slug).kind === 'example' || caseStudies.get(slug).sample,
  )
  const paths = studies.map((slug) => href('caseStudy', { caseStudy: slug }, page.locale))
  const cards = $('main li h3 > a')
    .toArray()
    .filter(({ attribs }) => paths.includes(attribs.href ?? ''))
    .map(({ attribs }) => `main li:has(h3 > a[href="${attribs.href}"])`)
  const accounts = ['owner.email', 'social.linkedin', 'social.github', 'social.x'].filter(isSample)
  const places = cards.map((selector) => ({ selector, expected: $(selector).length }))
  places.push({ selector: 'footer nav li:not(:has(a))', expected: Math.min(1, accounts.length) })
  if (page.name === 'home') {
    places.push(
      { selector: '#testimonials figure', expected: testimonials.filter(({ sample }) => sample).length },
      { selector: '#experience li', expected: experience.filter(({ sample }) => sample).length },
    )
  }
  if (page.name === 'projects') {
    places.push({ selector: '#additional li', expected: additionalProjects.filter(({ sample }) => sample).length })
  }
  if (page.name === 'contact') {
    const fields = ['owner.email', 'owner.phone', 'owner.whatsapp'].filter(isSample)
    places.push({ selector: 'main dd', expected: fields.length })
  }
  if (paths.includes(page.path)) places.push({ selector: 'main > div > :has(h1)', expected: 1 })
  return places
}
