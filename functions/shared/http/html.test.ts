import { expect, test } from 'vitest'
import { attributes, html } from '../../../html.ts'

test('what comes from outside is text, in elements and in attributes', () => {
  const typed = `"><script>alert('&')</script>`
  expect(html`<p title="${typed}">${typed}</p>`.markup).toBe(
    '<p title="&#34;&#62;&#60;script&#62;alert(&#39;&#38;&#39;)&#60;/script&#62;">' +
      '&#34;&#62;&#60;script&#62;alert(&#39;&#38;&#39;)&#60;/script&#62;</p>',
  )
})

test('markup of the tag stays markup, and what is not there leaves nothing', () => {
  expect(html`<ul>${['a', '<b>'].map((text) => html`<li>${text}</li>`)}${undefined}${false}</ul>`.markup).toBe(
    '<ul><li>a</li><li>&#60;b&#62;</li></ul>',
  )
  expect(html`<input${attributes({ name: 'a"b', required: true, checked: false, value: undefined })}>`.markup).toBe(
    '<input name="a&#34;b" required>',
  )
})
