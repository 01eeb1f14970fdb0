import type * as v from 'valibot'
import type { Hidden, Text } from './define.ts'
import type { LocalizedText } from './localize.ts'
import { mapContent } from './map-content.ts'
import { getPart } from './read-content.ts'

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
 * Replaces each translatable text of checked content. The id of a text is the path to it. An item of a list is named by
 * its own id and a bare text by a hash of its words, never by its position, so that a list can change without giving a
 * text the translation of another: `services.medical-ai.faq.credits.answer`, `services.medical-ai.learn.3fa1c2d4`.
 */
export function mapTexts<Schema extends v.GenericSchema, Replacement extends LocalizedText>(
  schema: Schema,
  content: v.InferOutput<Schema>,
  id: string,
  replace: Replace<Replacement>,
): Localized<v.InferOutput<Schema>, Replacement> {
  const mapped = mapContent(schema, content, id, {
    text: (textId, words, _, isHeading) => replace(textId, words, isHeading),
    isShown: true,
  })
  return mapped as Localized<v.InferOutput<Schema>, Replacement>
}

/** The same for a whole piece, which has a schema and an id. */
export function mapPiece<Content, Replacement extends LocalizedText>(content: Content, replace: Replace<Replacement>) {
  const { schema, id } = getPart(content)
  return mapTexts(schema, content, id, replace) as Localized<Content, Replacement>
}
