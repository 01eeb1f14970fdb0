import { expect, test } from 'vitest'
import { createSections } from './sections.ts'

test('passages stand under their heading, with the last anchor before them', () => {
  expect(
    read(`<h1 id="top">Title</h1><p>Lead of the page</p><section id="plan"><h2>Plan</h2><ul><li>One</li><li>Two</li></ul>
    <dl><dt>Price</dt><dd>Fixed</dd></dl></section>`),
  ).toEqual([
    { id: 'top', heading: 'Title', passages: ['Lead of the page'] },
    { id: 'plan', heading: 'Plan', passages: ['One', 'Two', 'Price', 'Fixed'] },
  ])
})

test('a price or a number without words stands behind its term', () => {
  expect(
    read(
      '<h2 id="a">A</h2><dl><div><dt>Price</dt><dd>€1,240</dd><dd>Lunch included</dd></div><div><dt>Phone</dt><dd>+34 600</dd></div></dl>',
    ),
  ).toEqual([
    { id: 'a', heading: 'A', passages: ['Price', 'Price €1,240', 'Lunch included', 'Phone', 'Phone +34 600'] },
  ])
})

test('what a link says to screen readers alone is no part of a passage', () => {
  expect(
    read(
      '<h2 id="a">A</h2><p>It is at <a href="https://b.example">the office<span class="visually-hidden"> (new tab)</span></a>.</p>',
    ),
  ).toEqual([{ id: 'a', heading: 'A', passages: ['It is at the office.'] }])
})

test('a question has the anchor of its answer, which opens it', () => {
  expect(
    read(
      '<section id="faq"><h2>FAQ</h2><details><summary>Why?</summary><p id="faq-why">So that it is.</p></details></section>',
    ),
  ).toEqual([{ id: 'faq-why', heading: 'Why?', passages: ['So that it is.'] }])
})

test('a line of links is left out, also with one that is none yet, and what a dialog holds has its own anchors', () => {
  expect(
    read(`<h2 id="a">A</h2><p>Words of the card</p><p><a href="?x=1">Open</a> <span>Code <mark data-sample="true">sample</mark></span></p>
    <dialog id="more"><h3>More</h3><p>Words inside of it</p><details><summary>Why?</summary><p id="a-why">So that it is.</p></details></dialog>`),
  ).toEqual([
    { id: 'a', heading: 'A', passages: ['Words of the card'] },
    { id: 'more', heading: 'More', passages: ['Words inside of it'] },
    { id: 'a-why', heading: 'Why?', passages: ['So that it is.'] },
  ])
})

test('a line that says when a page was written, and by whom, is no answer to anything', () => {
  expect(
    read(
      '<h1 id="a">A</h1><p><a href="/#me">By Eva Sol</a> · <time datetime="2031-05-02">May 2, 2031</time> · 9 min read</p><p>It begins here.</p>',
    ),
  ).toEqual([{ id: 'a', heading: 'A', passages: ['It begins here.'] }])
})

test('a row with an anchor is a section of its own, without the cell that leads to a source', () => {
  expect(
    read(`<h2 id="dates">Dates</h2><table><tr><th>Date and rule</th><th>What happens</th></tr>
    <tr id="a"><th scope="row"><strong>2 May</strong> A</th><td>It applies to all</td><td><a href="https://b.example">Text</a> read</td></tr></table>`),
  ).toEqual([
    { id: 'dates', heading: 'Dates', passages: ['Date and rule', 'What happens'] },
    { id: 'a', heading: '2 May A', passages: ['It applies to all'] },
  ])
})

test('controls, drawings, examples and rows that lead to other pages are left out', () => {
  expect(
    read(`<h2 id="a">A</h2><noscript><p>No script</p></noscript><nav><p>Home</p></nav><form><p>Name</p></form><figure><p>An invoice</p></figure>
    <ul><li><span>Service</span><p><a href="/b">B</a> sells</p></li><li>See <a href="/c">C</a></li></ul>
    <section id="call"><h2>Call</h2><p>Write to me</p></section>`),
  ).toEqual([{ id: 'a', heading: 'A', passages: ['See C'] }])
})

test('the words are those of the page, without the mark of a sample in a heading', () => {
  expect(
    read(
      '<h2 id="a">Teams <mark data-sample="true">sample</mark></h2><p>A<!-- --> <b>bold</b>\n word or two</p><pre>code</pre>',
    ),
  ).toEqual([{ id: 'a', heading: 'Teams', passages: ['A bold word or two'] }])
})

function read(main: string) {
  return createSections(`<!doctype html><html><body><main id="main">${main}</main></body></html>`)
}
