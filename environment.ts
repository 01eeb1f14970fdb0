import * as v from 'valibot'
import { site } from './content/site.ts'

const url = v.pipe(
  v.string(),
  v.url('expected an absolute URL such as https://example.com'),
  v.transform((value) => value.replace(/\/+$/, '')),
)

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'expected a number such as 8888'),
  v.transform(Number),
  // The local servers take some of the ports after it too.
  v.maxValue(65_500, 'expected a port up to 65500'),
)

/** A whole number, of things or of things in a time. */
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
  v.check(isServerUrl, 'expected no path after the host; signs such as @ and / in the password are %40 and %2F'),
  v.check(
    isEncrypted,
    'expected no requireTLS=false or ignoreTLS=true: the password and all mails could be read on their way',
  ),
)

const secretLength = 32

const databaseUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/./, 'expected postgres://…'))

const alertUrl = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]/, 'expected https://…'))

const sender = v.pipe(
  v.string(),
  v.regex(
    /^[^<>@]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/,
    'expected an address such as Alex <alex@example.com>',
  ),
)

/** Exported for tests. */
export const environmentSchema = v.object({
  /** Where the site is published; for canonical links, alternates and the sitemap. */
  SITE_URL: v.optional(url),
  /** The same, as Netlify gives it to a build. */
  URL: v.optional(url),
  /** Netlify's deploy context: production, deploy-preview, branch-deploy or dev. */
  CONTEXT: v.optional(v.string()),
  /** Set by Netlify's local server, for functions too. Those of a deploy know neither this nor `CONTEXT`. */
  NETLIFY_DEV: v.optional(v.string()),
  /** `allowed` builds a public site although its content has samples, with `noindex` on every page. */
  SAMPLES: v.optional(v.picklist(['allowed'], 'expected allowed or nothing')),
  /** Where `npm start`, `npm run dev` and `npm run edit` serve. */
  PORT: v.optional(port, '8888'),
  /** A Chromium for the browser tests, where it is not in one of its usual places. */
  CHROMIUM_PATH: v.optional(v.string()),
  /** Where mail is sent through: smtps://user:password@mail.example.com:465. Without it messages are kept, not mailed. */
  SMTP_URL: v.optional(smtpUrl),
  /** The sender of all mail, an address of the SMTP account; else the owner's address in content/site.json. */
  MAIL_FROM: v.optional(sender),
  /** Who gets the messages of the forms; else the owner's address in content/site.json. */
  CONTACT_TO: v.optional(v.pipe(v.string(), v.email('expected an e-mail address'))),
  /** Signs the links of mails: 32 random characters or more. Without it no mail with a link is sent, and the desk stays closed. */
  SIGNING_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(secretLength, `expected at least ${secretLength} characters`)),
  ),
  /** Earlier values of `SIGNING_SECRET`, with commas between: links that were signed with one still work. */
  SIGNING_SECRET_PREVIOUS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').flatMap((secret) => secret.trim() || [])),
      v.everyItem((secret) => secret.length >= secretLength, `expected at least ${secretLength} characters in each`),
    ),
    '',
  ),
  /** The sender of the newsletter, an address that sends nothing else; else `MAIL_FROM`. */
  NEWSLETTER_FROM: v.optional(sender),
  /** Where issues come back to that cannot be delivered; else their sender. */
  NEWSLETTER_BOUNCES: v.optional(v.pipe(v.string(), v.email('expected an e-mail address'))),
  /** Mails of an issue that may go out in a minute. */
  NEWSLETTER_PER_MINUTE: v.optional(count(1), '20'),
  /** `1` builds for production without what mail needs: messages are kept then, and nobody is told. */
  FORMS_WITHOUT_MAIL: v.optional(v.picklist(['1'], 'expected 1 or nothing')),
  /**
   * Mails to visitors in an hour, of each of three sorts: what they wait for, news of their appointments and seats, and receipts. Above it
   * receipts are left out, and a request for an appointment or for seats, whose mail could not be promised, is refused.
   */
  VISITOR_MAILS_HOURLY: v.optional(count(0), '300'),
  /** Messages and news of appointments and seats that are mailed to the owner in an hour; above it their mails wait, and the digest says how many. */
  OWNER_MAILS_HOURLY: v.optional(count(0), '300'),
  /**
   * The owner's calendars as iCalendar feeds, with commas between. Secret, because who knows the address reads the calendar.
   * Without it nothing can be booked in production, and elsewhere the working hours can.
   */
  CALENDAR_URLS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').flatMap((part) => part.trim().replace(/^webcal:/i, 'https:') || [])),
      v.everyItem(isFeedUrl, 'expected https://… or webcal://… without a user, with commas between several'),
    ),
    '',
  ),
  /** The sender and organizer of appointments: a mailbox that is read, and not the account of the owner's calendar; else `MAIL_FROM`. */
  BOOKING_FROM: v.optional(sender),
  /**
   * Times that are held at once, 8 at most, for requests that nobody has confirmed yet; above it requests are taken without a hold.
   * So many seats of each course are held too. Its name is from when it counted those of a day.
   */
  BOOKING_HOLDS_DAILY: v.optional(
    v.pipe(
      count(0),
      v.transform((holds) => Math.min(holds, 8)),
    ),
    '8',
  ),
  /** Requests for appointments that one address may send in a day, and as many for seats. */
  BOOKING_ASKS_DAILY: v.optional(count(0), '3'),
  /** Gets a POST of `{"text": …}` when something fails that mail may not be able to tell: a webhook of Slack, or ntfy. */
  ALERT_URL: v.optional(alertUrl),
  /** `1` builds for production without `ALERT_URL`: nobody is told then where mail fails. */
  ALERTS_BY_MAIL_ONLY: v.optional(v.picklist(['1'], 'expected 1 or nothing')),
  /** Gets a POST each night, so that what waits for its day is built: a build hook of Netlify. */
  BUILD_HOOK_URL: v.optional(alertUrl),
  /** The database of the deployed site, for commands with `--deployed`; the host sets it for functions. */
  NETLIFY_DB_URL: v.optional(databaseUrl),
  /** For `npm run translate`, the project assistant and the choice of sentences that answer a question; each does without it what it can. */
  OPENAI_API_KEY: v.optional(v.string()),
  /** Another service with the same API: http://localhost:11434/v1. Where it is wrong, the key counts as not set too. */
  OPENAI_BASE_URL: v.optional(url),
  /** Which model writes the drafts, answers as the project assistant and chooses sentences. */
  OPENAI_MODEL: v.optional(v.string(), 'gpt-5.5'),
  /** Replies of the project assistant that may be paid for in an hour and in a day. */
  CHAT_HOURLY_REPLIES: v.optional(count(0), '40'),
  CHAT_DAILY_REPLIES: v.optional(count(0), '200'),
  /** `1` is set by `npm run edit`: the development server marks each text with its id. */
  EDITING: v.optional(v.picklist(['1'], 'expected 1 or nothing')),
  /** Tokens that the choice of sentences for questions about the site may use in a day; above it the search answers by itself. */
  ASK_DAILY_TOKENS: v.optional(count(0), '200000'),
})

