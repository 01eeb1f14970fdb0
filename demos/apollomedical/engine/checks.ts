import type { Draft, PartKind } from './dictation/parse-dictation.ts'
import { listLengths, listSides, type Side } from './laterality.ts'
import type { Report } from './report.ts'
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
} from './templates/fields.ts'
import { chestFields, conclusionField, orderField, templates, thyroidFields } from './templates/templates.ts'
import { scoreThyroidNodule } from './ti-rads.ts'

/** `blocking` prevents signing; a `warning` must be acknowledged. */
const severities = {
  missing: 'blocking',
  noFindings: 'warning',
  orderSide: 'blocking',
  conclusionSide: 'blocking',
  conclusionSideOfSize: 'blocking',
  conclusionSize: 'warning',
  dictationSide: 'blocking',
  dictationDiffers: 'warning',
  dictationConflict: 'warning',
  numberWithoutUnit: 'warning',
  notUnderstood: 'warning',
  unsure: 'warning',
  middleLobeLeft: 'blocking',
  lingulaRight: 'blocking',
  outOfRange: 'blocking',
  tinySize: 'warning',
  uneven: 'warning',
  solidLarger: 'blocking',
  lungMass: 'warning',
  singleWithSeveral: 'blocking',
  noneWithOthers: 'blocking',
  cysticWithEcho: 'blocking',
  solidAnechoic: 'blocking',
  cysticWithFoci: 'warning',
  spongiformWithSuspicious: 'warning',
  onePoint: 'warning',
} as const

export type ProblemCode = keyof typeof severities

/** A problem to solve before the report is signed. */
export type Problem = {
  code: ProblemCode
  severity: 'blocking' | 'warning'
  finding?: number
  field?: string
  /** The words of the dictation or of a free text that it is about. */
  quote?: string
  /** Millimetres or years, if a number is wrong. */
  value?: number
}

/** Largest plausible diameters in millimetres; anything longer than the whole organ is a typing error. */
const longest = { thyroid: 120, chest: 300 } as const

/**
 * Compares a report with itself and with the dictation.
 *
 * @param draft the dictated values, if there is a dictation
 * @returns problems, those that block first, in the order of the report
 */
export function checkReport(report: Report, draft?: Draft): Problem[] {
  const problems = [
    ...listMissing(report),
    ...checkSides(report),
    ...checkSizes(report),
    ...report.findings.flatMap((values, finding) => checkFinding(report, values).map((code) => ({ code, finding }))),
    ...checkExamination(report),
    ...listNoneWithOthers(report),
    ...(draft ? compareWithDictation(report, draft) : []),
  ].map((problem): Problem => ({ ...problem, severity: severities[problem.code] }))
  return problems.toSorted((a, b) => Number(b.severity === 'blocking') - Number(a.severity === 'blocking'))
}

/** Key of a problem, so that its acknowledgement ends when the problem changes. */
export function identifyProblem({ code, finding, field, quote, value }: Problem): string {
  return JSON.stringify([code, finding, field, quote, value])
}

type Found = Omit<Problem, 'severity'>

/** Fields of the chest template that only a nodule makes necessary. */
const neededWithFinding: readonly string[] = ['age', 'exclusions', 'risk', 'count']

function listMissing({ template, general, findings }: Report): Found[] {
  const isMissing = (values: Values) => (field: Field) =>
    field.isRequired && isAsked(field, values) && !isStated(field, values)
  // Spongiform ends the sum of TI-RADS, so the other features may stay open.
  const isSpongiform = (values: Values) => readChoice(values, thyroidFields.composition) === 'spongiform'
  const features = ['echogenicity', 'shape', 'margin', 'foci']
  return [
    ...[...templates[template].general, conclusionField]
      .filter(isMissing(general))
      .filter(({ id }) => findings.length > 0 || !neededWithFinding.includes(id))
      // Only for solid nodules the risk makes a difference.
      .filter(
        ({ id }) => id !== 'risk' || findings.some((values) => readChoice(values, chestFields.attenuation) === 'solid'),
      )
      .map(({ id }) => ({ code: 'missing' as const, field: id })),
    ...findings.flatMap((values, finding) =>
      templates[template].finding
        .filter(isMissing(values))
        .filter(({ id }) => !(isSpongiform(values) && features.includes(id)))
        .map(({ id }) => ({ code: 'missing' as const, field: id, finding })),
    ),
    ...(findings.length === 0 ? [{ code: 'noFindings' as const }] : []),
  ]
}

