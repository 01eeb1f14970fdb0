import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

const labels = { copy: 'Copiar', copied: 'Copiado', footnotes: 'Notas', backToText: 'Volver' }

test('links to our own pages stay in the language of the page, others stay as they are', () => {
  const { html } = renderMarkdown('[a](/services/medical-ai) [b](https://example.com/x) [c](#part)', 'fr', labels)
  expect(html).toContain('href="/fr/services/medical-ai"')
  expect(html).toContain('href="https://example.com/x"')
  expect(html).toContain('href="#part"')
})

test('headings get anchors and are listed for the table of contents', () => {
  const { html, headings } = renderMarkdown('## Qué cambia\n\ntext\n\n### Detail\n\n## 测试', 'es', labels)
  expect(headings).toEqual([
    { id: 'qué-cambia', text: 'Qué cambia' },
    { id: '测试', text: '测试' },
  ])
  expect(html).toContain('<h2 id="qué-cambia">')
})

test('HTML in an article is not passed on', () => {
  expect(renderMarkdown('a <script>alert(1)</script> b', 'en', labels).html).not.toContain('<script')
})

test('code keeps its characters, is highlighted by classes without inline styles, and can be copied', () => {
  const code = 'def ask(text: str) -> str:\n    return f"<{text}>"  # why'
  const $ = load(renderMarkdown(`\`\`\`python\n${code}\n\`\`\``, 'es', labels).html)
  expect($('pre').text().trim()).toBe(code)
  expect($('pre .hljs-keyword').length).toBeGreaterThan(0)
  expect($('[style]')).toHaveLength(0)
  expect($('pre + button').text()).toBe('Copiar')
})

test('plain text is not taken for code', () => {
  expect(renderMarkdown('```text\nif this return that\n```', 'en', labels).html).not.toContain('hljs-keyword')
})

test('Chinese headings are marked where a line may end, without changing their words or anchors', () => {
  const { html, headings } = renderMarkdown('## 收集能问倒系统的问题 50 条\n\n第 50 条 `第 50 条`', 'zh', labels)
  expect(html).toContain('<wbr>')
  expect(headings[0]?.text).toBe('收集能问倒系统的问题 50\u00a0条')
  expect(load(html)('h2').text()).toBe(headings[0]?.text)
  expect(html).toContain('<p>第\u00a050\u00a0条 <code>第 50 条</code></p>')
  const table = '| 开始适用的内容 |\n| --- |\n| 开始适用的内容 |'
  const $ = load(renderMarkdown(table, 'zh', labels).html)
  expect([$('th wbr').length > 0, $('td wbr').length]).toEqual([true, 0])
  expect(renderMarkdown('## A heading', 'en', labels).html).not.toContain('<wbr>')
})

test('footnotes lead there and back, in the language of the page', () => {
  const $ = load(renderMarkdown('A claim.[^1]\n\n[^1]: Its source.', 'es', labels).html)
  const reference = $('sup a')
  expect($(reference.attr('href') ?? '').text()).toContain('Its source.')
  expect($('section h2').text()).toBe('Notas')
  expect($('[data-footnote-backref]').attr('aria-label')).toBe('Volver')
})

test('a picture that stands alone is a figure with its caption', () => {
  const $ = load(renderMarkdown('![A chart](/a.png "Figure 1")', 'en', labels).html)
  expect($('figure img').attr('alt')).toBe('A chart')
  expect($('figure figcaption').text()).toBe('Figure 1')
})

test('a picture from the editor has the size in its name, and a small version where it is wide', () => {
  const $ = load(
    renderMarkdown('![A](/media/a-1f2e3d4c-1600x900.webp)\n\n![B](/media/b-2e3d4c5b-640x800.webp)', 'en', labels).html,
  )
  const [wide, narrow] = $('img').toArray()
  expect(wide?.attribs).toMatchObject({
    width: '1600',
    height: '900',
    srcset: '/media/a-1f2e3d4c-1600x900-800.webp 800w, /media/a-1f2e3d4c-1600x900.webp 1600w',
  })
  expect(narrow?.attribs).toMatchObject({ width: '640', height: '800' })
  expect(narrow?.attribs.srcset).toBeUndefined()
})

test('a picture of the owner that is called by its size has no small version', () => {
  const $ = load(renderMarkdown('![A](/media/team-2026-1024x768.webp)', 'en', labels).html)
  expect($('img').attr('srcset')).toBeUndefined()
})
