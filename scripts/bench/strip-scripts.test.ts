import { expect, test } from 'vitest'
import { stripScripts } from './strip-scripts.ts'

test('no script is left, neither code nor data nor what is loaded ahead for it', () => {
  const html = stripScripts(
    '<head><script>a < b && "</b>"</script><link rel="modulepreload" href="/a.js"><style>p{}</style></head>' +
      '<body><p>Text</p><SCRIPT type="application/json">{"a":"\\u003c/script>"}</SCRIPT>\n<script type="module" src="/b.js"></script ></body>',
  )
  expect(html).toBe('<head><style>p{}</style></head><body><p>Text</p>\n</body>')
})

test('the font stays: it belongs to the styles', () => {
  const link = '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>'
  expect(stripScripts(link)).toBe(link)
})
