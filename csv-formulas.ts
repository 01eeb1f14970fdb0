/**
 * The beginnings by which a spreadsheet takes a cell for a formula: signs of plain and full-width keyboards, after spaces too, a tab or a
 * line break (https://owasp.org/www-community/attacks/CSV_Injection). Papa Parse puts an apostrophe before such a text where this is its
 * option `escapeFormulae`; its own rule knows no full-width signs and no spaces.
 */
export const csvFormulas = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/
