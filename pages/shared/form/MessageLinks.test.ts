import { expect, test } from 'vitest'
import { createMessageLinks } from './MessageLinks.tsx'

const owner = { email: 'hello@example.com', whatsapp: '34600000000' }

test('whatever somebody types arrives as it is, and stays in its part of the link', () => {
  const text = '100 % sí & no?\r\nsubject=x#y "ñ" 中文'
  const { mail, whatsapp } = createMessageLinks(owner, 'A & B', text)
  expect(new URL(mail).pathname).toBe('hello@example.com')
  expect([...new URL(mail).searchParams]).toEqual([
    ['subject', 'A & B'],
    ['body', text],
  ])
  expect([...new URL(whatsapp ?? '').searchParams]).toEqual([['text', text]])
})

test('the lines of a mail end as mail programs expect it', () => {
  expect(createMessageLinks(owner, 'Subject', 'one\ntwo').mail).toContain('one%0D%0Atwo')
})

test('the number is what wa.me understands', () => {
  expect(createMessageLinks(owner, 'Subject', 'text').whatsapp).toBe('https://wa.me/34600000000?text=text')
})
