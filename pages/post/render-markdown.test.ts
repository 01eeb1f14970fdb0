import { expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

test('links to our own pages stay in the language of the page, others stay as they are', () => {
  const { html } = renderMarkdown('[a](/services/medical-ai) [b](https://example.com/x) [c](#part)', 'fr')
  expect(html).toContain('href="/fr/services/medical-ai"')
  expect(html).toContain('href="https://example.com/x"')
  expect(html).toContain('href="#part"')
})

test('headings get anchors and are listed for the table of contents', () => {
  const { html, headings } = renderMarkdown('## Qué cambia\n\ntext\n\n### Detail\n\n## 测试', 'es')
  expect(headings).toEqual([
    { id: 'qué-cambia', text: 'Qué cambia' },
    { id: '测试', text: '测试' },
  ])
  expect(html).toContain('<h2 id="qué-cambia">')
})

test('HTML in an article is not passed on', () => {
  expect(renderMarkdown('a <script>alert(1)</script> b', 'en').html).not.toContain('<script')
})
