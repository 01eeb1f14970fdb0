/** The space between words or sentences: the wide marks of Chinese bring their own, and its characters need none. */
export function getSpace(before: string, after = ''): string {
  if (/[，。：；？！、）]$/.test(before) || after.startsWith('（')) return ''
  return /\p{Script=Han}$/u.test(before) && /^[\p{Script=Han}《“]/u.test(after) ? '' : ' '
}

/** Sentences one after the other, as one text; there is one at least. */
export function joinSentences(sentences: string[]): string {
  return sentences.reduce((text, sentence) => text + getSpace(text) + sentence)
}
