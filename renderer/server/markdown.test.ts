import { expect, test } from 'vitest'
import { createMarkdownTwin } from './markdown.ts'

const html = `<!doctype html><html><body><header><a href="/x">Menu</a></header><main id="main">
<nav><a href="/">Home</a></nav><h1>Title</h1><p>Text with a <a href="/es/services">link</a> and <strong>weight</strong>.</p>
<form><label>Name <input></label><button>Send</button></form>
<span aria-hidden="true">icon</span><ul><li>One</li></ul>
<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>
<p><code>m[0](/x)</code></p><pre><code class="language-python">print(1)</code></pre></main><footer>Footer</footer></body></html>`

test('the twin has the main text of its page as Markdown, with whole URLs', () => {
  const markdown = createMarkdownTwin(html, 'https://site.test')
  expect(markdown).toContain('# Title')
  expect(markdown).toContain('[link](https://site.test/es/services)')
  expect(markdown).toContain('**weight**')
  expect(markdown).toContain('- One')
  expect(markdown).toContain('| A |')
  expect(markdown).toContain('```python\nprint(1)\n```')
  expect(markdown).toContain('`m[0](/x)`')
})

test('the twin has no menus, forms or icons', () => {
  expect(createMarkdownTwin(html, 'https://site.test')).not.toMatch(/Menu|Footer|Home|Name|Send|icon/)
})
