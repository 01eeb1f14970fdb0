/** The piece of content that a text belongs to: the one with the longest beginning of its id. */
export function findPart<Part extends { id: string }>(parts: Part[], id: string): Part | undefined {
  return parts
    .filter((part) => id === part.id || id.startsWith(`${part.id}.`))
    .toSorted((a, b) => b.id.length - a.id.length)
    .at(0)
}