function checkSides({ general, findings }: Report): Found[] {
  const stated = findings.flatMap((values, finding) => {
    const side = readSide(values)
    return side ? [{ side, finding, longest: Math.max(...readSize(values, thyroidFields.size)) }] : []
  })
  const isKnown = (side: Side) => stated.some((finding) => finding.side === side)
  const foreign = (text: string, code: ProblemCode) =>
    stated.length === 0
      ? []
      : listSides(text)
          .filter(({ side }) => !isKnown(side))
          .map(({ quote }) => ({ code, quote }))
  const conclusion = readText(general, conclusionField)
  return [
    ...firstOf(foreign(readText(general, orderField), 'orderSide')),
    ...firstOf(foreign(conclusion, 'conclusionSide')),
    // Both sides have a finding, but the conclusion gives the size of one and the side of the other.
    ...listSides(conclusion)
      .filter(({ side }) => isKnown(side))
      .flatMap(({ side, quote, lengths }) => {
        const meant = stated.filter((finding) => lengths.some((length) => isSameLength(length, finding.longest)))
        const [only] = meant
        return only && meant.length === 1 && only.side !== side && lengths.length <= 3
          ? [{ code: 'conclusionSideOfSize' as const, finding: only.finding, quote }]
          : []
      }),
  ]
}

function checkSizes({ template, general, findings }: Report): Found[] {
  const numbers = [chestFields.age, chestFields.solidComponent]
  const outOfRange = (values: Values, finding?: number): Found[] =>
    numbers.flatMap((field) => {
      const value = readNumber(values, field)
      if (value === undefined || (value >= field.min && value <= field.max)) return []
      return [{ code: 'outOfRange', field: field.id, value, ...(finding !== undefined && { finding }) }]
    })
  const known = findings.flatMap((values) => [
    ...readSize(values, thyroidFields.size),
    readNumber(values, chestFields.solidComponent),
  ])
  return [
    ...outOfRange(general),
    ...findings.flatMap((values, finding) => {
      const diameters = readSize(values, thyroidFields.size)
      const wrong = diameters.find((value) => value <= 0 || value > longest[template])
      if (wrong !== undefined) return [{ code: 'outOfRange' as const, finding, field: 'size', value: wrong }]
      const [most, least] = [Math.max(...diameters), Math.min(...diameters)]
      return [
        ...outOfRange(values, finding),
        ...(most < 3 && diameters.length > 0
          ? [{ code: 'tinySize' as const, finding, field: 'size', value: most }]
          : []),
        ...(diameters.length > 1 && most / least >= 6 ? [{ code: 'uneven' as const, finding, field: 'size' }] : []),
      ]
    }),
    ...(findings.length === 0
      ? []
      : listLengths(readText(general, conclusionField))
          .filter(({ lengths }) => lengths.some((length) => !known.some((other) => isSameLength(length, other))))
          .map(({ quote }) => ({ code: 'conclusionSize' as const, quote }))),
  ]
}

/** Contradictions within one finding. */
function checkFinding({ template }: Report, values: Values): ProblemCode[] {
  return { thyroid: checkThyroidNodule, chest: checkLungNodule }[template](values)
}

/** "None" beside other choices: a dictation can say both. */
function listNoneWithOthers({ template, general, findings }: Report): Found[] {
  const listOf = (fields: readonly Field[], values: Values) =>
    fields.flatMap((field) => {
      const chosen = field.kind === 'choices' ? (readChoices(values, field) ?? []) : []
      return chosen.length > 1 && chosen.includes('none') ? [{ code: 'noneWithOthers' as const, field: field.id }] : []
    })
  return [
    ...listOf(templates[template].general, general),
    ...findings.flatMap((values, finding) =>
      listOf(templates[template].finding, values).map((found) => ({ ...found, finding })),
    ),
  ]
}

