import type { I18n } from '@lingui/core'
import type { Problem, ProblemCode } from '../engine/checks.ts'
import { chestFields } from '../engine/templates.ts'
import { formatMillimetres, formatNumber } from './format.ts'
import { labelField } from './labels.ts'

/** A problem as a sentence in the page's language. */
export function wordProblem(i18n: I18n, problem: Problem): string {
  const { code, field, quote = '', value } = problem
  const format = field === chestFields.age.id ? formatNumber : formatMillimetres
  return words[code](i18n, {
    field: field ? labelField(i18n, field) : '',
    quote,
    value: value === undefined ? '' : format(i18n, value),
  })
}

type Details = { field: string; quote: string; value: string }

const words: Record<ProblemCode, (i18n: I18n, details: Details) => string> = {
  missing: (i18n, { field }) => i18n.t('apollomedical.problem.missing', { field }),
  noFindings: (i18n) => i18n.t('apollomedical.problem.noFindings'),
  orderSide: (i18n, { quote }) => i18n.t('apollomedical.problem.orderSide', { quote }),
  conclusionSide: (i18n, { quote }) => i18n.t('apollomedical.problem.conclusionSide', { quote }),
  conclusionSideOfSize: (i18n, { quote }) => i18n.t('apollomedical.problem.conclusionSideOfSize', { quote }),
  conclusionSize: (i18n, { quote }) => i18n.t('apollomedical.problem.conclusionSize', { quote }),
  dictationSide: (i18n, { quote }) => i18n.t('apollomedical.problem.dictationSide', { quote }),
  dictationDiffers: (i18n, { field, quote }) => i18n.t('apollomedical.problem.dictationDiffers', { field, quote }),
  dictationConflict: (i18n, { field, quote }) => i18n.t('apollomedical.problem.dictationConflict', { field, quote }),
  numberWithoutUnit: (i18n, { quote }) => i18n.t('apollomedical.problem.numberWithoutUnit', { quote }),
  notUnderstood: (i18n, { quote }) => i18n.t('apollomedical.problem.notUnderstood', { quote }),
  breastNotExamined: (i18n) => i18n.t('apollomedical.problem.breastNotExamined'),
  imageSide: (i18n) => i18n.t('apollomedical.problem.imageSide'),
  middleLobeLeft: (i18n) => i18n.t('apollomedical.problem.middleLobeLeft'),
  lingulaRight: (i18n) => i18n.t('apollomedical.problem.lingulaRight'),
  outOfRange: (i18n, { field, value }) => i18n.t('apollomedical.problem.outOfRange', { field, value }),
  tinySize: (i18n, { value }) => i18n.t('apollomedical.problem.tinySize', { value }),
  uneven: (i18n) => i18n.t('apollomedical.problem.uneven'),
  solidLarger: (i18n) => i18n.t('apollomedical.problem.solidLarger'),
  lungMass: (i18n) => i18n.t('apollomedical.problem.lungMass'),
  singleWithSeveral: (i18n) => i18n.t('apollomedical.problem.singleWithSeveral'),
  noneWithOthers: (i18n, { field }) => i18n.t('apollomedical.problem.noneWithOthers', { field }),
  cysticWithEcho: (i18n) => i18n.t('apollomedical.problem.cysticWithEcho'),
  solidAnechoic: (i18n) => i18n.t('apollomedical.problem.solidAnechoic'),
  cysticWithFoci: (i18n) => i18n.t('apollomedical.problem.cysticWithFoci'),
  spongiformWithSuspicious: (i18n) => i18n.t('apollomedical.problem.spongiformWithSuspicious'),
  onePoint: (i18n) => i18n.t('apollomedical.problem.onePoint'),
  negativeWithFinding: (i18n) => i18n.t('apollomedical.problem.negativeWithFinding'),
  findingMissing: (i18n) => i18n.t('apollomedical.problem.findingMissing'),
  benignWithSuspicious: (i18n) => i18n.t('apollomedical.problem.benignWithSuspicious'),
  probablyBenignWithSuspicious: (i18n) => i18n.t('apollomedical.problem.probablyBenignWithSuspicious'),
  suspiciousWithoutReason: (i18n) => i18n.t('apollomedical.problem.suspiciousWithoutReason'),
  highlySuggestiveWithoutReason: (i18n) => i18n.t('apollomedical.problem.highlySuggestiveWithoutReason'),
  developingWithoutComparison: (i18n) => i18n.t('apollomedical.problem.developingWithoutComparison'),
}
