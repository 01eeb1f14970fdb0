/** A line of Markdown: the sign of a list, a quotation or a heading, and its words. */
const linePattern = /^(\s*(?:[-*+]\s+|\d+\.\s+|>\s*|#+\s+|\|)?)(.*)$/

/**
 * Words without what names something that is gone: the sentence, else the clause that does; links keep their words in headings
 * and tables.
 *
 * @param isGone whether words name it
 * @param unlink takes the addresses out of links that lead there
 * @returns undefined where nothing is left
 */
export function cutWords(
  words: string,
  locale: string,
  isGone: (words: string) => boolean,
  unlink: (words: string) => string,
): string | undefined {
  if (!isGone(words)) return words
  const lines = words.split('\n').flatMap((line) => {
    if (!isGone(line)) return [line]
    const [, sign = '', text = ''] = linePattern.exec(line) ?? []
    if (/[#|]/.test(sign) || /^(title|summary|checked|subject): |^\s+- "/.test(line)) return [unlink(line)]
    const left = cutSentences(text, locale, isGone)
    return left === undefined ? [] : [sign + left]
  })
  const left = lines.join('\n').replace(/\n{3,}/g, '\n\n')
  return left.trim() === '' ? undefined : left
}

function cutSentences(text: string, locale: string, isGone: (words: string) => boolean): string | undefined {
  // Links and quotes hold signs that end sentences.
  const masked = text.replace(/\[[^\]]*\](?:\([^)]*\))?/g, (link) => 'X'.repeat(link.length))
  const sentences = [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(masked)].map(
    ({ index, segment }) => text.slice(index, index + segment.length),
  )
  const left = sentences.filter((sentence) => !isGone(sentence)).join('')
  if (left.trim() !== '') return left.trimEnd()
  const [sentence = ''] = sentences
  const start = sentence.search(/\[(?:claim:|[^\]]*\]\()/)
  const clause = /^(.{6,})(?:[,，、]| (?:and|y|et|und|e) )/s
    .exec(sentence.slice(0, start))?.[1]
    ?.replace(/[,，、]$/, '')
  if (!clause || isGone(clause)) return undefined
  return clause + (/[.。]$/.exec(sentence.trim())?.[0] ?? '')
}
