/** Writes words as the first of a line: "Martes", « Heure d’Europe centrale ». */
export function capitalize(words: string, locale: string): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}
