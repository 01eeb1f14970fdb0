import * as v from 'valibot'
import { emailAddress, toAsciiDomain } from './email-address.ts'

const url = v.pipe(
  v.string(),
  v.url('expected an absolute URL such as https://example.com'),
  v.transform((value) => value.replace(/\/+$/, '')),
)

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'expected a number such as 8888'),
  v.transform(Number),
  // The local servers also use some of the ports after it.
  v.maxValue(65_500, 'expected a port up to 65500'),
)

function count(minimum: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'expected a whole number such as 40'),
    v.transform(Number),
    v.minValue(minimum, `expected at least ${minimum}`),
  )
}

const smtpUrl = v.pipe(
  v.string(),
  v.regex(/^smtps?:\/\/./, 'expected smtp://… or smtps://…'),
  v.check(isServerUrl, 'expected no path after the host: write @ and / in the password as %40 and %2F'),
  v.check(
    isEncrypted,
    'expected an encrypted connection: remove requireTLS=false and ignoreTLS=true, or others can read the password and all mails',
  ),
)

const secretLength = 32

const alertUrl = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]/, 'expected https://…'))

const sender = v.pipe(
  v.string(),
  v.regex(
    /^[^<>@]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/,
    'expected an address such as Alex <alex@example.com>',
  ),
  v.transform((value) => value.replace(/[^\s<>]+@[^\s<>]+/, toAsciiDomain)),
)

