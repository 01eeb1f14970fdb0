import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseLanguage } from '../choose-language.ts'
import { languages } from '../facts.ts'
import { createLead } from '../testing.ts'
import { industries } from '../vocabulary.ts'
import { findObstacle, hasGap, messagePacks, type Sender, writeSequence } from './write-sequence.ts'

const sender: Sender = {
  name: 'Lucía Ferrer',
  company: 'Taller Norte',
  offers: { en: 'We help.', es: 'Ayudamos.', fr: 'Nous aidons.', zh: '我们提供帮助。' },
  visits: true,
}

const days = [0, 4, 10]

const lead = createLead({
  ...{
    name: 'Inés Vidal',
    company: 'Iberpan, S.L.',
    city: 'Onda',
    industry: 'Alimentación',
    email: 'i@iberpan.example',
  },
  ...{ consent: 'yes', notes: 'Pasan los pedidos a mano' },
})

describe.each(languages)('messages in %s', (language) => {
  const pack = messagePacks[language]
  const write = (facts = {}) => writeSequence({ ...lead, ...facts }, sender, language, days)

  test('there are three on their days, and every one says who writes, why, and how to say no', () => {
    const messages = write()
    expect(messages.map(({ step, day, missing }) => [step, day, missing])).toEqual([
      [1, 0, []],
      [2, 4, []],
      [3, 10, []],
    ])
    for (const { body } of messages) expect(body).toContain('Taller Norte')
    const [no = ''] = { en: ['“no”'], es: ['«no»'], fr: ['«\u00a0non\u00a0»'], zh: ['“不用”'] }[language]
    expect(messages.slice(0, 2).filter(({ body }) => body.includes(no))).toHaveLength(2)
  })

  test('a lead of which only the address is known gets whole sentences and one warning', () => {
    const messages = write({ name: '', company: '', city: '', industry: '', notes: '' })
    expect(messages.map(({ missing }) => missing)).toEqual([[], ['company'], []])
    expect(messages.map(hasGap)).toEqual([false, true, false])
  })

  test('every kind of company has its words', () => {
    expect(industries.filter((industry) => pack.industries[industry].includes(''))).toEqual([])
  })

  test('whatever a lead holds, no line break in a subject, empty paragraph or double space is left', () => {
    const facts = fc.record({
      ...{ name: fc.string(), company: fc.string({ unit: 'grapheme' }), city: fc.string() },
      industry: fc.constantFrom('', 'Hotel', '物流', 'x'),
      notes: fc.constantFrom('', 'by hand', 'urgente', 'asked for a call', '{company}'),
      salutation: fc.constantFrom('mr', 'ms', 'dr', undefined),
      consent: fc.constantFrom('yes', 'customer'),
      role: fc.constantFrom('', '总经理', 'CEO'),
    })
    fc.assert(
      fc.property(facts, (known) => {
        for (const { subject, body, missing } of write(known)) {
          expect(subject + body).not.toMatch(/undefined|\n{3}| {2}| \n|\n /)
          expect(subject).not.toContain('\n')
          expect(missing).toEqual(missing.filter((field) => field === 'company'))
        }
      }),
    )
  })
})

test('each language has its own way with names and titles', () => {
  const greet = (facts: object) =>
    languages.map((language) => writeSequence(createLead(facts), sender, language, days)[0]?.body.split('\n')[0])
  expect(greet({ name: 'Inés Vidal' })).toEqual([
    ...['Hello Inés Vidal,', 'Hola, Inés Vidal:', 'Bonjour Inés Vidal,', 'Inés Vidal，您好：'],
  ])
  expect(greet({ name: 'Inés Vidal', salutation: 'ms' })).toEqual([
    ...['Dear Ms Inés Vidal,', 'Estimada Sra. Inés Vidal:', 'Bonjour Madame Inés Vidal,', 'Inés Vidal，您好：'],
  ])
  expect(greet({ name: '王伟', role: '采购经理' }).at(-1)).toBe('王伟经理，您好：')
  expect(greet({ name: '李', salutation: 'ms' }).at(-1)).toBe('李女士，您好：')
  expect(greet({})).toEqual(['Hello,', 'Buenos días:', 'Bonjour,', '您好：'])
})

test('Chinese and Latin words stand apart, punctuation does not', () => {
  expect(writeSequence(lead, sender, 'zh', days)[0]?.body).toContain('我是 Taller Norte 的 Lucía Ferrer。')
})

test('what the notes say changes the first message', () => {
  const open = (notes: string) => writeSequence({ ...lead, notes }, sender, 'en', days)[0]?.body.split('\n\n')[2]
  expect(new Set([open('by hand'), open('asked for a call'), open('')]).size).toBe(3)
})

test('without consent, against an objection or without an address nothing may be written', () => {
  const obstacles = (['yes', 'customer', 'no', 'unknown'] as const).map((consent) =>
    findObstacle({ consent, email: 'a@b.es' }),
  )
  expect(obstacles).toEqual([undefined, undefined, 'objection', 'noConsent'])
  expect(findObstacle({ consent: 'yes', email: '' })).toBe('noEmail')
})

test('the sender is asked for what only the sender knows', () => {
  const [first] = writeSequence(lead, { ...sender, name: '', offers: { ...sender.offers, fr: ' ' } }, 'fr', days)
  expect(first?.missing).toEqual(['senderName', 'offer'])
})

test('the language is the visitor’s choice, else the file’s, else the country’s, else English', () => {
  expect(chooseLanguage({ language: 'fr', country: 'ES' }, 'zh')).toEqual({ language: 'zh', reason: 'chosen' })
  expect(chooseLanguage({ language: 'fr', country: 'ES' })).toEqual({ language: 'fr', reason: 'column' })
  expect(chooseLanguage({ language: undefined, country: 'MX' })).toEqual({ language: 'es', reason: 'country' })
  expect(chooseLanguage({ language: undefined, country: 'BE' })).toEqual({
    language: 'en',
    reason: 'several',
  })
  expect(chooseLanguage({ language: undefined, country: 'TW' })).toEqual({ language: 'en', reason: 'default' })
})
