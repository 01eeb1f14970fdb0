import { readChoice, readChoices, readSize, type Values } from './templates/fields.ts'
import { thyroidFields } from './templates/templates.ts'

/** The five features that get points, in the order of the published chart. */
export type TiRadsFeature = 'composition' | 'echogenicity' | 'shape' | 'margin' | 'foci'

/** One row of the sum: the chosen term, and the points that it adds. */
export type TiRadsStep = {
  feature: TiRadsFeature
  /** The chosen terms; empty if nothing was stated. */
  terms: string[]
  /** `undefined` if nothing was stated, so nothing can be added. */
  points: number | undefined
  /** False for a feature after "spongiform", which ends the sum. */
  isCounted: boolean
}

export type TiRadsLevel = 'TR1' | 'TR2' | 'TR3' | 'TR4' | 'TR5'

/** The white paper's advice for a level and a size. `unknown`: level or size is missing. */
export type TiRadsAdvice = 'noFna' | 'nothing' | 'followUp' | 'fna' | 'unknown'

export type TiRadsThreshold = { fna: number; followUp: number; years: readonly number[] }

export type TiRadsResult = {
  steps: TiRadsStep[]
  /** The points that are certain so far. */
  total: number
  isComplete: boolean
  /** `undefined` while features are missing, and for one point, which the chart gives no level. */
  level: TiRadsLevel | undefined
  /** The longest diameter in millimetres. */
  size: number | undefined
  threshold: TiRadsThreshold | undefined
  advice: TiRadsAdvice
}

/** Points of Figure 1 in Tessler et al., J Am Coll Radiol 2017;14:587-595, with its notes on undetermined features. */
const points = {
  composition: { cystic: 0, spongiform: 0, mixed: 1, solid: 2, undetermined: 2 },
  echogenicity: { anechoic: 0, hyperOrIsoechoic: 1, hypoechoic: 2, veryHypoechoic: 3, undetermined: 1 },
  shape: { wider: 0, taller: 3 },
  margin: { smooth: 0, illDefined: 0, lobulatedOrIrregular: 2, extrathyroidal: 3, undetermined: 0 },
  foci: { none: 0, cometTail: 0, macrocalcifications: 1, rim: 2, punctate: 3 },
} as const

/** Longest diameters in millimetres from which the same figure advises FNA or follow-up, and the years of the follow-up. */
export const tiRadsThresholds: Partial<Record<TiRadsLevel, TiRadsThreshold>> = {
  TR3: { fna: 25, followUp: 15, years: [1, 3, 5] },
  TR4: { fna: 15, followUp: 10, years: [1, 2, 3, 5] },
  TR5: { fna: 10, followUp: 5, years: [1, 2, 3, 4, 5] },
}

/**
 * Adds up the points of one thyroid nodule, one feature after the other, and looks up the advice for its level and size.
 *
 * @param values of a finding of the thyroid template
 */
export function scoreThyroidNodule(values: Values): TiRadsResult {
  const isSpongiform = readChoice(values, thyroidFields.composition) === 'spongiform'
  const steps = listFeatures(values).map((step) => ({
    ...step,
    isCounted: !isSpongiform || step.feature === 'composition',
  }))
  const counted = steps.filter(({ isCounted }) => isCounted)
  const total = counted.reduce((sum, step) => sum + (step.points ?? 0), 0)
  const isComplete = counted.every((step) => step.points !== undefined)
  const level = isComplete ? findLevel(total) : undefined
  const diameters = readSize(values, thyroidFields.size)
  const size = diameters.length > 0 ? Math.max(...diameters) : undefined
  const threshold = level && tiRadsThresholds[level]
  return { steps, total, isComplete, level, size, threshold, advice: advise(level, size, threshold) }
}

/**
 * Finds the nodules to be sampled if several reach the size for it: the two with the most points; among equals the
 * larger one (Tessler 2017, "Multiple nodules").
 *
 * @returns the indexes of those beyond the two
 */
export function listBeyondFnaLimit(results: readonly TiRadsResult[]): number[] {
  return results
    .map((result, index) => ({ ...result, index }))
    .filter(({ advice }) => advice === 'fna')
    .sort((a, b) => b.total - a.total || (b.size ?? 0) - (a.size ?? 0))
    .slice(2)
    .map(({ index }) => index)
}

function listFeatures(values: Values): Omit<TiRadsStep, 'isCounted'>[] {
  const composition = readChoice(values, thyroidFields.composition)
  const echogenicity = readChoice(values, thyroidFields.echogenicity)
  const shape = readChoice(values, thyroidFields.shape)
  const margin = readChoice(values, thyroidFields.margin)
  const foci = readChoices(values, thyroidFields.foci)
  return [
    { feature: 'composition', terms: list(composition), points: composition && points.composition[composition] },
    { feature: 'echogenicity', terms: list(echogenicity), points: echogenicity && points.echogenicity[echogenicity] },
    { feature: 'shape', terms: list(shape), points: shape && points.shape[shape] },
    { feature: 'margin', terms: list(margin), points: margin && points.margin[margin] },
    // Only for this feature, all that is seen is added.
    { feature: 'foci', terms: foci ?? [], points: foci?.reduce((sum, focus) => sum + points.foci[focus], 0) },
  ]
}

function list(term: string | undefined): string[] {
  return term ? [term] : []
}

/** The chart has no level for one point: see the check `onePoint`. */
function findLevel(total: number): TiRadsLevel | undefined {
  if (total >= 7) return 'TR5'
  if (total >= 4) return 'TR4'
  if (total === 3) return 'TR3'
  if (total === 2) return 'TR2'
  return total === 0 ? 'TR1' : undefined
}

function advise(
  level: TiRadsLevel | undefined,
  size: number | undefined,
  threshold: TiRadsThreshold | undefined,
): TiRadsAdvice {
  if (!level) return 'unknown'
  if (!threshold) return 'noFna'
  if (size === undefined) return 'unknown'
  if (size >= threshold.fna) return 'fna'
  return size >= threshold.followUp ? 'followUp' : 'nothing'
}
