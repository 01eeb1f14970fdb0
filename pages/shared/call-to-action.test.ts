import { expect, test } from 'vitest'
import { callsToAction, privateAudiences } from '../../content/calls-to-action.ts'
import { services } from '../../content/services.ts'
import { serviceSlugs } from '../../content/slugs.ts'
import { findAudience, loadCallToAction } from './call-to-action.ts'

test('nobody who comes alone is asked about a team', () => {
  for (const audience of privateAudiences) {
    const { title, text, button = '' } = callsToAction.calls[audience]
    expect(`${title} ${text} ${button}`).not.toMatch(/team/i)
  }
  expect(privateAudiences).toEqual(
    expect.arrayContaining(
      (['family-ai', 'university-ml', 'ai-language-learning'] as const).map((slug) => services.get(slug).callsFor),
    ),
  )
})

test('the link tells the contact form which service the page is about', () => {
  expect(loadCallToAction('en', 'team').contactQuery).toBe('')
  for (const slug of serviceSlugs) {
    expect(loadCallToAction('en', services.get(slug).callsFor, { service: slug }).contactQuery).toBe(`?service=${slug}`)
  }
  expect(loadCallToAction('en', 'team', { service: 'rag-langchain', city: 'valencia' }).contactQuery).toBe(
    '?service=rag-langchain&city=valencia',
  )
})

test('an article speaks to the readers of its first service, if they have words of their own', () => {
  expect(findAudience(['family-ai', 'prompt-engineering'], 'reader')).toBe('family')
  expect(findAudience(['rag-langchain', 'family-ai'], 'reader')).toBe('reader')
  expect(findAudience([], 'case')).toBe('case')
})
