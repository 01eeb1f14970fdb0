/** The words of a list that is written as a text: `one, two words, three`. */
export function splitWords(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}
