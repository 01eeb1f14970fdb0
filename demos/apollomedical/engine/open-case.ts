import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { type Draft, parseDictation } from './dictation/parse-dictation.ts'
import { createReport, type Report } from './report.ts'
import type { TemplateId } from './templates/templates.ts'

/** Dictated text with its language and the draft that it was understood as. */
export type Dictation = { text: string; locale: DemoLocale; draft: Draft }

export function readDictation(text: string, template: TemplateId, locale: DemoLocale): Dictation {
  return { text, locale, draft: parseDictation(text, template, locale) }
}

/** Takes the findings of a report from the dictation. The two free texts stay, and so does each value that is not dictated anew. */
export function applyDictation(report: Report, { draft }: Dictation): Report {
  return { ...report, general: { ...report.general, ...draft.general }, findings: draft.findings }
}

/** A report as a dictation and its two free texts begin it. */
export function beginReport(template: TemplateId, dictation: Dictation, order: string, conclusion: string): Report {
  return applyDictation({ ...createReport(template), general: { order, conclusion } }, dictation)
}
