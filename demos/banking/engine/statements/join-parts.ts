/** Joins what a bank spread over several columns, without what is said twice. */
export function joinParts(parts: readonly string[]): string {
  return parts
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(
      (part, index, all) => part && !all.some((other, at) => at !== index && includesPart(other, part, at < index)),
    )
    .join(' ')
}

function includesPart(other: string, part: string, isBefore: boolean): boolean {
  return other.toLowerCase() === part.toLowerCase() ? isBefore : other.toLowerCase().includes(part.toLowerCase())
}
