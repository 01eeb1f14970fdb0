import * as v from 'valibot'

/** A text that a visitor reads: English here, its translations in `locales/<locale>/content/`. */
export const text = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('expected a text, found an empty one'),
  v.check((value) => !/[{}<>]/.test(value), 'expected plain text without { } < >'),
  v.brand('Text'),
  v.metadata({ translatable: true }),
)

export type Text = v.InferOutput<typeof text>

/** At least one translatable text. */
export const texts = v.pipe(v.array(text), v.nonEmpty('expected at least one text, found an empty list'))

/** A title with its explanation: a module, a step, a sector. */
export const titledText = v.strictObject({ title: text, text })

/** A question and its answer, both shown on the page. */
export const questionAndAnswer = v.strictObject({ question: text, answer: text })

/**
 * Checks content against its schema while it is loaded, so that a wrong field stops the build.
 *
 * @param file where the owner finds the content, for the message
 * @throws Error that names file, field and what is expected
 */
export function defineContent<const Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  content: v.InferInput<Schema>,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content)
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '(whole file)'}: ${issue.message}`)
  throw new Error(`${file} does not fit its schema:\n${problems.join('\n')}`)
}
