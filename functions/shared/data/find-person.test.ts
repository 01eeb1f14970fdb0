import { expect, test } from 'vitest'
import { findPerson } from './find-person.ts'

test.each([
  ['ana@example.org', 'ana@example.org', 'example.org'],
  ['Ana+news+more@Example.ORG', 'ana@example.org', 'example.org'],
  ['a.n.a+1@googlemail.com', 'ana@gmail.com', ''],
  ['an.a@gmail.com', 'ana@gmail.com', ''],
  ['an.a@outlook.com', 'an.a@outlook.com', ''],
  ['a-n_a@pm.me', 'ana@proton.me', ''],
  ['ana@me.com', 'ana@icloud.com', ''],
  ['ana-shop@yahoo.es', 'ana@yahoo.es', ''],
  // A name of nothing but a tag is a name.
  ['+ana@example.org', '+ana@example.org', 'example.org'],
  // Hosts of one domain are of one owner, also below a suffix of two parts; a provider's own hosts are not public.
  ['ana@a1.mail.example.co.uk', 'ana@a1.mail.example.co.uk', 'example.co.uk'],
  ['shop@ana.fastmail.com', 'shop@ana.fastmail.com', 'fastmail.com'],
  ['ana@müller.example', 'ana@xn--mller-kva.example', 'xn--mller-kva.example'],
])('the mailbox of %s is %s', async (address, person, domain) => {
  expect(await findPerson(address)).toEqual({ person, domain })
})
