/** A text in the page's language, or the English one where its translation is missing, to be marked `lang="en"`. */
export type LocalizedText = string | { en: string }

/** The words of a localized text without their mark, for titles, attributes and data. */
export function plainText(text: LocalizedText): string {
  return typeof text === 'string' ? text : text.en
}