/** A slash in the password would end the host before it. */
function isServerUrl(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && url.pathname.length <= 1
}

/** Options of nodemailer stand in the query. */
function isEncrypted(value: string): boolean {
  const url = URL.parse(value)
  if (!url || isLoopback(url.hostname)) return true
  return url.searchParams.get('requireTLS') !== 'false' && url.searchParams.get('ignoreTLS') !== 'true'
}

/** A calendar is read over an encrypted connection, but for one of this machine. */
function isFeedUrl(value: string): boolean {
  const url = URL.parse(value)
  if (!url || url.username) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

/** Whether a host is this machine, so that what is sent to it passes no network. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)
}

export type Environment = v.InferOutput<typeof environmentSchema>

type Variables = Record<string, string | undefined>

/** A variable with a wrong value, and what is expected of it. It never holds the value, which may be a secret. */
export type Problem = { name: string; message: string }

/**
 * The one reader of environment variables. Empty values count as unset, and so do wrong ones: one mistake costs what its
 * variable is for and nothing else.
 */
export function readEnvironment(variables: Variables): { values: Environment; problems: Problem[] } {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = v.safeParse(environmentSchema, set, { abortPipeEarly: true })
  if (result.success) return { values: result.output, problems: [] }
  const problems = result.issues.map((issue) => ({ name: v.getDotPath(issue) ?? '', message: issue.message }))
  for (const { name } of problems) delete set[name]
  // What is meant for one provider must not go to another: neither its key nor what visitors say.
  if (!set.OPENAI_BASE_URL && variables.OPENAI_BASE_URL) delete set.OPENAI_API_KEY
  return { values: v.parse(environmentSchema, set), problems }
}

/**
 * The same for builds and commands, where somebody can correct it.
 *
 * @throws Error that names each wrong variable and what is expected of it
 */
export function parseEnvironment(variables: Variables): Environment {
  const { values, problems } = readEnvironment(variables)
  if (problems.length === 0) return values
  const lines = problems.map(({ name, message }) => `  ${name}: ${message}`)
  throw new Error(`The environment has wrong values:\n${lines.join('\n')}`)
}

/** Whether a build is for everybody: what it shows must be true. Builds for a look have the address of this machine or none. */
export function isPublicBuild({ CONTEXT, SITE_URL }: Environment): boolean {
  if (CONTEXT === 'production') return true
  const host = SITE_URL && new URL(SITE_URL).hostname
  return host !== undefined && !isLoopback(host) && !/^(.+\.)?example\.com$/.test(host)
}

/**
 * What a production build lacks so that messages are mailed, newsletters confirmed, and failures of mail told. Without it, visitors
 * would be thanked and nobody told.
 */
export function listMissingForMail(environment: Environment): string[] {
  if (environment.CONTEXT !== 'production' || environment.FORMS_WITHOUT_MAIL) return []
  const names = ['SMTP_URL', 'MAIL_FROM', 'CONTACT_TO', 'SIGNING_SECRET', 'ALERT_URL'] as const
  return names.filter((name) => !environment[name] && !(name === 'ALERT_URL' && environment.ALERTS_BY_MAIL_ONLY))
}

/** Whether this is a deploy for a look: its functions mail no visitor, and its forms say so. */
export function isPreviewBuild({ CONTEXT }: Environment): boolean {
  return CONTEXT === 'deploy-preview' || CONTEXT === 'branch-deploy'
}

/** Whether all working hours can be booked where no calendar is set: a look at the site, as no deploy for the public is. */
export function isOpenWithoutCalendar({ CONTEXT, NETLIFY_DEV }: Environment): boolean {
  return CONTEXT === undefined ? NETLIFY_DEV !== undefined : CONTEXT !== 'production'
}

/** Whether search engines must leave out the whole build, because some of what it says is not true. */
export function isHiddenBuild({ SAMPLES }: Environment): boolean {
  return SAMPLES === 'allowed'
}

/** Where the site is published. Never taken from a request: its host is whatever the sender writes. */
export function findSiteUrl({ SITE_URL, URL }: Environment): string {
  return SITE_URL ?? URL ?? site.url
}
