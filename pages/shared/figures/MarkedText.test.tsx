import { expect, test } from 'vitest'
import type { Locale } from '../../../locales/locales.ts'
import { MarkedText } from './MarkedText.tsx'
import { renderFigure } from './render-figure.ts'

test('screen readers hear what was deleted and what was added, and where each ends', () => {
  expect(readText('Pay [-soon-] [+by May 4+].')).toBe('Pay (deleted: soon) (added: by May 4).')
})

test('numbers lead to the items of their figure', () => {
  expect(render('[2|21 %] of it.[^1]')).toBe(
    '<mark>21 %\u00a0<a href="#specimen-2">2</a></mark> of it.\u00a0<a href="#specimen-1">[1]</a>',
  )
})

test('Chinese brackets are wide, and no space stands beside a wide mark', () => {
  expect(readText('付款[-尽快-][+5 月 4 日前+]。[^1]', 'zh')).toBe('付款（删去：尽快）（加上：5 月 4 日前）。[1]')
  expect(readText('[2|约 5 mm（去年）]，边缘光滑', 'zh')).toBe('约 5 mm（去年）2，边缘光滑')
})

function render(text: string, locale: Locale = 'en') {
  return renderFigure(locale, <MarkedText of={text} />)
}

function readText(text: string, locale?: Locale) {
  return render(text, locale).replace(/<[^>]+>/g, '')
}
