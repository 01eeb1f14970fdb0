import { expect, test } from 'vitest'
import { createMarkdown } from './markdown.ts'

test('the Markdown version has the main text of its page, with absolute URLs', () => {
  const markdown =
    convert(`<h1>Title</h1><p>Text with a <a href="/es/services">link</a> and <strong>weight</strong>.</p>
    <ul><li>One</li></ul><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>
    <p><code>m[0](/x)</code></p><pre><code class="language-python">print(1)</code></pre>`)
  expect(markdown).toContain('[link](https://site.test/es/services)')
  expect(markdown).toContain('**weight**')
  expect(markdown).toContain('- One')
  expect(markdown).toContain('| A |')
  expect(markdown).toContain('```python\nprint(1)\n```')
  expect(markdown).toContain('`m[0](/x)`')
})

test('menus, forms, what holds a form only and icons are omitted', () => {
  const markdown =
    convert(`<noscript><p>No</p></noscript><nav><a href="/">Home</a></nav><form><label>Name <input></label><button>Send</button></form>
    <section><h2>Newsletter</h2><form><input></form></section><span aria-hidden="true">icon</span>
    <details open><summary>Online · 30 minutes <span>change</span></summary><form><select></select></form></details>`)
  expect(markdown).toBe('')
})

test('it begins with the title, also where a line stands above it', () => {
  expect(convert('<nav>Home</nav><div><p>For companies</p><h1>Title</h1></div>')).toBe('# Title\n\nFor companies\n')
})

test('React leaves no comments in it', () => {
  expect(convert('<!--&--><!--$--><ul><li> <!-- -->One</li></ul><h3> <!-- -->Two<!-- --> </h3><!--/$-->')).toBe(
    '- One\n\n### Two\n',
  )
})

test('spaces are those that a page shows', () => {
  const markdown = convert(`<div>
    <p> One  <em>two</em> <b></b> three</p> <p> </p><p><img src="/a.png" alt="A"> four
      five <br> six </p><pre><code>  seven
    eight</code></pre></div>`)
  expect(markdown).toBe(
    'One *two* three\n\n![A](https://site.test/a.png) four five\\\nsix\n\n```\n  seven\n    eight\n```\n',
  )
})

test('the mark of a sample survives as text', () => {
  expect(convert('<p>Ana <mark data-sample="true">sample</mark></p>')).toBe('Ana *(sample)*\n')
  expect(
    convert('<dl><dt>Phone</dt><dd><a href="tel:+34">+34</a> <mark data-sample>muestra</mark></dd></dl>'),
  ).toContain('[+34](tel:+34) *(muestra)*')
})

test('the mark of a sample stands apart from words that only the layout keeps away from it', () => {
  expect(convert('<p><span>May 2 · Lugo</span><mark data-sample>muestra</mark></p>')).toBe('May 2 · Lugo *(muestra)*\n')
  expect(convert('<ul><li><a href="/a">A</a> <mark data-sample>ejemplo</mark><span>Una lista</span></li></ul>')).toBe(
    '- [A](https://site.test/a) *(ejemplo)* Una lista\n',
  )
})

test('neighbouring links are separated, without the spaces that their icons leave', () => {
  expect(
    convert('<p><a href="/a">A<!-- --> <span aria-hidden="true"></span></a><a href="/b?x=1&amp;y=2">B</a></p>'),
  ).toBe('[A](https://site.test/a) · [B](https://site.test/b?x=1&y=2)\n')
})

test('links that work on the page only are omitted, and in a sentence their words stay', () => {
  expect(convert('<p><a href="?chat=x">Chat</a><a href="/a">A</a><a href="#x">More</a></p>')).toBe(
    '[A](https://site.test/a)\n',
  )
  expect(convert('<p>As <a href="#x">shown above</a>.</p>')).toBe('As shown above.\n')
})