/** Exported for tests. */
export const environmentSchema = v.object({
  /** The address of the published site, for canonical links, alternates and the sitemap. */
  SITE_URL: v.optional(url),
  /** The same address, set by Netlify for builds. */
  URL: v.optional(url),
  /** Netlify's deploy context: production, deploy-preview, branch-deploy or dev. */
  CONTEXT: v.optional(v.string()),
  /** Set by the local server, for functions too. Deployed functions get neither this nor `CONTEXT`. */
  NETLIFY_DEV: v.optional(v.string()),
  /** `allowed` builds a public site with sample content, and puts `noindex` on every page. */
  SAMPLES: v.optional(v.picklist(['allowed'], 'expected allowed or nothing')),
  /** The port of `npm start`, `npm run dev` and `npm run edit`. */
  PORT: v.optional(port, '8888'),
  /** The Chromium for the browser tests, if it is in none of its usual places. */
  CHROMIUM_PATH: v.optional(v.string()),
  /** The mail server: smtps://user:password@mail.example.com:465. Without it, messages are stored but not mailed. */
  SMTP_URL: v.optional(smtpUrl),
  /** The sender of all mail, an address of the SMTP account. Default: the owner's address in content/site.json. */
  MAIL_FROM: v.optional(sender),
  /** The address that gets the messages of the forms. Default: the owner's address in content/site.json. */
  CONTACT_TO: v.optional(emailAddress('expected an e-mail address')),
  /** Signs the links in mails: 32 random characters or more. Without it, no mail with a link is sent and the desk stays closed. */
  SIGNING_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(secretLength, `expected at least ${secretLength} characters`)),
  ),
  /** Former values of `SIGNING_SECRET`, separated by commas. Links that they signed still work. */
  SIGNING_SECRET_PREVIOUS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').flatMap((secret) => secret.trim() || [])),
      v.everyItem((secret) => secret.length >= secretLength, `expected at least ${secretLength} characters in each`),
    ),
    '',
  ),
  /**
   * Signs the certificates of courses: the output of `openssl rand -hex 32`. Earlier keys behind a comma still verify. Without it,
   * certificates have a code, and no file.
   */
  BADGE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').flatMap((key) => key.trim() || [])),
      v.everyItem((key) => /^[\da-f]{64}$/i.test(key), 'expected 64 hexadecimal digits, of openssl rand -hex 32'),
    ),
    '',
  ),
  /** The sender of the newsletter, an address that sends nothing else. Default: `MAIL_FROM`. */
  NEWSLETTER_FROM: v.optional(sender),
  /** The address that gets the bounces of issues. Default: their sender. */
  NEWSLETTER_BOUNCES: v.optional(emailAddress('expected an e-mail address')),
  /** How many copies of an issue are sent in a minute. */
  NEWSLETTER_PER_MINUTE: v.optional(count(1), '20'),
  /** `1` allows a production build without the variables for mail. Messages are then stored, and nobody is told. */
  FORMS_WITHOUT_MAIL: v.optional(v.picklist(['1'], 'expected 1 or nothing')),
  /**
   * How many mails visitors get in an hour, for each of three sorts: links they wait for, news of appointments and seats, and receipts.
   * Links are shared out, a fifth for the newsletter and two fifths each for appointments and seats. Above it, receipts are left out,
   * news waits, and what depends on a link is refused: subscriptions, requests for appointments and for seats.
   */
  VISITOR_MAILS_HOURLY: v.optional(count(0), '300'),
  /**
   * How many mails about appointments and seats the owner gets in an hour; above it they wait. As many about messages, but thirty at
   * most: one mail an hour tells of the others.
   */
  OWNER_MAILS_HOURLY: v.optional(count(0), '300'),
  /**
   * The owner's calendars as iCalendar feeds, separated by commas. Secret, because the address alone gives access to the calendar.
   * Without it, nobody can book in production; elsewhere all working hours are free.
   */
  CALENDAR_URLS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').flatMap((part) => part.trim().replace(/^webcal:/i, 'https:') || [])),
      v.everyItem(isFeedUrl, 'expected https://… or webcal://… without a user name, and commas between several'),
      v.everyItem(
        (value) => new URL(value).hostname !== 'calendar.google.com' || /\/ical\/.*\.ics$/.test(value),
        'an address of Google has /ical/ in it and ends in .ics: Settings, your calendar, “Secret address in iCal format”',
      ),
    ),
    '',
  ),
  /** Sends and organizes appointments: a mailbox that the owner reads, not the calendar's account. Default: `MAIL_FROM`. */
  BOOKING_FROM: v.optional(sender),
  /**
   * How many times are held at once for requests that are not confirmed yet; 8 is the most. Above it, requests are taken without a hold,
   * and the first to confirm gets the time. As many seats of each course are held at once. The name says "daily", but no day is counted.
   */
  BOOKING_HOLDS_DAILY: v.optional(
    v.pipe(
      count(0),
      v.transform((holds) => Math.min(holds, 8)),
    ),
    '8',
  ),
  /** How many requests for appointments one person may send in a day, whatever the tags of the address, and as many for seats. */
  BOOKING_ASKS_DAILY: v.optional(count(0), '3'),
  /** How many forms one network sends as usual in an hour and in a day; those above are held for the owner. */
  FORM_NETWORK_HOURLY: v.optional(count(0), '10'),
  FORM_NETWORK_DAILY: v.optional(count(0), '30'),
  /** How many appointments to come, and live requests for seats of each course, one person has, and all of a domain together. */
  FORM_PERSON_OPEN: v.optional(count(0), '2'),
  FORM_DOMAIN_OPEN: v.optional(count(0), '4'),
  /** How many appointments of a day confirm themselves; the next ones wait for the owner's yes. */
  BOOKINGS_CONFIRMED_DAILY: v.optional(count(0), '12'),
  /** Gets a POST of `{"text": …}` about failures, because mail may be what fails: a webhook of Slack, or ntfy. */
  ALERT_URL: v.optional(alertUrl),
  /** `1` allows a production build without `ALERT_URL`. Nobody then learns that mail fails. */
  ALERTS_BY_MAIL_ONLY: v.optional(v.picklist(['1'], 'expected 1 or nothing')),
  /** A build hook of Netlify. Gets a POST each night, so that posts and issues of the new day are built. */
  BUILD_HOOK_URL: v.optional(alertUrl),
  /** The database of the deployed site, for commands with `--deployed`. The host sets it for functions. */
  NETLIFY_DB_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/./, 'expected postgres://…'))),
  /** For `npm run translate`, the project assistant, and the choice of sentences that answer a question. Each has a fallback without it. */
  OPENAI_API_KEY: v.optional(v.string()),
  /** Another service with the same API: http://localhost:11434/v1. A wrong value also unsets the key. */
  OPENAI_BASE_URL: v.optional(url),
  /** The model that drafts translations, answers as the project assistant and chooses sentences. */
  OPENAI_MODEL: v.optional(v.string(), 'gpt-5.5'),
  /** How many replies of the project assistant are paid for in an hour and in a day. */
  CHAT_HOURLY_REPLIES: v.optional(count(0), '40'),
  CHAT_DAILY_REPLIES: v.optional(count(0), '200'),
  /** `npm run edit` sets `1`: the development server then marks each text with its id. */
  EDITING: v.optional(v.picklist(['1'], 'expected 1 or nothing')),
  /** How many tokens the choice of sentences may use in a day. Above it, the search answers alone. */
  ASK_DAILY_TOKENS: v.optional(count(0), '200000'),
})

