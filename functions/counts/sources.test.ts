import { expect, test } from 'vitest'
import { findSource } from './sources.ts'

test.each([
  ['', 'direct'],
  ['www.google.co.uk', 'search'],
  ['m.baidu.com', 'search'],
  ['com.google.android.googlequicksearchbox', 'search'],
  ['chatgpt.com', 'assistant'],
  ['gemini.google.com', 'assistant'],
  ['mail.google.com', 'mail'],
  ['webmail.a-company.example', 'mail'],
  ['L.Facebook.com', 'social'],
  ['partner.example:8443', 'link'],
  ['notgoogle.com', 'link'],
  ['toString', 'link'],
])('%s sends a visit of the kind %s', (host, kind) => {
  expect(findSource(host)).toBe(kind)
})
