import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  dropWrongVariables,
  environmentSchema,
  isPublicBuild,
  listMissingForMail,
  parseEnvironment,
  readEnvironment,
} from './environment.ts'

const defaults = {
  PORT: 8888,
  SIGNING_SECRET_PREVIOUS: [],
  VISITOR_MAILS_HOURLY: 300,
  OWNER_MAILS_HOURLY: 300,
  CALENDAR_URLS: [],
  BADGE_KEY: [],
  BOOKING_HOLDS_DAILY: 8,
  BOOKING_ASKS_DAILY: 3,
  FORM_NETWORK_HOURLY: 10,
  FORM_NETWORK_DAILY: 30,
  FORM_PERSON_OPEN: 2,
  FORM_DOMAIN_OPEN: 4,
  BOOKINGS_CONFIRMED_DAILY: 12,
  NEWSLETTER_PER_MINUTE: 20,
  OPENAI_MODEL: 'gpt-5.5',
  CHAT_HOURLY_REPLIES: 40,
  CHAT_DAILY_REPLIES: 200,
  ASK_DAILY_TOKENS: 200_000,
}

test('nothing has to be set', () => {
  expect(parseEnvironment({})).toEqual(defaults)
})

test('an empty value counts as unset', () => {
  expect(parseEnvironment({ SITE_URL: '', PORT: '', SIGNING_SECRET_PREVIOUS: '' })).toEqual(defaults)
})

test('of Google, the secret address of a calendar is taken, and not that of its page', () => {
  const read = (path: string) => readEnvironment({ CALENDAR_URLS: `https://calendar.google.com/calendar/${path}` })
  expect(read('ical/me%40example.com/private-1/basic.ics').problems).toEqual([])
  expect(read('u/0/embed?src=me%40example.com').problems).toMatchObject([
    { name: 'CALENDAR_URLS', message: expect.stringContaining('Secret address') },
  ])
})

const secret = 'a secret of more than 32 characters'
const key = 'ab'.repeat(32)

/** Each variable that a function reads, with a right value, what it becomes, and nonsense. */
const variables: Array<[name: string, right: string, value: unknown, wrong: string]> = [
  ['SITE_URL', 'https://alexromero.es', 'https://alexromero.es', 'alexromero.es'],
  ['URL', 'https://site.netlify.app', 'https://site.netlify.app', 'nonsense'],
  ['SMTP_URL', 'smtps://user:pass@mail.example.com:465', 'smtps://user:pass@mail.example.com:465', 'mail.example.com'],
  ['MAIL_FROM', 'Alex <alex@example.com>', 'Alex <alex@example.com>', 'Alex'],
  ['CONTACT_TO', 'inbox@example.com', 'inbox@example.com', 'Inbox <inbox@example.com>'],
  ['SIGNING_SECRET', secret, secret, 'too short'],
  ['SIGNING_SECRET_PREVIOUS', ` ${secret} 1,${secret} 2, `, [`${secret} 1`, `${secret} 2`], `${secret},too short`],
  ['VISITOR_MAILS_HOURLY', '0', 0, '-1'],
  ['OWNER_MAILS_HOURLY', '60', 60, 'many'],
  [
    'CALENDAR_URLS',
    'webcal://calendar.example.com/a.ics, http://127.0.0.1:9000/b.ics,',
    ['https://calendar.example.com/a.ics', 'http://127.0.0.1:9000/b.ics'],
    'https://calendar.example.com/a.ics, http://calendar.example.com/b.ics',
  ],
  ['BADGE_KEY', `${key},${key}`, [key, key], `${key},${key.slice(1)}`],
  ['BOOKING_FROM', 'Alex <booking@example.com>', 'Alex <booking@example.com>', 'booking'],
  ['BOOKING_HOLDS_DAILY', '5', 5, 'five'],
  ['BOOKING_ASKS_DAILY', '1', 1, '-1'],
  ['FORM_NETWORK_HOURLY', '5', 5, 'five'],
  ['FORM_NETWORK_DAILY', '5', 5, 'five'],
  ['FORM_PERSON_OPEN', '5', 5, 'five'],
  ['FORM_DOMAIN_OPEN', '5', 5, 'five'],
  ['BOOKINGS_CONFIRMED_DAILY', '5', 5, 'five'],
  ['NEWSLETTER_FROM', 'News <news@example.com>', 'News <news@example.com>', 'News'],
  ['NEWSLETTER_BOUNCES', 'bounces@example.com', 'bounces@example.com', 'Bounces <bounces@example.com>'],
  ['NEWSLETTER_PER_MINUTE', '60', 60, '0'],
  ['ALERT_URL', 'https://ntfy.sh/topic/', 'https://ntfy.sh/topic/', 'ntfy.sh/topic'],
  ['NETLIFY_DB_URL', 'postgres://u:p@db.example.com/site', 'postgres://u:p@db.example.com/site', 'db.example.com'],
  ['FORMS_WITHOUT_MAIL', '1', '1', 'yes'],
  ['ALERTS_BY_MAIL_ONLY', '1', '1', 'no'],
  ['OPENAI_BASE_URL', 'http://localhost:11434/v1/', 'http://localhost:11434/v1', 'localhost'],
  ['CHAT_HOURLY_REPLIES', '10', 10, '1e3'],
  ['CHAT_DAILY_REPLIES', '50', 50, '50.5'],
  ['ASK_DAILY_TOKENS', '0', 0, 'many'],
]

