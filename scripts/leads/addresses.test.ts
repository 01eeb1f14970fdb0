import { expect, test } from 'vitest'
import { checkFields, newsletterSchema, normalizeAddress } from '../../model/form-schemas.ts'

test.each([
  ['Ana@Example.org', ' ana@example.ORG '],
  ['info@española.es', 'info@xn--espaola-7za.es'],
  ['info@xn--espaola-7za.es', 'INFO@ESPAÑOLA.ES'],
  ['info@española.es', 'info@espan\u0303ola.es'],
  ['info@中国.cn', 'info@XN--FIQS8S.cn'],
  ['ana+web@example.org', 'Ana+Web@example.org'],
])('what the form makes of %s is found again as %s', (typed, asked) => {
  const { output } = checkFields(newsletterSchema, { email: typed, consent: true })
  expect(normalizeAddress(output?.email ?? 'refused')).toBe(normalizeAddress(asked))
  expect(normalizeAddress(asked)).toMatch(/^\p{ASCII}+$/u)
})

test('letters outside the domain have one form too', () => {
  expect(normalizeAddress('Jose\u0301@example.org')).toBe('josé@example.org')
})

test('an address with a full-width sign is refused by the form', () => {
  const { errors } = checkFields(newsletterSchema, { email: 'ana＠example.org', consent: true })
  expect(errors).toEqual({ email: 'email' })
})
