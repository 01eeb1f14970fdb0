import type { I18n } from '@lingui/core'
import type { Lead } from './engine/clean-leads.ts'
import type { Language } from './engine/facts.ts'
import type { RequiredField } from './engine/messages/message-pack.ts'
import { type ListProblem, listLimits } from './engine/read-list.ts'
import type { Reason } from './engine/score-lead.ts'

/** The engine answers in codes; these are their words in the language of the page. */

export function describeProblem(i18n: I18n, problem: ListProblem): string {
  const limit = problem.code === 'tooManyColumns' ? listLimits.columns : listLimits.rows
  return i18n.t(`autoclient.problem.${problem.code}`, {
    ...problem,
    limit: i18n.number(limit),
    ...('found' in problem && { found: i18n.number(problem.found) }),
  })
}

/** Why a rule gave the points that it gave. */
export function describeReason(i18n: I18n, { detail, verdict }: Reason): string {
  const ending = ({ fits: 'Fits', partly: 'Partly', misses: 'Misses', unknown: 'Misses' } as const)[verdict]
  switch (detail.kind) {
    case 'industry':
      return i18n.t(`autoclient.reason.industry${verdict === 'fits' ? 'Fits' : 'Misses'}`, {
        industry: i18n.t(`autoclient.industry.${detail.industry}`),
      })
    case 'size':
      return i18n.t(`autoclient.reason.size${ending}`, { employees: formatRange(i18n, detail.from, detail.to) })
    case 'role':
      return i18n.t('autoclient.reason.role', {
        quote: detail.quote,
        level: i18n.t(`autoclient.seniority.${detail.seniority}`),
      })
    case 'country':
      return i18n.t(`autoclient.reason.country${ending}`, { country: nameCountry(i18n, detail.country) })
    default:
      return i18n.t(`autoclient.reason.${detail.kind}`, { ...detail })
  }
}

function formatRange(i18n: I18n, from: number, to: number): string {
  if (from === to) return i18n.number(from)
  return Number.isFinite(to)
    ? i18n.t('autoclient.range.closed', { from: i18n.number(from), to: i18n.number(to) })
    : i18n.t('autoclient.range.open', { from: i18n.number(from) })
}

export function nameCountry(i18n: I18n, code: string): string {
  return new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(code) ?? code
}

export function nameLanguage(i18n: I18n, language: Language): string {
  return new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(language) ?? language
}

export function nameRequiredField(i18n: I18n, field: RequiredField): string {
  const names: Record<RequiredField, string> = {
    company: i18n.t('autoclient.field.company'),
    senderName: i18n.t('autoclient.sender.name'),
    senderCompany: i18n.t('autoclient.sender.company'),
    offer: i18n.t('autoclient.sender.offer'),
  }
  return names[field]
}

/** The company with the person, as far as they are known. */
export function nameLead({ company, name, email }: Lead): string {
  return [company, name].filter(Boolean).join(' · ') || email
}

/** A list in the page's language: “A, B and C”. */
export function joinList(i18n: I18n, items: string[]): string {
  return new Intl.ListFormat(i18n.locale).format(items)
}
