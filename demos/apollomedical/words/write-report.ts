import type { I18n } from '@lingui/core'
import { joinSentences } from '../../../locales/get-space.ts'
import { getPunctuation } from '../../../locales/punctuation.ts'
import type { Problem } from '../engine/checks.ts'
import { adviseOnNodule } from '../engine/fleischner.ts'
import type { Report } from '../engine/report.ts'
import { sources } from '../engine/sources.ts'
import {
  type Field,
  isAsked,
  isStated,
  readChoice,
  readChoices,
  readNumber,
  readSize,
  readText,
  type Values,
} from '../engine/templates/fields.ts'
import { chestFields, conclusionField, templates } from '../engine/templates/templates.ts'
import { listBeyondFnaLimit, scoreThyroidNodule, type TiRadsResult } from '../engine/ti-rads.ts'
import { formatLengths, formatList, formatMillimetres, formatNumber, formatTime } from './format.ts'
import { labelField, labelTerm, wordFleischnerAdvice, wordTiRadsAdvice } from './labels.ts'

/** One line of a report. A gap is a required field that nothing was said about. */
export type ReportRow = { label: string; value: string; isGap?: boolean }

/** A report as headings and lines; it becomes HTML or plain text. */
export type ReportText = {
  title: string
  notice: string
  status: string
  sections: { heading: string; rows: ReportRow[]; paragraphs: string[] }[]
}

/** When the report was signed, and which warnings were acknowledged before. */
export type Signature = { time: Date; acknowledged: readonly Problem[] }

/**
 * Writes a report from its fields. Free texts (the order and the conclusion) stay as they were written.
 *
 * @param i18n the language of the report, which need not be the page's
 * @param open how many points are open, if it is not signed
 */
export function writeReport(i18n: I18n, report: Report, open: number, signature?: Signature): ReportText {
  const { template, general, findings } = report
  const scores = template === 'thyroid' ? findings.map(scoreThyroidNodule) : []
  const beyond = listBeyondFnaLimit(scores)
  const nothing = findings.length === 0 ? [i18n.t('apollomedical.report.noFindings')] : []
  return {
    title: i18n.t('apollomedical.report.title'),
    notice: i18n.t('apollomedical.report.notice'),
    status: signature
      ? i18n.t('apollomedical.report.signed', { date: formatTime(i18n, signature.time) })
      : i18n.t('apollomedical.report.draft', { count: open }),
    sections: [
      {
        heading: i18n.t('apollomedical.report.examination'),
        rows: [
          { label: i18n.t('apollomedical.report.template'), value: i18n.t(`apollomedical.template.${template}`) },
          ...templates[template].general.flatMap((field) => writeField(i18n, field, general)),
        ],
        paragraphs: nothing,
      },
      ...findings.map((values, index) => ({
        heading: labelFinding(i18n, index),
        rows: [
          ...templates[template].finding.flatMap((field) => writeField(i18n, field, values)),
          ...writeRule(i18n, report, values, scores[index], beyond.includes(index)),
        ],
        paragraphs: [],
      })),
      {
        heading: labelField(i18n, conclusionField.id),
        rows: [],
        paragraphs: [readText(general, conclusionField) || i18n.t('apollomedical.report.gap')],
      },
      ...(signature && signature.acknowledged.length > 0
        ? [
            {
              heading: i18n.t('apollomedical.report.acknowledged'),
              rows: [],
              paragraphs: signature.acknowledged.map((problem) => nameProblem(i18n, problem)),
            },
          ]
        : []),
      { heading: i18n.t('apollomedical.report.sources'), rows: [], paragraphs: [sources[template].citation] },
    ],
  }
}

/** "Nodule 1" */
export function labelFinding(i18n: I18n, index: number): string {
  return i18n.t('apollomedical.report.nodule', { number: index + 1 })
}

/** A problem as a sentence, with the finding that it is about. */
export function nameProblem(i18n: I18n, { code, finding, field, quote = '', value }: Problem): string {
  const format = field === chestFields.age.id ? formatNumber : formatMillimetres
  const words = i18n.t(`apollomedical.problem.${code}`, {
    field: field ? labelField(i18n, field) : '',
    quote,
    value: value === undefined ? '' : format(i18n, value),
  })
  return finding === undefined ? words : `${labelFinding(i18n, finding)}${getPunctuation(i18n.locale).stop}${words}`
}

