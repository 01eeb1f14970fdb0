import { hash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Environment } from '../../../environment.ts'
import { type Locale, localeCodes } from '../../../locales/locales.ts'
import { type ConsentKind, runningVersions } from '../../../model/consent-versions.ts'
import { checkFields, optionalField } from '../../../model/form-schemas.ts'
import type { FieldError } from '../../../model/kinds/forms.ts'
import { alert, alertFailure } from '../data/alert.ts'
import { busyNetwork, linkBudgets, noteRefusal } from '../data/budgets.ts'
import { getConsentText } from '../data/consent-texts.ts'
import { execute, sql, tryTwice } from '../data/database.ts'
import { countForm } from './networks.ts'
import { type Background, findLocale, isCrossSite, listFrames, readSubmission, type Submission } from './requests.ts'
import { type ErrorCode, errorStatuses, getErrorMessage, rejectRequest } from './responses.ts'

/** Fields that are not kept: they tell a person from a program. */
type Signs = { website?: string | undefined; elapsed?: number | undefined }

type FormSchema = v.GenericSchema<unknown, Signs & { id?: string | undefined }, v.BaseIssue<unknown>>

export type Form<Schema extends FormSchema> = {
  output: Omit<v.InferOutput<Schema>, keyof Signs>
  /** A page's script sends an id; that of a form post is derived from its words. */
  id: string
  locale: Locale
  isForm: boolean
  suspicions: Suspicion[]
  isHasty: boolean
}

export type RejectedForm = {
  code: ErrorCode
  fields: Record<string, string>
  errors?: Record<string, FieldError> | undefined
}

export type FormAnswer = Response | ErrorCode

type Answer<Schema extends FormSchema> = (
  form: Form<Schema>,
  environment: Environment,
  background: Background,
) => Promise<FormAnswer>

type Options<Schema extends FormSchema> = {
  schema: Schema
  /** Shows a form again that a browser without JavaScript has sent. */
  showForm: (locale: Locale, rejected: RejectedForm, environment: Environment) => Response | Promise<Response>
  /** The fields that the schema checks. */
  read?: (submission: Submission) => unknown
  /** Rules that take longer than the schema's: the error of each wrong field, if there are some. */
  check?: (output: v.InferOutput<Schema>) => Promise<Record<string, FieldError> | undefined>
  /** The message of an error, if the form has words of its own. */
  getMessage?: typeof getErrorMessage
  /** Answers in place of what failed, but nothing that looks like spam. */
  instead?: Answer<Schema>
}

export const localeField = optionalField(v.picklist(localeCodes, 'invalid'))

/** Answers a form: by a page if the browser has sent it, as JSON if a script has. The wording beside it is kept too. */
export function handleForm<const Schema extends FormSchema>(
  kind: ConsentKind,
  { schema, showForm, check, read = ({ fields }) => fields, getMessage = getErrorMessage, instead }: Options<Schema>,
  keep: Answer<Schema>,
) {
  return async (request: Request, environment: Environment, background: Background): Promise<Response> => {
    const submission = await readSubmission(request)
    if ('code' in submission) return rejectRequest(request, submission.code, findLocale(request))
    const { isForm, fields } = submission
    const locale = findLocale(request, fields)
    const reject = (code: ErrorCode, errors?: Record<string, FieldError>) =>
      isForm
        ? showForm(locale, { code, fields, errors }, environment)
        : rejectRequest(request, code, locale, errors, getMessage(code, locale))
    const checked = checkFields(schema, read(submission))
    const errors = checked.errors ?? (await check?.(checked.output))
    if (!checked.output || errors) return reject('invalid', errors)
    const { website, elapsed, ...output } = checked.output
    const suspicions = listSuspicions(website, output, isForm && isCrossSite(request, environment))
    const form = {
      output,
      id: output.id ?? (isForm ? deriveId({ ...output, locale }) : randomUUID()),
      locale,
      isForm,
      suspicions,
      isHasty: elapsed !== undefined && elapsed < minElapsed,
    }
    const answer = await countAndKeep().catch((error) => {
      console.error(`[${kind}] could not keep what was sent:`, listFrames(error))
      background.waitUntil(alertFailure(error, environment))
      return instead && suspicions.length === 0 ? instead(form, environment, background) : 'unavailable'
    })
    const budget = kind === 'contact' ? undefined : linkBudgets[kind]
    if (budget && answer === 'busy') background.waitUntil(alert(budget, environment))
    if (answer === 'limit' || (answer instanceof Response && answer.status === errorStatuses.limit))
      background.waitUntil(noteRefusal(environment))
    if (!(answer instanceof Response)) return reject(answer)
    background.waitUntil(keepConsentText(kind, locale))
    return answer

    async function countAndKeep(): Promise<FormAnswer> {
      const count = await tryTwice(() => countForm(background.ip, environment))
      if (count) background.waitUntil(alert(busyNetwork, environment))
      if (count === 'refused') return 'limit'
      if (count && suspicions.length === 0) suspicions.push('network')
      return keep(form, environment, background)
    }
  }
}

/** Keeps the words of the running version, so that the database itself shows what somebody agreed to. Never throws. */
async function keepConsentText(kind: ConsentKind, locale: Locale): Promise<void> {
  const version = runningVersions[kind]
  await execute(sql`insert into consent_text (kind, version, locale, words)
values (${kind}, ${version}, ${locale}, ${getConsentText(kind, locale)})
on conflict do nothing`).catch((error) =>
    console.error(`[consent] could not keep the words of ${kind} ${version} in ${locale}: ${Object(error).name}`),
  )
}

/** The same words on the same day are one message, also by a double click. UUID 8: https://www.rfc-editor.org/rfc/rfc9562 */
export function deriveId(fields: object): string {
  const day = new Date().toISOString().slice(0, 10)
  const digest = hash('sha256', JSON.stringify([day, fields]))
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

/** Why what a form has sent is held: it is kept as a message, and nothing is mailed unless the owner releases it. */
export const suspicionNames = ['honeypot', 'links', 'cross-site', 'network', 'person'] as const

export type Suspicion = (typeof suspicionNames)[number]

/** Milliseconds. People rarely fill in a form faster, but a prepared text can be pasted. */
const minElapsed = 2_000

const maxLinks = 10

/** Guesses if a program sent a form. A wrong guess loses nothing: the owner's digest lists it with a link that releases it. */
function listSuspicions(website: string | undefined, fields: object, isForeign: boolean): Suspicion[] {
  const words = Object.values(fields).join('\n')
  const links = words.match(/https?:\/\//gi) ?? []
  const reasons = [
    website !== undefined && 'honeypot',
    links.length > maxLinks && 'links',
    isForeign && 'cross-site',
  ] as const
  return reasons.filter((reason) => reason !== false)
}
