import { expect, test } from 'vitest'
import { changeFact } from './define-documents.ts'

const source = `---
title: "A title, long enough that a formatter would break its list of lines"
brief: ["The first line of three that are kept", "The second line", "The third line"]
services:
  - 'one'
  - 'two'
date: 2027-01-02
---

Body
`

test('a fact is changed in its own lines, in the style of its author', () => {
  expect(changeFact('a.md', source, 'services', ['three', 'two'])).toBe(source.replace("'one'", "'three'"))
  expect(changeFact('a.md', source, 'date', '2027-03-04')).toBe(source.replace('2027-01-02', '2027-03-04'))
  expect(changeFact('a.md', source, 'date', undefined)).toBe(source.replace('date: 2027-01-02\n', ''))
  expect(changeFact('a.md', source, 'services', undefined)).toBe(source.replace(/services:\n.*\n.*\n/, ''))
})

test('a fact that is new stands last, and goes again', () => {
  const draft = changeFact('a.md', source, 'draft', true)
  expect(draft).toBe(source.replace('date: 2027-01-02\n', 'date: 2027-01-02\ndraft: true\n'))
  expect(changeFact('a.md', draft, 'draft', undefined)).toBe(source)
  expect(changeFact('a.md', source.replaceAll('\n', '\r\n'), 'draft', true)).toBe(draft.replaceAll('\n', '\r\n'))
})
