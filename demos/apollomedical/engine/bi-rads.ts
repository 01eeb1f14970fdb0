import { readChoice, type Values } from './fields.ts'
import { mammographyFields } from './templates.ts'

export type BiRadsCategory = (typeof mammographyFields.category.options)[number]

export type BiRadsManagement = 'recall' | 'routine' | 'shortInterval' | 'tissueDiagnosis' | 'excisionWhenAppropriate'

/**
 * What an assessment category means: its management and the likelihood of malignancy in percent, as a lower and an upper
 * bound (ACR BI-RADS Atlas, 5th edition, 2013, mammography, assessment categories).
 */
export const biRadsCategories: Record<
  BiRadsCategory,
  { management: BiRadsManagement; likelihood?: { above?: number; from?: number; upTo?: number; below?: number } }
> = {
  '0': { management: 'recall' },
  '1': { management: 'routine', likelihood: { from: 0 } },
  '2': { management: 'routine', likelihood: { from: 0 } },
  '3': { management: 'shortInterval', likelihood: { above: 0, upTo: 2 } },
  '4': { management: 'tissueDiagnosis', likelihood: { above: 2, below: 95 } },
  '4A': { management: 'tissueDiagnosis', likelihood: { above: 2, upTo: 10 } },
  '4B': { management: 'tissueDiagnosis', likelihood: { above: 10, upTo: 50 } },
  '4C': { management: 'tissueDiagnosis', likelihood: { above: 50, below: 95 } },
  '5': { management: 'tissueDiagnosis', likelihood: { from: 95 } },
  '6': { management: 'excisionWhenAppropriate' },
}

/** How a category and the described findings disagree. */
export type BiRadsDisagreement =
  | 'negativeWithFinding'
  | 'findingMissing'
  | 'benignWithSuspicious'
  | 'probablyBenignWithSuspicious'
  | 'suspiciousWithoutReason'
  | 'highlySuggestiveWithoutReason'
  | 'developingWithoutComparison'

/**
 * Compares the category that the radiologist chose with the terms of the findings. The vocabulary does not compute a
 * category; it only makes some pairs hard to defend.
 *
 * @param findings values of each finding
 * @returns each disagreement once, with the finding that it is about where it is about one
 */
export function listDisagreements(
  general: Values,
  findings: readonly Values[],
): { code: BiRadsDisagreement; finding?: number }[] {
  const category = readChoice(general, mammographyFields.category)
  const hasComparison = readChoice(general, mammographyFields.comparison) !== 'none'
  const found = findings.flatMap((finding, index) => {
    const isDeveloping = readChoice(finding, mammographyFields.asymmetryType) === 'developing'
    return isDeveloping && !hasComparison ? [{ code: 'developingWithoutComparison' as const, finding: index }] : []
  })
  if (!category) return found
  const suspicious = findings.flatMap((finding, index) => (isSuspicious(finding) ? [index] : []))
  const needsFinding = ['3', '4', '4A', '4B', '4C', '5'].includes(category)
  if (findings.length === 0) return needsFinding ? [...found, { code: 'findingMissing' }] : found
  if (category === '1') return [...found, { code: 'negativeWithFinding' }]
  if (category === '2') return [...found, ...name('benignWithSuspicious', suspicious)]
  if (category === '3') return [...found, ...name('probablyBenignWithSuspicious', suspicious)]
  if (category === '5' && !findings.some(isHighlySuspicious)) {
    return [...found, { code: 'highlySuggestiveWithoutReason' }]
  }
  if (category.startsWith('4') && findings.every(isTypicallyBenign)) {
    return [...found, { code: 'suspiciousWithoutReason' }]
  }
  return found
}

function name(code: BiRadsDisagreement, findings: number[]) {
  return findings.map((finding) => ({ code, finding }))
}

/** Terms that the atlas groups as suspicious, or describes as a reason for tissue diagnosis. */
function isSuspicious(finding: Values): boolean {
  switch (readChoice(finding, mammographyFields.type)) {
    case 'mass':
      return (
        readChoice(finding, mammographyFields.massShape) === 'irregular' ||
        ['microlobulated', 'indistinct', 'spiculated'].includes(readChoice(finding, mammographyFields.massMargin) ?? '')
      )
    case 'calcifications':
      return ['amorphous', 'coarseHeterogeneous', 'finePleomorphic', 'fineLinear'].includes(
        readChoice(finding, mammographyFields.calcificationMorphology) ?? '',
      )
    case 'asymmetry':
      return readChoice(finding, mammographyFields.asymmetryType) === 'developing'
    case 'distortion':
      return true
    case undefined:
      return false
  }
}

/** What category 5 rests on: an irregular spiculated mass, or fine linear calcifications in line or segment. */
function isHighlySuspicious(finding: Values): boolean {
  const isClassicMass =
    readChoice(finding, mammographyFields.massShape) === 'irregular' &&
    readChoice(finding, mammographyFields.massMargin) === 'spiculated'
  const areClassicCalcifications =
    readChoice(finding, mammographyFields.calcificationMorphology) === 'fineLinear' &&
    ['linear', 'segmental'].includes(readChoice(finding, mammographyFields.calcificationDistribution) ?? '')
  return isClassicMass || areClassicCalcifications
}

/** Findings that the atlas calls typically benign: these calcifications, and masses that hold fat. */
function isTypicallyBenign(finding: Values): boolean {
  const morphology = readChoice(finding, mammographyFields.calcificationMorphology)
  if (morphology) return !isSuspicious(finding)
  return readChoice(finding, mammographyFields.massDensity) === 'fat' && !isSuspicious(finding)
}
