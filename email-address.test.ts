import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emailAddress } from './email-address.ts'

const schema = emailAddress('wrong')

test.each([
  ['hola@muñoz.example', 'hola@xn--muoz-hqa.example'],
  ['hola@xn--muoz-hqa.example', 'hola@xn--muoz-hqa.example'],
  [' Ana@Peña-y-Gómez.example ', 'Ana@xn--pea-y-gmez-u9a3a.example'],
  ['contact@société.example', 'contact@xn--socit-esab.example'],
  ['ana+news@mail.example', 'ana+news@mail.example'],
])('the address %s is %s for mail', (address, ascii) => {
  expect(v.parse(schema, address)).toBe(ascii)
})

test.each(['', 'ana', 'ana@localhost', 'ana@a b.example', 'Ana <ana@mail.example>', '@mail.example', 1, null])(
  '%j is no address',
  (address) => {
    expect(v.is(schema, address)).toBe(false)
  },
)
