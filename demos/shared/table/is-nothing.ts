/** True for a cell that says that there is nothing: empty, a dash, `n/a`, `null`, or an error such as `#N/A`. */
export function isNothing(text: string): boolean {
  const plain = text.trim()
  return plain === '' || (plain.length <= 16 && (nothing.test(plain) || isErrorCell(plain)))
}

// Accounting formats write a dash for zero; some put the currency beside it.
const nothing =
  /^(?:[€$£¥￥]?\s*[-–—―−‐‑‒－_.…?/]+\s*[€$£¥￥]?|\(-+\)|n\.?\/?[ads]\.?|s\/d|n\.? ?disp\.?|nan|nat|null|nil|none|undefined|<na>|\\n|sin datos|néant|无|暂无|不适用)$/i

/**
 * True for a cell in which a spreadsheet program wrote that it could not calculate, in its own language: `#N/A`, `#DIV/0!`,
 * `#¡VALOR!`, `#NOMBRE?`, `Err:502`.
 */
export function isErrorCell(text: string): boolean {
  return /^\s*(?:#|err:)/i.test(text) && error.test(text.trim())
}

const error =
  /^(?:#[¡¿]?(?:[\p{Lu}0/]{2,12}(?:[ _]?[\p{Lu}/]+)?[!?]|N\/[AD]|ND|NV|GETTING_DATA|SPILL!|CALC!)|#+ERROR!?|Err:\d{3})$/u
