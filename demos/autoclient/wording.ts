import type { I18n } from '@lingui/core'
import type { Issue } from './engine/clean-leads.ts'
import type { Language } from './engine/facts.ts'
import { type ListProblem, listLimits } from './engine/read-list.ts'
import type { Reason } from './engine/score-lead.ts'
import type { RequiredField } from './engine/write-sequence.ts'

/** The engine answers in codes; these are their words in the language of the page. */

export function describeProblem(i18n: I18n, problem: ListProblem): string {
  const { rows, columns } = listLimits
  switch (problem.code) {
    case 'header-only':
      return i18n.t('autoclient.problem.headerOnly')
    case 'no-header':
      return i18n.t('autoclient.problem.noHeader')
    case 'one-column':
      return i18n.t('autoclient.problem.oneColumn')
    case 'too-many-rows':
      return i18n.t('autoclient.problem.tooManyRows', { found: i18n.number(problem.found), limit: i18n.number(rows) })
    case 'too-many-columns':
      return i18n.t('autoclient.problem.tooManyColumns', { found: problem.found, limit: columns })
    case 'row-too-long':
      return i18n.t('autoclient.problem.rowTooLong', problem)
  }
}

export function describeIssue(i18n: I18n, issue: Issue): string {
  if (issue.code === 'doubtfulEmail') {
    return i18n.t('autoclient.issue.doubtfulEmail', { suggestion: issue.suggestion })
  }
  return i18n.t(`autoclient.issue.${issue.code}`)
}

/** Why a rule gave the points that it gave. */
export function describeReason(i18n: I18n, { detail, verdict }: Reason): string {
  switch (detail.kind) {
    case 'missing':
      return i18n.t('autoclient.reason.missing')
    case 'unreadable':
      return i18n.t('autoclient.reason.unreadable', { quote: detail.quote })
    case 'industry':
      return verdict === 'fits'
        ? i18n.t('autoclient.reason.industryFits', { industry: i18n.t(`autoclient.industry.${detail.industry}`) })
        : i18n.t('autoclient.reason.industryMisses', { industry: i18n.t(`autoclient.industry.${detail.industry}`) })
    case 'size':
      return describeSize(i18n, detail, verdict)
    case 'role':
      return i18n.t('autoclient.reason.role', {
        quote: detail.quote,
        level: i18n.t(`autoclient.seniority.${detail.seniority}`),
      })
    case 'city':
      return i18n.t('autoclient.reason.city', { city: detail.city })
    case 'country':
      return describeCountry(i18n, detail.country, verdict)
    case 'found':
      return i18n.t('autoclient.reason.found', { quote: detail.quote })
    case 'not-found':
      return i18n.t('autoclient.reason.notFound')
  }
}

function describeSize(i18n: I18n, { from, to }: { from: number; to: number }, verdict: Reason['verdict']): string {
  const employees = formatRange(i18n, from, to)
  if (verdict === 'fits') return i18n.t('autoclient.reason.sizeFits', { employees })
  if (verdict === 'partly') return i18n.t('autoclient.reason.sizePartly', { employees })
  return i18n.t('autoclient.reason.sizeMisses', { employees })
}

function describeCountry(i18n: I18n, code: string, verdict: Reason['verdict']): string {
  const country = nameCountry(i18n, code)
  if (verdict === 'fits') return i18n.t('autoclient.reason.countryFits', { country })
  if (verdict === 'partly') return i18n.t('autoclient.reason.countryPartly', { country })
  return i18n.t('autoclient.reason.countryMisses', { country })
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

/** A list in the page's language: “A, B and C”. */
export function joinList(i18n: I18n, items: string[]): string {
  return new Intl.ListFormat(i18n.locale).format(items)
}
