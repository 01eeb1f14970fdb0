import { type Environment, findSiteUrl } from '../../environment.ts'
import { type Html, html } from '../../html.ts'
import { createDateFormat } from '../../locales/date-format.ts'
import type { Locale } from '../../locales/locales.ts'
import { ownerLocale } from '../../locales/owner.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { toLine } from '../../model/form-schemas.ts'
import type { Course } from '../../model/kinds/courses.ts'
import { site } from '../../model/kinds/site.ts'
import { loadFormWords } from '../shared/data/content-words.ts'
import { renderInputs } from '../shared/http/form-page.ts'
import { getLinkPath, handleLink, type LinkError, type MailedLink, refuseLink } from '../shared/http/links.ts'
import { readFields } from '../shared/http/requests.ts'
import {
  type Attendee,
  type Certificate,
  findAttendee,
  giveReason,
  listDays,
  questions,
  saveAnswers,
} from './attendance.ts'
import { canSign } from './badge.ts'
import { describeCourse, linkCourses } from './describe-course.ts'
import { paperLink } from './links.ts'

/** Their values are their places, from 1. */
const marks = ['one', 'two', 'three', 'four'] as const

const mostSigns = 1000

/** `/api/courses/paper?token=…`: the certificate of a person, and the questionnaire, which nobody has to answer for it. */
export const handlePaper = handleLink(
  'papers',
  [paperLink],
  async (link) => {
    const attendee = await findAttendee(link.subject)
    if (!attendee?.certificate) return undefined
    if (!link.isPressed) return show(link, attendee, attendee.certificate)
    const fields = await readFields(link.request)
    const missing = questions.filter((name) => name !== 'remark' && !/^[1-4]$/.test(fields[name] ?? ''))
    const { errors } = loadFormWords(link.locale)
    const remark = toLine(fields.remark ?? '')
    const messages = {
      ...Object.fromEntries(missing.map((name) => [name, errors.required])),
      ...(remark.length > mostSigns && { remark: errors.tooLong }),
    }
    if (Object.keys(messages).length > 0)
      return show(link, attendee, attendee.certificate, { status: 422, messages, fields })
    const answers = Object.fromEntries(
      questions.map((name) => [name, name === 'remark' ? remark : (fields[name] ?? '')]),
    )
    await saveAnswers(attendee.code, answers)
    return link.finish()
  },
  refusePaper,
)

export function refusePaper(locale: Locale, error: LinkError): Response {
  const i18n = loadFunctionI18n(locale, 'papers')
  return refuseLink(locale, error, i18n.t('papers.expired'), linkCourses(locale))
}

type Rejected = { status?: number; messages?: Record<string, string>; fields?: Record<string, string> }

function show(link: MailedLink, attendee: Attendee, certificate: Certificate, rejected: Rejected = {}) {
  const { i18n, locale, token, environment } = link
  const { code, revokedAt, answers } = attendee
  const { status = 200, messages = {}, fields = answers ?? {} } = rejected
  const content = html`${revokedAt && html`<p role="alert">${i18n.t('papers.revoked', { reason: giveReason(attendee, i18n) })}</p>`}
${!revokedAt && renderCertificate({ code, certificate }, locale, environment)}
<div class="screen">
${!revokedAt && html`<p>${i18n.t('papers.print')}</p>`}
${!revokedAt && canSign(environment) && html`<p><a href="${getLinkPath('badge', token, locale)}">${i18n.t('papers.badge')}</a></p>`}
<h2>${i18n.t('papers.questions.title')}</h2>
${answers && status === 200 ? html`<p role="status">${i18n.t('papers.questions.thanks')}</p>` : html`<p>${i18n.t('papers.questions.text')}</p>`}
<form method="post" action="${getLinkPath('courses/paper', token, locale)}">
${renderInputs(listInputs(locale), fields, messages, locale)}
<button>${i18n.t('papers.questions.button')}</button>
</form>
</div>`
  return link.show(i18n.t('papers.title'), content, status)
}

function listInputs(locale: Locale) {
  const i18n = loadFunctionI18n(locale, 'papers')
  const options = marks.map((mark, index) => ({ value: String(index + 1), label: i18n.t(`papers.mark.${mark}`) }))
  return questions.map((name) => ({
    name,
    label: nameQuestion(name, locale),
    none: '—',
    ...(name === 'remark'
      ? { field: { control: 'textarea', required: false, maxLength: mostSigns } as const }
      : { field: { control: 'select', required: true } as const, options }),
  }))
}

export function nameQuestion(name: (typeof questions)[number], locale: Locale): string {
  const i18n = loadFunctionI18n(locale, 'papers')
  return i18n.t(`papers.question.${name}`)
}

/** The certificate alone, which prints to one sheet. */
export function renderCertificate(
  { code, certificate }: { code: string; certificate: Certificate },
  locale: Locale,
  environment: Environment,
): Html {
  const i18n = loadFunctionI18n(locale, 'papers')
  const { name, title, dates, hours, contents, trainer } = certificate
  const day = createDateFormat(locale, { dateStyle: 'long', timeZone: site.owner.timeZone })
  const facts = [
    [i18n.t('papers.fact.dates'), dates],
    [i18n.t('papers.fact.hours'), new Intl.NumberFormat(locale).format(hours)],
    [i18n.t('papers.fact.trainer'), trainer],
    [i18n.t('papers.fact.issued'), day.format(new Date(certificate.issuedAt))],
    [i18n.t('papers.fact.code'), code],
  ]
  return html`<article class="ticket certificate">
<p>${i18n.t('papers.certificate')}</p>
<p class="when"><strong>${name}</strong>${title}</p>
<dl>${facts.map(([label = '', value = '']) => html`<dt>${label}</dt><dd>${value}</dd>`)}
<dt>${i18n.t('papers.fact.contents')}</dt><dd><ul>${contents.map((item) => html`<li>${item}</li>`)}</ul></dd></dl>
<p>${i18n.t('papers.check', { url: `${findSiteUrl(environment, site.url)}/verify` })}</p>
</article>`
}

/** A sheet of one day in the owner's language, with two signatures of each person: a day has two halves. */
export function renderSheet(course: Course, day: string, people: Array<{ name: string; company: string }>): Html {
  const i18n = loadFunctionI18n(ownerLocale, 'papers')
  const { title, address, place } = describeCourse(course, ownerLocale)
  const { hours = 0 } = listDays(course).find((each) => each.day === day) ?? {}
  const date = createDateFormat(ownerLocale, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(day))
  const length = i18n.t('papers.sheet.hours', { hours: new Intl.NumberFormat(ownerLocale).format(hours) })
  const heads = [
    i18n.t('papers.fact.name'),
    i18n.t('papers.sheet.company'),
    i18n.t('papers.sheet.begin'),
    i18n.t('papers.sheet.end'),
  ]
  return html`<h1>${i18n.t('papers.sheet.title')}</h1>
<p>${title}<br>${date}, ${length}<br>${address ?? place}</p>
<table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${people.map(({ name, company }) => html`<tr><td>${name}</td><td>${company}</td><td></td><td></td></tr>\n`)}</tbody></table>
<p>${i18n.t('papers.sheet.trainer', { name: site.owner.name })}</p>`
}
