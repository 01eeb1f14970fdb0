import { expect, test } from 'vitest'
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

function render(text: string) {
  return renderFigure('en', <MarkedText of={text} />)
}

function readText(text: string) {
  return render(text).replace(/<[^>]+>/g, '')
}