/** An unescaped slash in the password would end the host too early. */
function isServerUrl(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && url.pathname.length <= 1
}

/** The query holds options of Nodemailer. */
function isEncrypted(value: string): boolean {
  const url = URL.parse(value)
  if (!url || isLoopback(url.hostname)) return true
  return url.searchParams.get('requireTLS') !== 'false' && url.searchParams.get('ignoreTLS') !== 'true'
}

/** Only a calendar on this machine may be read without encryption. */
function isFeedUrl(value: string): boolean {
  const url = URL.parse(value)
  if (!url || url.username) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

/** True if what is sent to the host stays on this machine. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)
}

export type Environment = v.InferOutput<typeof environmentSchema>

type Variables = Record<string, string | undefined>

/** A variable with a wrong value, and the expectation. It never holds the value, which may be a secret. */
export type Problem = { name: string; message: string }

/** Reads all environment variables. Empty and wrong values count as unset, so that one mistake breaks only what its variable is for. */
export function readEnvironment(variables: Variables): { values: Environment; problems: Problem[] } {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = v.safeParse(environmentSchema, set, { abortPipeEarly: true })
  if (result.success) return { values: result.output, problems: [] }
  const problems = result.issues.map((issue) => ({ name: v.getDotPath(issue) ?? '', message: issue.message }))
  for (const { name } of problems) delete set[name]
  // The key, and the words of visitors, must not go to another provider than the intended one.
  if (!set.OPENAI_BASE_URL && variables.OPENAI_BASE_URL) delete set.OPENAI_API_KEY
  return { values: v.parse(environmentSchema, set), problems }
}

/** Unsets wrong variables where no public sees the site, so that each breaks only what it is for. @returns a line for each */
export function dropWrongVariables(variables: Variables): string[] {
  const { values, problems } = readEnvironment(variables)
  for (const { name } of problems) delete variables[name]
  if (!values.OPENAI_API_KEY) delete variables.OPENAI_API_KEY
  return problems.map(({ name, message }) => `${name} has a wrong value and counts as unset: ${message}`)
}

/** For commands, where somebody can correct a mistake: an error names each wrong variable. */
export function parseEnvironment(variables: Variables): Environment {
  const { values, problems } = readEnvironment(variables)
  if (problems.length === 0) return values
  const lines = problems.map(({ name, message }) => `  ${name}: ${message}`)
  throw new Error(`The environment has wrong values. Correct or unset them:\n${lines.join('\n')}`)
}

/** True if a build is for everybody, so that all it says must be true. Other builds have the address of this machine or none. */
export function isPublicBuild({ CONTEXT, SITE_URL }: Environment): boolean {
  if (CONTEXT === 'production') return true
  const host = SITE_URL && new URL(SITE_URL).hostname
  return host !== undefined && !isLoopback(host) && !/^(.+\.)?example\.com$/.test(host)
}

/** Lists the variables for mail that a production build lacks. Without them the site would thank visitors and tell nobody. */
export function listMissingForMail(environment: Environment): string[] {
  if (environment.CONTEXT !== 'production' || environment.FORMS_WITHOUT_MAIL) return []
  const names = ['SMTP_URL', 'MAIL_FROM', 'CONTACT_TO', 'SIGNING_SECRET', 'ALERT_URL'] as const
  return names.filter((name) => !environment[name] && !(name === 'ALERT_URL' && environment.ALERTS_BY_MAIL_ONLY))
}

/** True for a preview deploy. Its functions mail no visitor, and its forms say so. */
export function isPreviewBuild({ CONTEXT }: Environment): boolean {
  return CONTEXT === 'deploy-preview' || CONTEXT === 'branch-deploy'
}

/** True if all working hours are free without a calendar: in previews and on this machine, never on the published site. */
export function isOpenWithoutCalendar({ CONTEXT, NETLIFY_DEV }: Environment): boolean {
  return CONTEXT === undefined ? NETLIFY_DEV !== undefined : CONTEXT !== 'production'
}

/** True if search engines must ignore the whole build, because it shows samples. */
export function isHiddenBuild({ SAMPLES }: Environment): boolean {
  return SAMPLES === 'allowed'
}

/** The address of the published site. Never take it from a request, whose sender chooses the host. */
export function findSiteUrl({ SITE_URL, URL }: Pick<Environment, 'SITE_URL' | 'URL'>, urlInContent: string): string {
  return SITE_URL ?? URL ?? urlInContent
}
