import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { newsletterFormResponse } from '../newsletter/request.ts'
import { contactFormResponse } from './request.ts'

test.each([
  [contactFormResponse, 'noticeVersion'],
  [newsletterFormResponse, 'consentVersion'],
])('a form that comes back carries the version of the words that were shown (%o)', async (respond, name) => {
  const fields = { locale: 'fr', email: 'ana@example', [name]: '2026-11-20' }
  const $ = load(await respond('fr', { code: 'invalid', fields, errors: { email: 'email' } }).text())
  expect($(`input[type=hidden][name=${name}]`).val()).toBe('2026-11-20')
})