/** The value of a field in words; empty if nothing was stated. */
export function writeValue(i18n: I18n, field: Field, values: Values): string {
  switch (field.kind) {
    case 'choice': {
      const option = readChoice(values, field)
      return option ? labelTerm(i18n, field.id, option) : ''
    }
    case 'choices':
      return formatList(
        i18n,
        (readChoices(values, field) ?? []).map((option) => labelTerm(i18n, field.id, option)),
      )
    case 'size': {
      const diameters = readSize(values, field)
      if (diameters.length === 0) return ''
      return i18n.t('apollomedical.report.millimetres', { lengths: formatLengths(i18n, diameters) })
    }
    case 'number': {
      const value = readNumber(values, field)
      if (value === undefined) return ''
      const number = formatNumber(i18n, value)
      return field.unit === 'years'
        ? i18n.t('apollomedical.report.years', { age: number })
        : i18n.t('apollomedical.report.millimetres', { lengths: number })
    }
    case 'text':
      return readText(values, field)
  }
}

/** A field that applies, as a line; one that is optional and empty needs none. */
function writeField(i18n: I18n, field: Field, values: Values): ReportRow[] {
  if (!isAsked(field, values)) return []
  const label = labelField(i18n, field.id)
  const value = writeValue(i18n, field, values)
  if (isStated(field, values)) return [{ label, value }]
  if (!field.isRequired) return value ? [{ label, value }] : []
  const gap = i18n.t('apollomedical.report.gap')
  return [{ label, value: value ? `${value} ${gap}` : gap, isGap: true }]
}

/** The published rule's words about one finding. */
function writeRule(
  i18n: I18n,
  report: Report,
  values: Values,
  score: TiRadsResult | undefined,
  isBeyondLimit: boolean,
): ReportRow[] {
  const label = i18n.t('apollomedical.report.recommendation')
  if (score) {
    return [
      { label: i18n.t('apollomedical.report.assessment'), value: writeLevel(i18n, score) },
      { label, value: writeTiRadsAdvice(i18n, score, isBeyondLimit) },
    ]
  }
  const result = adviseOnNodule(report.general, values)
  if (!result.applies) {
    const reasons = joinSentences(result.exclusions.map((exclusion) => i18n.t(`apollomedical.exclusion.${exclusion}`)))
    return [{ label: i18n.t('apollomedical.report.fleischnerExcluded'), value: reasons }]
  }
  const { mean, size, recommendation, advice } = result
  const rows: ReportRow[] =
    mean === undefined || size === undefined
      ? []
      : [{ label: i18n.t('apollomedical.report.assessment'), value: writeMean(i18n, mean, size) }]
  if (!advice || !recommendation) return [...rows, { label, value: i18n.t('apollomedical.report.fleischnerOpen') }]
  return [
    ...rows,
    { label, value: wordFleischnerAdvice(i18n, advice) },
    {
      label: i18n.t('apollomedical.report.sources'),
      value: i18n.t('apollomedical.report.fleischner', { number: recommendation }),
    },
  ]
}

/** "ACR TI-RADS: TR5 (highly suspicious), 9 points" */
export function writeLevel(i18n: I18n, { level, total }: TiRadsResult): string {
  return level
    ? i18n.t('apollomedical.report.tirads', { level, meaning: i18n.t(`apollomedical.tirads.${level}`), points: total })
    : i18n.t('apollomedical.report.tiradsOpen', { points: total })
}

export function writeTiRadsAdvice(i18n: I18n, { advice, threshold }: TiRadsResult, isBeyondLimit: boolean): string {
  const years = formatList(
    i18n,
    (threshold?.years ?? []).map((year) => formatNumber(i18n, year)),
  )
  return wordTiRadsAdvice(i18n, isBeyondLimit ? 'fnaOverLimit' : advice, years)
}

export function writeMean(i18n: I18n, mean: number, size: number): string {
  return i18n.t('apollomedical.report.fleischnerSize', { mean: formatNumber(i18n, mean), size })
}
