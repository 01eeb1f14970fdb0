/** Tells if a text contains every word of a query, ignoring case and accents. */
export function matchesQuery(text: string, query: string): boolean {
  const normalized = normalize(text)
  const words = normalize(query).trim().split(/\s+/)
  return words.every((word) => normalized.includes(word))
}

function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
