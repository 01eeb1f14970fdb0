import { expect, test } from 'vitest'
import type { Locale } from '../../locales/locales.ts'
import { renderFigure } from '../shared/figures/render-figure.ts'
import { ExternalLink } from './ExternalLink.tsx'

test('the remark of a link that leaves the site follows its words as brackets do in the language', () => {
  expect(readLink('en')).toMatch(/^Words \(/)
  expect(readLink('zh')).toMatch(/^Words（/)
})

function readLink(locale: Locale) {
  return renderFigure(locale, <ExternalLink href="https://example.org">Words</ExternalLink>).replace(/<[^>]+>/g, '')
}
