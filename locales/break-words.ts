/**
 * Cuts a text at the places where a line may end: Chinese headings break between words, and browsers break them between any two
 * characters. A text of another language stays whole, and so does every text if the browser has no dictionary.
 *
 * @example breakWords('给智能体加上人工审批', 'zh') // ['给智能体', '加上', '人工', '审批']
 */
export function breakWords(text: string, locale: string): string[] {
  if (!locale.startsWith('zh') || !('Segmenter' in Intl)) return [text]
  const pieces: string[] = []
  let before = ''
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    if (canBreak(before, segment)) pieces.push(segment)
    else pieces.push((pieces.pop() ?? '') + segment)
    before = segment
  }
  return pieces
}

/** The dictionary cuts unknown terms (智能|体, 大|模型): a single character stays with its neighbours, unless it is in a list below. */
function canBreak(before: string, after: string): boolean {
  if (!isChinese.test(before) || !isChinese.test(after)) return false
  return (after.length > 1 || leading.includes(after)) && (before.length > 1 || trailing.includes(before))
}

/** Quotation marks too: browsers break on neither side of them. */
const isChinese = /^[\p{Script=Han}“”]/u
const leading = '“和与及或在是不把被给让从对向到用为再先就都也还很更最会能要有没这那每各我你您而但并由以于按比当'
const trailing = '”的了着过吗呢等'
