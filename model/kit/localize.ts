/** A piece of a text: words in its language, or in another one. */
export type LanguagePiece = string | { text: string; lang: string }

/**
 * A text in the page's language. A mark says that it is the English one, because its translation is missing (`lang`), that it has
 * words of another language (`pieces`), that the owner edits the page (`id`), or that the owner has not confirmed it (`isSample`).
 */
export type LocalizedText =
  | string
  | { text: string; lang?: string; id?: string; pieces?: LanguagePiece[]; isSample?: true }

/** The words of a localized text without their mark, for titles, attributes and data. */
export function plainText(text: LocalizedText): string {
  return typeof text === 'string' ? text : text.text
}

/** The words of a text with values in their places: "from [euros]". */
export function fillPlaces(text: LocalizedText, values: Record<string, string | number>): string {
  return plainText(text).replace(/\[(\w+)\]/g, (place, name) => String(values[name] ?? place))
}

/** A text with the mark that it needs if the owner has not confirmed it. */
export function markSample(text: LocalizedText, isSample: boolean | undefined): LocalizedText {
  return isSample ? { ...(typeof text === 'string' ? { text } : text), isSample } : text
}
