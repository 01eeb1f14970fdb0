import * as v from 'valibot'
import type { Text } from './define.ts'

/** A text in the page's language, or the English one where its translation is missing, to be marked `lang="en"`. */
export type LocalizedText = string | { en: string }

/** Content with each translatable text replaced by its localized text; all else stays. */
export type Localized<Content> = Content extends Text
  ? LocalizedText
  : Content extends string | number | boolean | undefined
    ? Content
    : { [Key in keyof Content]: Localized<Content[Key]> }

/**
 * Replaces each translatable text of checked content.
 *
 * @param id the dotted id of `content`; the ids of its texts continue it: `services.medical-ai.faq.0.question`
 * @param replace gets a text's id and its English, returns what stands in its place
 */
export function localize<Schema extends v.GenericSchema>(
  schema: Schema,
  content: v.InferOutput<Schema>,
  id: string,
  replace: (id: string, english: string) => LocalizedText,
): Localized<v.InferOutput<Schema>> {
  return mapTexts(schema, content, id, replace) as Localized<v.InferOutput<Schema>>
}

/** The words of a localized text without their mark, for titles, attributes and data. */
export function plainText(text: LocalizedText): string {
  return typeof text === 'string' ? text : text.en
}

type Replace = (id: string, english: string) => LocalizedText

/** The schemas that content is made of, with what they hold. */
type KnownSchema =
  | { type: 'string' | 'number' | 'boolean' | 'picklist' }
  | { type: 'optional'; wrapped: v.GenericSchema }
  | { type: 'strict_object'; entries: Record<string, v.GenericSchema> }
  | { type: 'array'; item: v.GenericSchema }

function mapTexts(schema: v.GenericSchema, content: unknown, id: string, replace: Replace): unknown {
  if (content === undefined) return undefined
  if (v.getMetadata(schema).translatable) return replace(id, String(content))
  // Valibot's generic schema hides what schemas of each type hold.
  const known = schema as unknown as KnownSchema
  switch (known.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'picklist':
      return content
    case 'optional':
      return mapTexts(known.wrapped, content, id, replace)
    case 'strict_object': {
      const values = new Map(Object.entries(Object(content)))
      return Object.fromEntries(
        Object.entries(known.entries)
          .filter(([key]) => values.has(key))
          .map(([key, entry]) => [key, mapTexts(entry, values.get(key), `${id}.${key}`, replace)]),
      )
    }
    case 'array':
      return Array.from(Object(content), (element, index) => mapTexts(known.item, element, `${id}.${index}`, replace))
    default:
      throw new Error(
        `${id}: localize does not know schemas of type ${schema.type}; content/localize.ts lists those it does`,
      )
  }
}
