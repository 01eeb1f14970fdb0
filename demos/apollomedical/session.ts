import type { DemoLocale } from '../../locales/demo-locales.ts'
import { checkReport, identifyProblem, type Problem } from './engine/checks.ts'
import { applyDictation, beginReport, type Dictation, readDictation } from './engine/open-case.ts'
import { createReport, type Report } from './engine/report.ts'
import type { TemplateId } from './engine/templates/templates.ts'
import { type CaseId, cases } from './samples/cases.ts'
import type { Signature } from './words/write-report.ts'

/** The report that the visitor works on, with its dictation and signature. */
export type Session = {
  /** `undefined` for an empty report. */
  caseId: CaseId | undefined
  dictation: Dictation
  report: Report
  /** Warnings that the visitor has acknowledged, by `identifyProblem`. */
  acknowledged: readonly string[]
  signature: Signature | undefined
}

export function openCase(caseId: CaseId, locale: DemoLocale): Session {
  const sample = cases.find(({ id }) => id === caseId) ?? cases[0]
  if (!sample) throw new Error('samples/cases.ts is empty')
  const { order, dictation: text, conclusion } = sample.texts[locale]
  const dictation = readDictation(text, sample.template, locale)
  return begin(sample.id, beginReport(sample.template, dictation, order, conclusion), dictation)
}

export function openEmpty(template: TemplateId, locale: DemoLocale): Session {
  return begin(undefined, createReport(template), readDictation('', template, locale))
}

/** Replaces the report and removes its signature. */
export function changeReport(session: Session, report: Report): Session {
  return { ...session, report, signature: undefined }
}

/** Structures a text anew. Without any text there is nothing to take over, so the fields stay. */
export function dictate(session: Session, text: string, locale: DemoLocale): Session {
  const dictation = readDictation(text, session.report.template, locale)
  const report = text.trim() ? applyDictation(session.report, dictation) : session.report
  return { ...changeReport(session, report), dictation }
}

/** True if a finding has values that did not come from the dictation and that another dictation would replace. */
export function hasOwnFindings({ report, dictation }: Session): boolean {
  return JSON.stringify(report.findings) !== JSON.stringify(dictation.draft.findings)
}

/** The key of the visitor's case. When it changes, a text being edited and an own image are given up. */
export function identifyCase({ caseId, report }: Session): string {
  return `${caseId ?? 'empty'}-${report.template}`
}

export function listProblems({ report, dictation }: Session): Problem[] {
  return checkReport(report, dictation.draft)
}

export function toggleAcknowledged(session: Session, problem: Problem): Session {
  const name = identifyProblem(problem)
  const { acknowledged } = session
  return {
    ...session,
    acknowledged: acknowledged.includes(name)
      ? acknowledged.filter((other) => other !== name)
      : [...acknowledged, name],
    signature: undefined,
  }
}

/** Problems that prevent signing: the blocking ones, and warnings that are not acknowledged. */
export function listOpen(session: Session): Problem[] {
  return listProblems(session).filter(
    (problem) => problem.severity === 'blocking' || !session.acknowledged.includes(identifyProblem(problem)),
  )
}

/** Signs the report if no problem is open; acknowledged warnings are listed in it. */
export function sign(session: Session, time: Date): Session {
  if (listOpen(session).length > 0) return session
  return { ...session, signature: { time, acknowledged: listProblems(session) } }
}

function begin(caseId: CaseId | undefined, report: Report, dictation: Dictation): Session {
  return { caseId, dictation, report, acknowledged: [], signature: undefined }
}
