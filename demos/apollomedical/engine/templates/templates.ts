import type { ChoiceField, ChoicesField, Field, NumberField, SizeField, TextField } from './fields.ts'

// The fields of the two examinations. Their options are the terms of the publications that each scoring rule cites:
// ACR TI-RADS (Tessler 2017), Fleischner Society (MacMahon 2017).

const required = { isRequired: true } as const
const optional = { isRequired: false } as const

function choice<const Id extends string, const Option extends string>(
  id: Id,
  options: readonly Option[],
  rules: Pick<Field, 'isRequired' | 'when'> = required,
): ChoiceField<Id, Option> {
  return { kind: 'choice', id, options, ...rules }
}

function choices<const Id extends string, const Option extends string>(
  id: Id,
  options: readonly Option[],
  rules: Pick<Field, 'isRequired' | 'when'> = required,
): ChoicesField<Id, Option> {
  return { kind: 'choices', id, options, ...rules }
}

function size<const Id extends string>(
  id: Id,
  axes: SizeField['axes'],
  least: number,
  rules: Pick<Field, 'isRequired' | 'when'> = required,
): SizeField<Id> {
  return { kind: 'size', id, axes, required: least, ...rules }
}

function number<const Id extends string>(
  id: Id,
  unit: NumberField['unit'],
  max: number,
  rules: Pick<Field, 'isRequired' | 'when'> = required,
): NumberField<Id> {
  return { kind: 'number', id, unit, min: 0, max, ...rules }
}

/** The name of the examination as it was ordered, with its side if it has one. */
export const orderField: TextField<'order'> = { kind: 'text', id: 'order', ...required }
export const conclusionField: TextField<'conclusion'> = { kind: 'text', id: 'conclusion', ...required }

export const thyroidFields = {
  lymphNodes: choice('lymphNodes', ['unremarkable', 'suspicious']),
  side: choice('side', ['right', 'left', 'isthmus']),
  third: choice('third', ['upper', 'middle', 'lower'], optional),
  size: size('size', 3, 1),
  composition: choice('composition', ['cystic', 'spongiform', 'mixed', 'solid', 'undetermined']),
  echogenicity: choice('echogenicity', [
    'anechoic',
    'hyperOrIsoechoic',
    'hypoechoic',
    'veryHypoechoic',
    'undetermined',
  ]),
  shape: choice('shape', ['wider', 'taller']),
  margin: choice('margin', ['smooth', 'illDefined', 'lobulatedOrIrregular', 'extrathyroidal', 'undetermined']),
  foci: choices('foci', ['none', 'cometTail', 'macrocalcifications', 'rim', 'punctate']),
} as const

export const chestFields = {
  age: number('age', 'years', 120),
  exclusions: choices('exclusions', ['none', 'cancer', 'immunosuppression', 'screening']),
  risk: choice('risk', ['low', 'high']),
  count: choice('count', ['single', 'multiple']),
  side: choice('side', ['right', 'left']),
  lobe: choice('lobe', ['upper', 'middle', 'lingula', 'lower']),
  size: size('size', 2, 2),
  attenuation: choice('attenuation', ['solid', 'partSolid', 'groundGlass']),
  solidComponent: number('solidComponent', 'mm', 60, {
    isRequired: true,
    when: { field: 'attenuation', is: 'partSolid' },
  }),
  outline: choice('outline', ['smooth', 'lobulated', 'spiculated'], optional),
} as const

const { lymphNodes, ...nodule } = thyroidFields
const { age, exclusions, risk, count, ...lungNodule } = chestFields

/** The fields of an examination: those that it asks for once, and those for each finding. */
export type Template = { id: TemplateId; general: readonly Field[]; finding: readonly Field[]; maxFindings: number }

export type TemplateId = 'thyroid' | 'chest'

export const templateIds: readonly TemplateId[] = ['thyroid', 'chest']

export const templates: Record<TemplateId, Template> = {
  // Tessler 2017 asks for the (up to) four nodules with the most points.
  thyroid: { id: 'thyroid', general: [orderField, lymphNodes], finding: Object.values(nodule), maxFindings: 4 },
  chest: {
    id: 'chest',
    general: [orderField, age, exclusions, risk, count],
    finding: Object.values(lungNodule),
    maxFindings: 4,
  },
}

type AnyField =
  | typeof orderField
  | typeof conclusionField
  | (typeof thyroidFields)[keyof typeof thyroidFields]
  | (typeof chestFields)[keyof typeof chestFields]

/** Every field of every template. */
export type FieldId = AnyField['id']

type OptionsOf<F> = F extends { id: infer Id extends string; options: readonly (infer Option extends string)[] }
  ? `${Id}.${Option}`
  : never

/** Every defined term, with its field: `composition.solid`. */
export type Term = OptionsOf<AnyField>