test('Chinese beside a mark stays readable, and the mark still marks', () => {
  const markdown = convert('<p>来了！<del>好。</del>今年的茶，微辣<del>，很香</del>。</p>')
  expect(markdown).toBe('来了！~~好。~~ 今年的茶，微辣 ~~，很香~~。\n')
})

test('a term stands in one line with its descriptions, with the colon of the language', () => {
  const list = `<dl><div><dt><span aria-hidden="true"></span> <strong>Format</strong></dt><dd>Workshop</dd><dd>Program</dd></div>
    <div><dt>Mail</dt><dd><a href="mailto:a@site.test">a@site.test</a></dd></div></dl>`
  expect(convert(list)).toBe('- **Format:** Workshop · Program\n- **Mail:** <a@site.test>\n')
  expect(convert(list, 'zh')).toContain('**Format：** Workshop')
})

test('a term that only screen readers say keeps its descriptions', () => {
  const html = '<dl><dt class="visually-hidden">Price</dt><dd>€3 a loaf</dd><dd>€5 for two</dd></dl>'
  expect(convert(html)).toBe('- **Price:** €3 a loaf · €5 for two\n')
})

test('a quotation has the marks of the language', () => {
  expect(convert('<p><q>Oui.</q></p>', 'fr')).toBe('«\u00a0Oui.\u00a0»\n')
})

test('a question is a heading below the one before it', () => {
  expect(convert('<h2>Questions</h2><details><summary>Why?</summary><p>So.</p></details>')).toBe(
    '## Questions\n\n### Why?\n\nSo.\n',
  )
})

test('writes no spaces that only align the columns of a table', () => {
  const cells = '<tr><th>Day</th><th>Rule</th></tr><tr><td>Monday</td><td>Bread is baked early</td></tr>'
  expect(convert(`<table>${cells}</table>`)).toBe('| Day | Rule |\n| - | - |\n| Monday | Bread is baked early |\n')
})

test('a row with a heading of its own is no heading of the columns', () => {
  const row = '<tr><th scope="row">Bread</th><td>3.20</td></tr>'
  expect(convert(`<table>${row}</table>`)).toBe('| | |\n| - | - |\n| Bread | 3.20 |\n')
})

test('the table of a chart stands under its caption, not under the words that open it', () => {
  const table = '<table><caption>Recall</caption><tr><th>A</th></tr><tr><td>1</td></tr></table>'
  expect(
    convert(`<figure><details><summary>Show</summary>${table}</details><figcaption>Measured.</figcaption></figure>`),
  ).toBe('**Recall**\n\n| A |\n| - |\n| 1 |\n\nMeasured.\n')
})

test('a system is told by its description and its arrows, once', () => {
  const drawing = `<svg role="img"><title>System</title><desc>Data flows.</desc><path data-arrow="A → B"></path>
    <path data-arrow="B → C"></path><text>A</text></svg>`
  expect(convert(`<figure>${drawing}${drawing}<figcaption>System<ul><li>Legend</li></ul></figcaption></figure>`)).toBe(
    '**System**\n\nData flows.\n\n- A → B\n- B → C\n',
  )
})

test('a map is told by its description, between its title and its caption', () => {
  const map = '<svg role="img"><desc>Two hours by train.</desc><text>2 h</text></svg>'
  expect(convert(`<figure><p>The way</p>${map}<figcaption>Rounded.</figcaption></figure>`)).toBe(
    'The way\n\nTwo hours by train.\n\nRounded.\n',
  )
})

test('details in a dialog belong to the text', () => {
  expect(convert('<article><h3>Card</h3></article><dialog><h2>More</h2><p>x</p></dialog>')).toBe(
    '### Card\n\n## More\n\nx\n',
  )
})

function convert(main: string, lang = 'en'): string {
  const document = `<!doctype html><html lang="${lang}"><body><header>Menu</header><main id="main">${main}</main><footer>Footer</footer>`
  return createMarkdown(`${document}</body></html>`, 'https://site.test')
}
