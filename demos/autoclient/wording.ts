import type { I18n } from '@lingui/core'
import type { LanguageReason } from './engine/choose-language.ts'
import type { Issue } from './engine/clean-leads.ts'
import type { Consent, Language } from './engine/facts.ts'
import type { FieldName } from './engine/fields.ts'
import type { MatchReason } from './engine/find-duplicates.ts'
import { type CsvProblem, csvLimits } from './engine/read-csv.ts'
import type { Reason, RuleName } from './engine/score-lead.ts'
import type { Industry, Seniority } from './engine/vocabulary.ts'
import type { Obstacle, RequiredField } from './engine/write-sequence.ts'

/** The engine answers in codes; these are their words in the language of the page. */

export function nameField(i18n: I18n, field: FieldName): string {
  const names: Record<FieldName, string> = {
    fullName: i18n.t('autoclient.field.fullName'),
    firstName: i18n.t('autoclient.field.firstName'),
    lastName: i18n.t('autoclient.field.lastName'),
    salutation: i18n.t('autoclient.field.salutation'),
    company: i18n.t('autoclient.field.company'),
    role: i18n.t('autoclient.field.role'),
    email: i18n.t('autoclient.field.email'),
    phone: i18n.t('autoclient.field.phone'),
    website: i18n.t('autoclient.field.website'),
    industry: i18n.t('autoclient.field.industry'),
    employees: i18n.t('autoclient.field.employees'),
    city: i18n.t('autoclient.field.city'),
    country: i18n.t('autoclient.field.country'),
    language: i18n.t('autoclient.field.language'),
    consent: i18n.t('autoclient.field.consent'),
    notes: i18n.t('autoclient.field.notes'),
  }
  return names[field]
}

export function describeProblem(i18n: I18n, problem: CsvProblem): string {
  const { megabytes, rows, columns } = csvLimits
  switch (problem.code) {
    case 'too-large':
      return i18n.t('autoclient.problem.tooLarge', { megabytes })
    case 'workbook':
      return i18n.t('autoclient.problem.workbook')
    case 'binary':
      return i18n.t('autoclient.problem.binary')
    case 'empty':
      return i18n.t('autoclient.problem.empty')
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
    case 'open-quote':
      return i18n.t('autoclient.problem.openQuote', { row: problem.row })
    case 'row-too-long':
      return i18n.t('autoclient.problem.rowTooLong', {
        row: problem.row,
        found: problem.found,
        expected: problem.expected,
      })
  }
}

export function describeIssue(i18n: I18n, issue: Issue): string {
  switch (issue.code) {
    case 'invalid-email':
      return i18n.t('autoclient.issue.invalidEmail')
    case 'doubtful-email':
      return i18n.t('autoclient.issue.doubtfulEmail', { suggestion: issue.suggestion })
    case 'unknown-country':
      return i18n.t('autoclient.issue.unknownCountry')
    case 'unknown-language':
      return i18n.t('autoclient.issue.unknownLanguage')
    case 'unknown-industry':
      return i18n.t('autoclient.issue.unknownIndustry')
    case 'unknown-size':
      return i18n.t('autoclient.issue.unknownSize')
    case 'unknown-consent':
      return i18n.t('autoclient.issue.unknownConsent')
  }
}

export function nameMatchReason(i18n: I18n, reason: MatchReason): string {
  const names: Record<MatchReason, string> = {
    'same-email': i18n.t('autoclient.match.sameEmail'),
    'same-name': i18n.t('autoclient.match.sameName'),
    'missing-name': i18n.t('autoclient.match.missingName'),
    'different-name': i18n.t('autoclient.match.differentName'),
    'same-company': i18n.t('autoclient.match.sameCompany'),
    'different-city': i18n.t('autoclient.match.differentCity'),
  }
  return names[reason]
}

export function nameRule(i18n: I18n, rule: RuleName): string {
  const names: Record<RuleName, string> = {
    industry: i18n.t('autoclient.rule.industry'),
    size: i18n.t('autoclient.rule.size'),
    role: i18n.t('autoclient.rule.role'),
    place: i18n.t('autoclient.rule.place'),
    request: i18n.t('autoclient.rule.request'),
    manual: i18n.t('autoclient.rule.manual'),
    deadline: i18n.t('autoclient.rule.deadline'),
    supplier: i18n.t('autoclient.rule.supplier'),
    own: i18n.t('autoclient.rule.own'),
  }
  return names[rule]
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
        ? i18n.t('autoclient.reason.industryFits', { industry: nameIndustry(i18n, detail.industry) })
        : i18n.t('autoclient.reason.industryMisses', { industry: nameIndustry(i18n, detail.industry) })
    case 'size':
      return describeSize(i18n, detail, verdict)
    case 'role':
      return i18n.t('autoclient.reason.role', { quote: detail.quote, level: nameSeniority(i18n, detail.seniority) })
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

export function nameIndustry(i18n: I18n, industry: Industry): string {
  const names: Record<Industry, string> = {
    accounting: i18n.t('autoclient.industry.accounting'),
    agriculture: i18n.t('autoclient.industry.agriculture'),
    construction: i18n.t('autoclient.industry.construction'),
    education: i18n.t('autoclient.industry.education'),
    food: i18n.t('autoclient.industry.food'),
    health: i18n.t('autoclient.industry.health'),
    logistics: i18n.t('autoclient.industry.logistics'),
    manufacturing: i18n.t('autoclient.industry.manufacturing'),
    marketing: i18n.t('autoclient.industry.marketing'),
    property: i18n.t('autoclient.industry.property'),
    retail: i18n.t('autoclient.industry.retail'),
    software: i18n.t('autoclient.industry.software'),
    tourism: i18n.t('autoclient.industry.tourism'),
  }
  return names[industry]
}

function nameSeniority(i18n: I18n, seniority: Seniority): string {
  const names: Record<Seniority, string> = {
    executive: i18n.t('autoclient.seniority.executive'),
    manager: i18n.t('autoclient.seniority.manager'),
    staff: i18n.t('autoclient.seniority.staff'),
  }
  return names[seniority]
}

export function nameConsent(i18n: I18n, consent: Consent): string {
  const names: Record<Consent, string> = {
    yes: i18n.t('autoclient.consent.yes'),
    customer: i18n.t('autoclient.consent.customer'),
    no: i18n.t('autoclient.consent.no'),
    unknown: i18n.t('autoclient.consent.unknown'),
  }
  return names[consent]
}

export function describeObstacle(i18n: I18n, obstacle: Obstacle): string {
  const words: Record<Obstacle, string> = {
    'no-consent': i18n.t('autoclient.obstacle.noConsent'),
    objection: i18n.t('autoclient.obstacle.objection'),
    'no-email': i18n.t('autoclient.obstacle.noEmail'),
  }
  return words[obstacle]
}

export function describeLanguageReason(i18n: I18n, reason: LanguageReason): string {
  const words: Record<LanguageReason, string> = {
    chosen: i18n.t('autoclient.languageReason.chosen'),
    column: i18n.t('autoclient.languageReason.column'),
    country: i18n.t('autoclient.languageReason.country'),
    'several-languages': i18n.t('autoclient.languageReason.several'),
    default: i18n.t('autoclient.languageReason.default'),
  }
  return words[reason]
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
