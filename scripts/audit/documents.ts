import { ofEach } from './site.ts'

/** Characters: a page that only says "Thank you" has more. */
const shortestPage = 60

/** Each document holds all words of its page, so that it can be read without JavaScript; the budget of its frame holds that none stand there twice. */
export const complete = ofEach(function* ({ $ }) {
  // Without scripts a style shows the verdict that goes with a line.
  if ($('template, #root [hidden]:not(picture, [data-verdict])').length > 0)
    yield 'waits for a script: React left a template or a fallback in it'
  const { length } = $('main').text().trim()
  if (length < shortestPage) yield `has ${length} characters in <main>: what does it wait for?`
})

/** Images have a size; `validHtml` holds that they have an `alt`, and `links` that they exist. */
export const images = ofEach(function* ({ $ }) {
  for (const { attribs } of $('img:not([width][height])').toArray())
    yield `${attribs.src} has no width and height, the page would jump`
})
