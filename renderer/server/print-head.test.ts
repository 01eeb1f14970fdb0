import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { printHead } from './print-head.ts'

test.each([
  'a & b',
  '&lt;div&gt; as text',
  'no&nbsp;break',
  '&amp;amp;',
  '"quoted" <b> \'single\' </title>',
  '&copy=1&#8364;',
])('what is printed reads back as it was: %s', (text) => {
  const { headTags } = printHead({
    title: text,
    meta: [
      { name: 'description', content: text },
      { property: 'og:title', content: text },
    ],
    link: [{ rel: 'alternate', type: 'text/plain', title: text, href: `/a?b=${text}` }],
    script: [{ type: 'application/ld+json', innerHTML: JSON.stringify({ text }).replaceAll('<', '\\u003c') }],
  })
  const $ = load(headTags)
  expect($('title').text()).toBe(text)
  for (const tag of ['meta[name=description]', 'meta[property="og:title"]']) expect($(tag).attr('content')).toBe(text)
  expect($('link').attr()).toMatchObject({ title: text, href: `/a?b=${text}` })
  expect(JSON.parse($('script').text())).toEqual({ text })
})

test('attributes of the document stand behind a space', () => {
  expect(printHead({ htmlAttrs: { lang: 'es' } }).htmlAttrs).toBe(' lang="es"')
})
