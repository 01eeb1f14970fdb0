import { expect, test } from 'vitest'
import { callsToAction } from '../../model/kinds/calls-to-action.ts'
import { services } from '../../model/kinds/services.ts'
import { serviceSlugs } from '../../model/kinds/slugs.ts'
import { findAudience, loadCallToAction } from './call-to-action.ts'

test('nobody who comes alone is asked about a team', () => {
  for (const { title, text, button = '' } of callsToAction.calls.filter(({ isPrivate }) => isPrivate)) {
    expect(`${title} ${text} ${button}`).not.toMatch(/team/i)
  }
})

test('the link tells the contact form which service the page is about', () => {
  expect(loadCallToAction('en', 'team').contactQuery).toBe('')
  for (const slug of serviceSlugs) {
    expect(loadCallToAction('en', services.get(slug).callsFor, { service: slug }).contactQuery).toBe(`?service=${slug}`)
  }
  expect(loadCallToAction('en', 'team', { service: 'a', city: 'b' }).contactQuery).toBe('?service=a&city=b')
})

test('an article speaks to the readers of its first service, if they have words of their own', () => {
  for (const slug of serviceSlugs)
    expect([services.get(slug).callsFor, 'reader']).toContain(findAudience([slug, ...serviceSlugs], 'reader'))
  expect(findAudience([], 'case')).toBe('case')
})
