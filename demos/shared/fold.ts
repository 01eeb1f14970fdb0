/**
 * Lower case without accents, with plain dashes and apostrophes, character by character, so that a place in the result is
 * the same place in the text. "Échogène" and "echogene" are one word.
 */
export function fold(text: string): string {
  // Most texts are plain, and whole files pass here.
  return text.toLowerCase().length === text.length && !/[\u0080-\uffff]/.test(text)
    ? text.toLowerCase()
    : Array.from({ length: text.length }, (_, index) => foldCharacter(text.charAt(index))).join('')
}

function foldCharacter(character: string): string {
  if (/[\u2010-\u2014]/.test(character)) return '-'
  if (/[\u2018\u2019]/.test(character)) return "'"
  const folded = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  // Hangul would fall into its parts and change the length of the text; it stays as it is.
  return folded.length === 1 ? folded : character
}
