import { decodeNumbers } from './index-format.ts'

/** Reads a file of the index by its name: `terms/12`. */
export type ReadFile = (name: string) => Promise<unknown>

/** The words of the pages, as far as they are loaded. */
export type Vocabulary = {
  /** Loads the words that begin with any of these. */
  load: (beginnings: Iterable<string>) => Promise<void>
  /** The loaded words that begin so. */
  list: (beginning: string) => string[]
  /** The numbers of the texts that have a word, ascending. */
  find: (term: string) => number[]
}

type Part = { terms: string[]; postings: Map<string, string> }

/** @param firstTerms of each part, sorted */
export function openVocabulary(firstTerms: string[], read: ReadFile): Vocabulary {
  const loading = new Map<number, Promise<void>>()
  const loaded: Part[] = []
  const found = new Map<string, number[]>()

  async function loadPart(part: number) {
    const entries = Object.entries((await read(`terms/${part}`)) as Record<string, string>)
    loaded[part] = { terms: entries.map(([term]) => term).sort(), postings: new Map(entries) }
  }

  /** The first and the last part that may hold words with a beginning. */
  const findParts = (beginning: string) =>
    [lowerBound(firstTerms, beginning + first) - 1, lowerBound(firstTerms, beginning + last) - 1] as const

  return {
    load: async (beginnings) => {
      const wanted = new Set<number>()
      for (const beginning of beginnings) {
        const [from, to] = findParts(beginning)
        for (let part = Math.max(0, from); part <= to; part++) wanted.add(part)
      }
      await Promise.all(
        [...wanted].map((part) => {
          const known = loading.get(part)
          if (known) return known
          const promise = loadPart(part)
          loading.set(part, promise)
          promise.catch(() => loading.delete(part))
          return promise
        }),
      )
    },
    list: (beginning) => {
      const [from, to] = findParts(beginning)
      return loaded
        .slice(Math.max(0, from), to + 1)
        .flatMap(({ terms }) => terms.slice(lowerBound(terms, beginning), lowerBound(terms, beginning + last)))
    },
    find: (term) => {
      const known = found.get(term)
      if (known) return known
      const [from] = findParts(term)
      const numbers = decodeNumbers(loaded[Math.max(0, from)]?.postings.get(term) ?? '')
      found.set(term, numbers)
      return numbers
    },
  }
}

/** Before and after all that can follow a beginning. */
const [first, last] = ['\0', '\uffff']

/** The place in a sorted list at which a text would stand. */
export function lowerBound(sorted: string[], text: string): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < text) from = middle + 1
    else to = middle
  }
  return from
}
