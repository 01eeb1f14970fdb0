/** A fact that is not words: how it is asked for, and what it is now. */
export type Field = {
  /** `services.medical-ai.inMenu`, `posts.agents-that-ask.date`. */
  id: string
  name: string
  control: 'choice' | 'choices' | 'yes-no' | 'number' | 'day' | 'line' | 'color'
  options?: Array<string | { name: string; label: string }>
  /** Its meaning, if its name says too little. */
  hint?: string
  value: unknown
  isOptional: boolean
  /** If it is a text of the first language, and not a fact. */
  isWords?: boolean
}

export type FieldControl = Pick<Field, 'name' | 'value' | 'isOptional' | 'control' | 'options' | 'hint' | 'isWords'>
