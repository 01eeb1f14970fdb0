import { foldLetters } from '../../../search/fold-letters.ts'

/** One line of text: composed letters, no invisible characters, single spaces. Full-width Latin becomes ordinary. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, narrowLetter)
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of a text without accents and ligatures: “cœur” is “coeur”. Chinese, which has no spaces, stays in runs. */
export function listWords(text: string): string[] {
  return (
    foldLetters(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

export function isHan(text: string): boolean {
  return /^\p{Script=Han}+$/u.test(text)
}

/** Chinese keyboards write ＡＢＣ and ＠ twice as wide; their punctuation （，） is left alone if prose needs it. */
function narrowLetter(letter: string): string {
  const narrow = String.fromCharCode(letter.charCodeAt(0) - 0xfee0)
  return /[\w@.+-]/.test(narrow) ? narrow : letter
}
