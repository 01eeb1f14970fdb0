/** Keeps a number and its measure word, 第 and its number, on one line in Chinese, because the spaces between them would break. */
export function tieNumbers(text: string, locale: string): string {
  return locale.startsWith('zh') ? text.replace(ties, '\u00a0') : text
}

const ties = /(?<=第) (?=\d)|(?<=\d) (?=[年月日号条款项天周个分小万])/g
