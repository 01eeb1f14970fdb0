import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type DemoLocale, demoLocales } from '../../../locales/demo-locales.ts'
import { loadDemoI18n } from '../../../locales/demos.ts'
import { checkReport, type Problem } from '../engine/checks.ts'
import type { Report } from '../engine/report.ts'
import { type Field, isAsked, type Values } from '../engine/templates/fields.ts'
import { type TemplateId, templateIds, templates } from '../engine/templates/templates.ts'
import { toPlainText } from './export-report.ts'
import { labelField, labelTerm } from './labels.ts'
import { nameProblem, writeReport } from './write-report.ts'

type I18n = Awaited<ReturnType<typeof loadDemoI18n>>
const loaded = new Map<DemoLocale, I18n>()

beforeAll(async () => {
  for (const locale of demoLocales) loaded.set(locale, await loadDemoI18n(locale, 'apollomedical'))
})

function getI18n(locale: DemoLocale): I18n {
  const i18n = loaded.get(locale)
  if (!i18n) throw new Error(`${locale} is not loaded`)
  return i18n
}

/** Some value for every field: which ones depends on the numbers. */
function fill(fields: readonly Field[], numbers: readonly number[]): Values {
  let values: Values = {}
  for (const [index, field] of fields.entries()) {
    const number = numbers[index % numbers.length] ?? 0
    if (isAsked(field, values)) values = { ...values, [field.id]: choose(field, number) }
  }
  return values
}

function choose(field: Field, number: number) {
  switch (field.kind) {
    case 'choice':
      return field.options[number % field.options.length]
    case 'choices':
      return field.options.filter((_, index) => index > 0 && (number >> index) % 2 === 1).concat(field.options[1] ?? [])
    case 'size':
      return Array.from({ length: field.axes }, (_, index) => 7.5 + number + index)
    case 'number':
      return 20 + (number % 60)
    case 'text':
      return `Free text ${number}`
  }
}

/** The words that a reader must find for a value, written without the code under test if possible. */
function expectWords(i18n: I18n, locale: DemoLocale, field: Field, value: Values[string]): string[] {
  const number = (item: number) => item.toLocaleString(locale, { maximumFractionDigits: 2 })
  if (field.kind === 'choice') return [labelTerm(i18n, field.id, String(value))]
  if (field.kind === 'choices') return [value].flat().map((option) => labelTerm(i18n, field.id, String(option)))
  if (Array.isArray(value)) return [value.map((item) => number(Number(item))).join(' × ')]
  return [typeof value === 'number' ? number(value) : String(value)]
}

const numbers = fc.array(fc.nat({ max: 200 }), { minLength: 5, maxLength: 9 })

test.each(demoLocales.flatMap((locale) => templateIds.map((template) => [locale, template] as const)))(
  'a report in %s about %s contains every entered fact',
  (locale, template) => {
    const i18n = getI18n(locale)
    const { general, finding } = templates[template]
    fc.assert(
      fc.property(numbers, numbers, (first, second) => {
        const report: Report = {
          template,
          general: { ...fill(general, first), conclusion: 'The conclusion.' },
          findings: [fill(finding, first), fill(finding, second)],
        }
        const text = toPlainText(i18n, writeReport(i18n, report, 0))
        const facts = [report.general, ...report.findings].flatMap((values, index) =>
          (index === 0 ? general : finding).flatMap((field) =>
            values[field.id] === undefined
              ? []
              : [labelField(i18n, field.id), ...expectWords(i18n, locale, field, values[field.id])],
          ),
        )
        expect(facts.filter((fact) => !text.includes(fact))).toEqual([])
        expect(text).toContain('The conclusion.')
      }),
      { numRuns: 25 },
    )
  },
)

const devices: Record<DemoLocale, string> = {
  en: 'not a medical device',
  es: 'No es un producto sanitario',
  fr: 'Ce n’est pas un dispositif médical',
  zh: '不是医疗器械',
}

test.each(demoLocales)('every export in %s says that it is not from a medical device', (locale) => {
  for (const template of templateIds) {
    const i18n = getI18n(locale)
    const written = writeReport(i18n, { template, general: {}, findings: [] }, 3)
    expect(toPlainText(i18n, written)).toContain(devices[locale])
  }
})

const nodule: Values = {
  side: 'right',
  size: [18, 12],
  composition: 'solid',
  echogenicity: 'hypoechoic',
  shape: 'wider',
  margin: 'lobulatedOrIrregular',
  foci: ['punctate'],
}
const thyroid: Report = {
  template: 'thyroid',
  general: { order: 'Neck', lymphNodes: 'unremarkable', conclusion: 'Suspicious *nodule*.' },
  findings: [nodule],
}

test('a gap is marked where it is, and only while the field is needed', () => {
  const { margin: _, ...open } = nodule
  const text = toPlainText(getI18n('en'), writeReport(getI18n('en'), { ...thyroid, findings: [open] }, 1))
  expect(text).toContain('Margin: [not stated]')
  expect(text).not.toContain('Part of the lobe')
  expect(toPlainText(getI18n('en'), writeReport(getI18n('en'), thyroid, 0))).not.toContain('[not stated]')
})

// By hand: 2 + 2 + 0 + 2 + 3 = 9 points, TR5; 18 mm is above 10 mm.
test.each([
  ['en', 'ACR TI-RADS: TR5 (highly suspicious), 9 points', 'Fine-needle aspiration (FNA).'],
  ['es', 'ACR TI-RADS: TR5 (muy sospechoso), 9 puntos', 'Punción-aspiración con aguja fina (PAAF).'],
  ['fr', 'ACR TI-RADS\u00a0: TR5 (très suspect), 9 points', 'Cytoponction à l’aiguille fine.'],
  ['zh', 'ACR TI-RADS：TR5（高度可疑），9 分', '细针穿刺（FNA）。'],
] as const)('the level and the advice stand in the report (%s)', (locale, level, advice) => {
  const text = toPlainText(getI18n(locale), writeReport(getI18n(locale), thyroid, 0))
  expect(text).toContain(level)
  expect(text).toContain(advice)
})

test('a signed report names the time and the acknowledged warnings', () => {
  const warning: Problem = { code: 'conclusionSize', severity: 'warning', quote: '28 mm' }
  const signature = { time: new Date(2026, 10, 20, 9, 30), acknowledged: [warning] }
  const text = toPlainText(getI18n('en'), writeReport(getI18n('en'), thyroid, 0, signature))
  expect(text).toContain('signed in the demo on November 20, 2026')
  expect(text).toContain('“28 mm”')
  expect(text).not.toContain('draft')
})

test.each(demoLocales)('every problem has its words in %s', (locale) => {
  const empty = templateIds.flatMap((template: TemplateId) => {
    const report = { template, general: {}, findings: [{}] }
    return checkReport(report).map((problem) => nameProblem(getI18n(locale), problem))
  })
  expect(empty.length).toBeGreaterThan(10)
  expect(empty.filter((words) => words.includes('apollomedical.') || words.includes('{'))).toEqual([])
})