test.each(variables)('%s set to nonsense counts as not set, and all others hold', (name, right, value, wrong) => {
  const all = Object.fromEntries(variables.map(([other, set]) => [other, set]))
  const values = Object.fromEntries(variables.map(([other, , parsed]) => [other, parsed]))
  expect(readEnvironment(all)).toEqual({ values: { ...defaults, ...values }, problems: [] })
  const others: Record<string, unknown> = { ...defaults, ...values }
  delete others[name]
  expect(readEnvironment({ ...all, [name]: wrong })).toEqual({
    values: { ...others, ...Object.fromEntries(Object.entries(defaults).filter(([key]) => key === name)) },
    problems: [{ name, message: expect.stringMatching(/^expected/) }],
  })
  expect(readEnvironment({ [name]: right }).values).toEqual({ ...defaults, [name]: value })
})

test('a key goes to no other provider than the one it is meant for', () => {
  const OPENAI_API_KEY = 'sk-test'
  expect(readEnvironment({ OPENAI_API_KEY }).values).toEqual({ ...defaults, OPENAI_API_KEY })
  expect(readEnvironment({ OPENAI_API_KEY, OPENAI_BASE_URL: 'nonsense' }).values).toEqual(defaults)
})

test('all wrong variables at once leave what holds without any', () => {
  const wrong = Object.fromEntries(variables.map(([name, , , value]) => [name, value]))
  const { values, problems } = readEnvironment(wrong)
  expect(values).toEqual(defaults)
  expect(problems.map(({ name }) => name).sort()).toEqual(variables.map(([name]) => name).sort())
})

test('the slash at the end of an address is dropped', () => {
  expect(parseEnvironment({ SITE_URL: 'https://example.com/' }).SITE_URL).toBe('https://example.com')
})

test('a wrong value is named with what is expected', () => {
  expect(() => parseEnvironment({ SITE_URL: 'example.com', PORT: 'http' })).toThrow(
    /SITE_URL: expected an absolute URL[\s\S]*PORT: expected a number/,
  )
})

test.each([
  { SMTP_URL: 'https://mail.example.com' },
  { SMTP_URL: 'smtp://user:secret@word/1@mail.example.com:port' },
  { MAIL_FROM: 'Somebody' },
  { MAIL_FROM: 'Alex <alex@example.com>, Bob <bob@example.com>' },
  { CONTACT_TO: 'Alex <alex@example.com>' },
  { SMTP_URL: 'smtp://user:word@mail.example.com?requireTLS=false' },
  { SMTP_URL: 'smtp://user:word@mail.example.com?ignoreTLS=true' },
  { SIGNING_SECRET: 'too short' },
  { NETLIFY_DB_URL: 'my-site' },
])('%j is refused, without showing its value', (variables) => {
  const [[name, value] = ['', '']] = Object.entries(variables)
  expect(() => parseEnvironment(variables)).toThrow(name)
  expect(() => parseEnvironment(variables)).not.toThrow(value)
})

