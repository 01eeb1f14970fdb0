/**
 * Writes letters as a plain keyboard has them: without accents, because many visitors type "que" for "qué"; ligatures and other letters
 * of one form as two, because no French keyboard has "œ"; full-width letters of Chinese keyboards, ＲＡＧ, as plain ones. Keeps the case.
 */
export function foldLetters(text: string): string {
  if (isAscii.test(text)) return text
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[œŒæÆßẞøØłŁđĐðÐþÞħĦı]/g, (letter) => plain[letter] ?? letter)
}

const isAscii = /^[\p{ASCII}]*$/u

const lower = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h' }

const plain: Record<string, string> = {
  ...lower,
  ...Object.fromEntries(Object.entries(lower).map(([letter, folded]) => [letter.toUpperCase(), folded.toUpperCase()])),
  ẞ: 'SS',
  Ð: 'D',
  ı: 'i',
}
