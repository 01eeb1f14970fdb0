export type DecimalMark = '.' | ','

/** The sign before the decimals in a language. Spreadsheet programs separate the cells of a CSV file by `;` if it is a comma. */
export function getDecimalMark(locale: string): DecimalMark {
  return (0.5).toLocaleString(locale).includes(',') ? ',' : '.'
}