test('wrong values are unset and named, and right ones stay', () => {
  const variables: Record<string, string | undefined> = {
    SIGNING_SECRET: 'too short',
    MAIL_FROM: 'alex@example.com',
    OPENAI_BASE_URL: 'nonsense',
    OPENAI_API_KEY: 'key',
  }
  const lines = dropWrongVariables(variables)
  expect(lines).toHaveLength(2)
  expect(lines.join()).toMatch(/SIGNING_SECRET.*OPENAI_BASE_URL/)
  expect(lines.join()).not.toContain('too short')
  expect(variables).toEqual({ MAIL_FROM: 'alex@example.com' })
})

test('a domain may have any letters, and is kept in those that mail takes', () => {
  const { values, problems } = readEnvironment({
    CONTACT_TO: 'hola@muñoz.example',
    NEWSLETTER_BOUNCES: 'hola@xn--muoz-hqa.example',
    BOOKING_FROM: 'Ana Muñoz <hola@muñoz.example>',
  })
  expect(problems).toEqual([])
  expect(values).toMatchObject({
    CONTACT_TO: 'hola@xn--muoz-hqa.example',
    NEWSLETTER_BOUNCES: 'hola@xn--muoz-hqa.example',
    BOOKING_FROM: 'Ana Muñoz <hola@xn--muoz-hqa.example>',
  })
})

test('a mail server on this machine needs no encryption', () => {
  const SMTP_URL = 'smtp://127.0.0.1:2525?ignoreTLS=true'
  expect(parseEnvironment({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL)
})

test('a sender is an address, with or without a name', () => {
  for (const MAIL_FROM of ['alex@example.com', 'Alex Romero <alex@example.com>']) {
    expect(parseEnvironment({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM)
  }
})

test.each([
  {},
  { SITE_URL: 'http://localhost:8888' },
  { SITE_URL: 'http://127.0.0.1:8888' },
  { SITE_URL: 'http://[::1]:8888' },
  { SITE_URL: 'https://example.com' },
  { CONTEXT: 'deploy-preview' },
])('a build with %j is for a look', (variables) => {
  expect(isPublicBuild(parseEnvironment(variables))).toBe(false)
})

test.each([
  { CONTEXT: 'production' },
  { SITE_URL: 'https://alexromero.es' },
  { SITE_URL: 'https://example.com.evil.net' },
  { SITE_URL: 'http://192.168.1.5' },
])('a build with %j is for everybody', (variables) => {
  expect(isPublicBuild(parseEnvironment(variables))).toBe(true)
})

const forMail = {
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'alex@example.com',
  CONTACT_TO: 'inbox@example.com',
  SIGNING_SECRET: secret,
  ALERT_URL: 'https://ntfy.sh/topic',
}

test('a production build needs all that mail needs, or the word that there is none', () => {
  const list = (variables: Record<string, string>) => listMissingForMail(parseEnvironment(variables))
  expect(list({ CONTEXT: 'production' })).toEqual(Object.keys(forMail))
  expect(list({ CONTEXT: 'production', ...forMail })).toEqual([])
  for (const name of Object.keys(forMail)) {
    expect(list({ CONTEXT: 'production', ...forMail, [name]: '' })).toEqual([name])
  }
  expect(list({ CONTEXT: 'production', FORMS_WITHOUT_MAIL: '1' })).toEqual([])
  expect(list({ CONTEXT: 'production', ...forMail, ALERT_URL: '', ALERTS_BY_MAIL_ONLY: '1' })).toEqual([])
  for (const CONTEXT of ['', 'dev', 'deploy-preview', 'branch-deploy']) expect(list({ CONTEXT })).toEqual([])
})

test('each variable is read somewhere', () => {
  const read = ['functions', 'scripts', 'renderer', 'pages', 'content', 'netlify', 'search', 'testing']
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,js}`))
    .concat('environment.ts', 'playwright.config.ts', 'vite.config.ts')
    .filter((file) => !/\.(test|e2e)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8').replace(/^ {2}[A-Z_]+: v\..*$/gm, ''))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\/|^ *\/\/.*/gm, '')
  const names = Object.keys(
    v.parse(v.object({ entries: v.record(v.string(), v.unknown()) }), environmentSchema).entries,
  )
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(read))).toEqual([])
})
