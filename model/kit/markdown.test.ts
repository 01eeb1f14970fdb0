import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { parseMarkdown } from './markdown.ts'

function render(markdown: string): string {
  const processor = unified().use(remarkRehype).use(rehypeStringify)
  return processor.stringify(processor.runSync(parseMarkdown(markdown)))
}

test.each(['价格 100~200 元，时长 2~3 天', '10~20 € à 30~40 €', 'about ~5 to ~6'])(
  'a tilde between or before numbers is one: %s',
  (text) => {
    expect(render(text)).toBe(`<p>${text}</p>`)
  },
)

test.each([
  ['a ~~b~~ c', 'a <del>b</del> c'],
  ['原价~~300。~~现价', '原价<del>300。</del>现价'],
  ['**提示词。**然后', '<strong>提示词。</strong>然后'],
  ['先写**“目标”**再写', '先写<strong>“目标”</strong>再写'],
  ['这是*重点*。*下一点：*在后', '这是<em>重点</em>。<em>下一点：</em>在后'],
])('marks beside Chinese signs and letters work: %s', (text, html) => {
  expect(render(text)).toBe(`<p>${html}</p>`)
})

test.each([
  ['见 https://example.com/a。然后', '<a href="https://example.com/a">https://example.com/a</a>', '。然后'],
  ['（https://example.com/a?b=1）。', '<a href="https://example.com/a?b=1">https://example.com/a?b=1</a>', '）。'],
  ['www.example.com，再说', '<a href="http://www.example.com">www.example.com</a>', '，再说'],
  [
    'https://example.com/a、**重点**。',
    '<a href="https://example.com/a">https://example.com/a</a>',
    '、<strong>重点</strong>。',
  ],
  ['“https://example.com/a”是', '<a href="https://example.com/a">https://example.com/a</a>', '”是'],
])('an address ends at a Chinese sign: %s', (text, link, rest) => {
  expect(render(text)).toContain(link + rest)
})

test('two addresses of a sentence are two links, and a link that has its words keeps them', () => {
  expect(render('https://a.example/x，https://b.example/y。')).toContain('</a>，<a href="https://b.example/y">')
  expect(render('[见。此处](https://example.com/甲。乙)')).toContain('>见。此处</a>')
  expect(render('<https://example.com/a。b>')).toContain('>https://example.com/a。b</a>')
})
