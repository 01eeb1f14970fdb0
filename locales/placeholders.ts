import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** The names of a text's placeholders, sorted: `count`, `query` of `{count, plural, …} for {query}`. @throws Error if it is no ICU message */
export function listPlaceholders(message: string): string[] {
  // Next to all texts: parsing them is half of the time that a build takes to check its words.
  if (!/[{}]/.test(message)) return []
  const names = new Set<string>()
  const visit = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      // The parser takes a brace that opens or closes nothing for a word.
      if (typeof token === 'string') {
        if (/[{}]/.test(token)) throw new Error('A brace that opens or closes nothing')
        continue
      }
      names.add(token[0])
      const choices = token[2]
      if (typeof choices !== 'object' || choices === null) continue
      if (/^(plural|select|selectordinal)$/.test(token[1] ?? '') && !('other' in choices))
        throw new Error('A choice without `other`')
      for (const choice of Object.values(choices)) if (Array.isArray(choice)) visit(choice)
    }
  }
  visit(compileMessageOrThrow(message))
  return [...names].sort()
}
