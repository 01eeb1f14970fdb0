import * as v from 'valibot'
import type { Hidden, Text } from './define.ts'
import { findOption, getItemKey, type KnownSchema } from './known-schema.ts'
import type { LocalizedText } from './localize.ts'

/** Content with each translatable text replaced, by default with its localized text, and without hidden fields. */
export type Localized<Content, Replacement = LocalizedText> = Content extends Text | { needs: string; text: Text }
  ? Replacement
  : Content extends string | number | boolean | undefined
    ? Content
    : Content extends ReadonlyArray<infer Item>
      ? Array<Localized<Item, Replacement>>
      : { [Key in keyof Content as Content[Key] extends Hidden ? never : Key]: Localized<Content[Key], Replacement> }

/** Gets a text's id, its English and true for a heading; returns the replacement. */
export type Replace<Replacement = LocalizedText> = (id: string, english: string, isHeading: boolean) => Replacement

/**
 * Replaces each translatable text of checked content.
 *
 * The id of a text is the path to it. An item of a list is named by its own id and a bare text by a hash of its words, never
 * by its position, so that a list can change without giving a text the translation of another:
 * `services.medical-ai.faq.credits.answer`, `services.medical-ai.learn.3fa1c2d4`.
 *
 * @param id the dotted id of `content`
 */
export function mapTexts<Schema extends v.GenericSchema, Replacement extends LocalizedText>(
  schema: Schema,
  content: v.InferOutput<Schema>,
  id: string,
  replace: Replace<Replacement>,
): Localized<v.InferOutput<Schema>, Replacement> {
  return mapValue(schema, content, id, replace) as Localized<v.InferOutput<Schema>, Replacement>
}

function mapValue(schema: v.GenericSchema, content: unknown, id: string, replace: Replace): unknown {
  if (content === undefined) return undefined
  const { isTranslatable, isHeading, itemKey } = v.getMetadata(schema)
  if (isTranslatable) return replace(id, String(content), isHeading === true)
  const known = schema as unknown as KnownSchema
  switch (known.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'picklist':
    case 'literal':
      return content
    case 'optional':
      return mapValue(known.wrapped, content, id, replace)
    case 'strict_object': {
      const values = new Map(Object.entries(Object(content)))
      return Object.fromEntries(
        Object.entries(known.entries)
          .filter(([key, entry]) => values.has(key) && !v.getMetadata(entry).isHidden)
          .map(([key, entry]) => [key, mapValue(entry, values.get(key), `${id}.${key}`, replace)]),
      )
    }
    case 'array':
      return Array.from(Object(content), (element) =>
        itemKey || v.getMetadata(known.item).isTranslatable
          ? mapValue(known.item, element, `${id}.${getItemKey(element, itemKey)}`, replace)
          : mapValue(known.item, element, id, refuseText),
      )
    // A text, or one under a condition: model/kinds/switches.ts.
    case 'union': {
      const { text } = Object(content)
      return text === undefined ? replace(id, String(content), false) : replace(`${id}.text`, String(text), false)
    }
    case 'variant': {
      const option = findOption(known, content)
      if (!option) throw new Error(`${id}: no schema of its variant fits; check the content with defineContent first`)
      return mapValue(option, content, id, replace)
    }
    case 'record':
      return Object.fromEntries(
        Object.entries(Object(content)).map(([key, value]) => [
          key,
          mapValue(known.value, value, `${id}.${key}`, replace),
        ]),
      )
  }
  throw new Error(
    `${id}: mapTexts does not know schemas of type ${schema.type}; model/kit/map-texts.ts lists those it does`,
  )
}

function refuseText(id: string): never {
  throw new Error(`${id}: the items of a list with texts need ids; make it with \`list\` of model/kit/define.ts`)
}
