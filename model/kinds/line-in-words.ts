import { type Line, lineLimits, readFragment, type Step, steps } from './line.ts'

// Apart from line.ts, because the page on which lines are drawn needs no words of them.

/** The line in words, for a message. `names` says in its language who does a step. */
export function writeLine({ title, steps }: Line, names: Record<Step, string>): string {
  return [
    title,
    ...steps.map(({ by, text }, index) => `${index + 1}. ${[text, names[by]].filter(Boolean).join(' · ')}`),
  ]
    .filter(Boolean)
    .join('\n')
}

/** The steps of a line in a message by who does them, as `writeLine` wrote it and its sender may have changed it; none if it has no line. */
export function findSteps(message: string, names: Record<Step, string>): Step[] {
  const found = message.split(/\r?\n/).flatMap((row) => {
    const [, name] = /^\d\. (?:.* · )?(.+)$/.exec(row.trim()) ?? []
    return steps.filter((step) => names[step].toLowerCase() === name?.toLowerCase())
  })
  return found.length >= lineLimits.fewest && found.length <= lineLimits.most ? found : []
}

/** The words that an address brings to a message, and a search for its steps in them; undefined if it has no line. */
export function bringLine(fragment: string, names: Record<Step, string>) {
  const line = readFragment(fragment)
  return line && { notes: writeLine(line, names), find: (text: string) => findSteps(text, names) }
}
