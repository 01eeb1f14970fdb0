/** The number of letters that have to be added, taken out, replaced or swapped with the next to make one word of another. */
export function measureDistance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let at = 1; at <= other.length; at += 1) {
      const [above = 0, diagonal = 0, left = 0] = [row[at], row[at - 1], next[at - 1]]
      const isSwapped = letter === other[at - 2] && one[index - 1] === other[at - 1]
      const swapped = isSwapped ? (before[at - 2] ?? 0) : above
      next.push(Math.min(above + 1, left + 1, swapped + 1, diagonal + (letter === other[at - 1] ? 0 : 1)))
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}

/** The name that a mistyped one may stand for: a third of its letters may differ, and it may be only the beginning of a longer one. */
export function findNearest(name: string, names: readonly string[]): string | undefined {
  const ranked = names.map((each) => {
    const beginnings = [each, each.slice(0, name.length), each.slice(0, name.length + 1)]
    return { each, distance: Math.min(...beginnings.map((beginning) => measureDistance(name, beginning))) }
  })
  const [nearest] = ranked.toSorted((one, other) => one.distance - other.distance)
  return nearest && nearest.distance <= Math.ceil(name.length / 3) ? nearest.each : undefined
}
