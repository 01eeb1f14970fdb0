/** The space between words or sentences: the wide marks of Chinese bring their own, and its characters need none. */
export function getSpace(before: string, after = ''): string {
  const isTight = /[，。：；？！、）]\0|\0（|\p{Script=Han}\0[\p{Script=Han}《“]/u.test(`${before}\0${after}`)
  return isTight ? '' : ' '
}

/** Sentences one after the other, as one text. */
export function joinSentences([first = '', ...others]: string[]): string {
  return others.reduce((text, sentence) => text + getSpace(text) + sentence, first)
}
