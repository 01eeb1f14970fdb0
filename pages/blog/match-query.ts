/**
 * Tells if a text contains every word of a query, ignoring case and accents.
 *
 * @example matchesQuery('Formación médica', 'medica') // true
 */
export function matchesQuery(text: string, query: string): boolean {
  const normalized = normalize(text)
  return normalize(query)
    .split(/\s+/)
    .every((word) => normalized.includes(word))
}

function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
}
