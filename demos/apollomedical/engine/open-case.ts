import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { type Draft, parseDictation } from './dictation/parse-dictation.ts'
import { createReport, type Report } from './report.ts'
import type { TemplateId } from './templates/templates.ts'

/** Dictated text with its language and what was understood of it. */
export type Dictation = { text: string; locale: DemoLocale; draft: Draft }

export function readDictation(text: string, template: TemplateId, locale: DemoLocale): Dictation {
  return { text, locale, draft: parseDictation(text, template, locale) }
}

/** A report whose findings come from the dictation; the two free texts and what was not dictated anew stay. */
export function applyDictation(report: Report, { draft }: Dictation): Report {
  return { ...report, general: { ...report.general, ...draft.general }, findings: draft.findings }
}

/** A report as a dictation and its two free texts begin it. */
export function beginReport(template: TemplateId, dictation: Dictation, order: string, conclusion: string): Report {
  return applyDictation({ ...createReport(template), general: { order, conclusion } }, dictation)
}
