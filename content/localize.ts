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

type Introspected = v.GenericSchema & {
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  wrapped?: v.GenericSchema
}

function mapTexts(
  schema: Introspected,
  content: unknown,
  id: string,
  replace: (id: string, english: string) => LocalizedText,
): unknown {
  if (content === undefined) return undefined
  if (v.getMetadata(schema).translatable) return replace(id, String(content))
  const { entries, item, wrapped } = schema
  if (wrapped) return mapTexts(wrapped, content, id, replace)
  if (item && Array.isArray(content)) {
    return content.map((element, index) => mapTexts(item, element, `${id}.${index}`, replace))
  }
  if (entries && typeof content === 'object' && content !== null) {
    return Object.fromEntries(
      Object.entries(content).map(([key, value]) => {
        const schemaOfKey = entries[key]
        return [key, schemaOfKey ? mapTexts(schemaOfKey, value, `${id}.${key}`, replace) : value]
      }),
    )
  }
  return content
}
