/** One of a list of defined terms. */
export type ChoiceField<Id extends string = string, Option extends string = string> = {
  kind: 'choice'
  id: Id
  options: readonly Option[]
} & FieldRules

/** Several of a list of defined terms; `none` stands alone. */
export type ChoicesField<Id extends string = string, Option extends string = string> = {
  kind: 'choices'
  id: Id
  options: readonly Option[]
} & FieldRules

/** Up to three diameters in millimetres, in the order in which they were measured. */
export type SizeField<Id extends string = string> = { kind: 'size'; id: Id; axes: 2 | 3; required: number } & FieldRules

/** One length in millimetres, or an age in years. */
export type NumberField<Id extends string = string> = {
  kind: 'number'
  id: Id
  unit: 'mm' | 'years'
  min: number
  max: number
} & FieldRules

export type TextField<Id extends string = string> = { kind: 'text'; id: Id } & FieldRules

export type Field = ChoiceField | ChoicesField | SizeField | NumberField | TextField

type FieldRules = {
  /** May a report be signed without it? */
  isRequired: boolean
  /** The field is asked for only if another one has this value. */
  when?: { field: string; is: string }
}

/** `string[]` belongs to `choices`, `number[]` to `size`. */
export type FieldValue = string | number | readonly string[] | readonly number[]

/** The known values of one finding, or of the examination; a field without an entry was not stated. */
export type Values = { readonly [field: string]: FieldValue | undefined }

export function readChoice<Option extends string>(
  values: Values,
  field: ChoiceField<string, Option>,
): Option | undefined {
  return field.options.find((option) => option === values[field.id])
}

/** @returns the chosen options in the order of the field, or `undefined` if nothing was said */
export function readChoices<Option extends string>(
  values: Values,
  field: ChoicesField<string, Option>,
): Option[] | undefined {
  const value = values[field.id]
  if (!Array.isArray(value) || value.length === 0) return undefined
  return field.options.filter((option) => value.includes(option))
}

/** @returns the diameters in millimetres; empty if none was stated */
export function readSize(values: Values, field: SizeField): number[] {
  const value = values[field.id]
  return Array.isArray(value) ? value.filter((length) => typeof length === 'number') : []
}

export function readNumber(values: Values, field: NumberField): number | undefined {
  const value = values[field.id]
  return typeof value === 'number' ? value : undefined
}

export function readText(values: Values, field: TextField): string {
  const value = values[field.id]
  return typeof value === 'string' ? value.trim() : ''
}

/** True unless the field depends on another one that has a different value. */
export function isAsked(field: Field, values: Values): boolean {
  return !field.when || values[field.when.field] === field.when.is
}

/** Was anything stated in the field? */
export function isStated(field: Field, values: Values): boolean {
  const value = values[field.id]
  if (value === undefined) return false
  if (field.kind === 'size') return readSize(values, field).length >= field.required
  return typeof value === 'number' || value.length > 0
}

/**
 * Adds an option to a list of choices, or takes it away. `none` and the others exclude each other.
 *
 * @returns the new list, empty if nothing is left
 */
export function toggleChoice(chosen: readonly string[], option: string): string[] {
  if (chosen.includes(option)) return chosen.filter((other) => other !== option)
  if (option === 'none') return ['none']
  return [...chosen.filter((other) => other !== 'none'), option]
}

/** Millimetres to a hundredth, so that 1.1 cm is 11 mm and not 11.000000000000002. */
export function roundMillimetres(length: number): number {
  return Math.round(length * 100) / 100
}
