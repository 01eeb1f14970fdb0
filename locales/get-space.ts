/** The space between words or sentences: the wide marks of Chinese bring their own. */
export function getSpace(before: string, after = ''): string {
  return /[，。：；？！、）]$/.test(before) || after.startsWith('（') ? '' : ' '
}

/** Sentences one after the other, as one text; there is one at least. */
export function joinSentences(sentences: string[]): string {
  return sentences.reduce((text, sentence) => text + getSpace(text) + sentence)
}