function checkThyroidNodule(values: Values): ProblemCode[] {
  const composition = readChoice(values, thyroidFields.composition)
  const echogenicity = readChoice(values, thyroidFields.echogenicity)
  const margin = readChoice(values, thyroidFields.margin)
  const foci = readChoices(values, thyroidFields.foci) ?? []
  const isCystic = composition === 'cystic'
  const hasFoci = foci.some((focus) => focus !== 'none' && focus !== 'cometTail')
  const isSuspicious =
    hasFoci ||
    margin === 'lobulatedOrIrregular' ||
    margin === 'extrathyroidal' ||
    readChoice(values, thyroidFields.shape) === 'taller'
  const { isComplete, level } = scoreThyroidNodule(values)
  return listTrue({
    // Echogenicity describes solid tissue; there is none, or there is some.
    cysticWithEcho: isCystic && echogenicity !== undefined && !['anechoic', 'undetermined'].includes(echogenicity),
    solidAnechoic: (composition === 'solid' || composition === 'mixed') && echogenicity === 'anechoic',
    cysticWithFoci: isCystic && hasFoci,
    spongiformWithSuspicious: composition === 'spongiform' && isSuspicious,
    onePoint: isComplete && level === undefined,
  })
}

function checkLungNodule(values: Values): ProblemCode[] {
  const side = readChoice(values, chestFields.side)
  const lobe = readChoice(values, chestFields.lobe)
  const most = Math.max(...readSize(values, chestFields.size))
  const component = readNumber(values, chestFields.solidComponent) ?? 0
  return listTrue({
    middleLobeLeft: side === 'left' && lobe === 'middle',
    lingulaRight: side === 'right' && lobe === 'lingula',
    solidLarger: Number.isFinite(most) && component > most,
    lungMass: most > 30 && most <= longest.chest,
  })
}

function checkExamination({ template, general, findings }: Report): Found[] {
  const isSingle = template === 'chest' && readChoice(general, chestFields.count) === 'single'
  return isSingle && findings.length > 1 ? [{ code: 'singleWithSeveral' }] : []
}

/** Fields that contradict the dictated words that filled them, and dictated words that filled no field. */
function compareWithDictation({ general, findings }: Report, { parts }: Draft): Found[] {
  const read = (finding: number | undefined, field: string) =>
    (finding === undefined ? general : (findings[finding] ?? {}))[field]
  const differing = parts.flatMap(({ kind, statements, finding, quote }) =>
    statements.flatMap(({ field, value }): Found[] => {
      const now = read(finding, field)
      const place = { field, quote, ...(finding !== undefined && { finding }) }
      if (kind === 'conflict') return now === undefined ? [{ code: 'dictationConflict', ...place }] : []
      if (kind !== 'used' || now === undefined || isIncluded(now, value)) return []
      return [{ code: field === 'side' ? 'dictationSide' : 'dictationDiffers', ...place }]
    }),
  )
  const listQuotes = (...kinds: PartKind[]) =>
    parts.filter(({ kind }) => kinds.includes(kind)).map(({ quote }) => quote)
  const [unknown, unsure] = [listQuotes('unknown', 'misplaced'), listQuotes('unsure')]
  return [
    ...differing,
    ...parts
      .filter(({ kind }) => kind === 'number')
      .map(({ quote }) => ({ code: 'numberWithoutUnit' as const, quote })),
    ...(unknown.length > 0 ? [{ code: 'notUnderstood' as const, quote: unknown.join(' · ') }] : []),
    ...(unsure.length > 0 ? [{ code: 'unsure' as const, quote: unsure.join(' · ') }] : []),
  ]
}

function isIncluded(now: NonNullable<Values[string]>, dictated: NonNullable<Values[string]>): boolean {
  if (Array.isArray(now) && typeof dictated === 'string') return now.includes(dictated)
  return String(now) === String(dictated)
}

function readSide(values: Values): Side | undefined {
  return readChoice(values, chestFields.side)
}

function isSameLength(length: number, other: number | undefined): boolean {
  return other !== undefined && Math.abs(length - other) <= 0.5
}

function firstOf<Item>(items: Item[]): Item[] {
  return items.slice(0, 1)
}

function listTrue(codes: Partial<Record<ProblemCode, boolean>>): ProblemCode[] {
  return (Object.keys(codes) as ProblemCode[]).filter((code) => codes[code])
}
