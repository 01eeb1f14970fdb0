import { site } from '../../content/site.ts'
import type { Locale } from '../../locales/locales.ts'
import { clauseEnd, findQuote, measureQuote, sentenceEnd, widen } from './find-quote.ts'
import { listDateWords, listFigures } from './list-figures.ts'
import { conjunction, listNegations } from './negations.ts'
import type { SentenceLine } from './read-lines.ts'
import { collectKeys, fold, functionWords, isHan, listTerms } from './words.ts'

/** What a sentence may rest on: a passage under its heading. The first has the number 1. */
export type Evidence = { title: string; heading: string; passage: string }

/** A sentence that its quotes support, with the quotes as the passages have them. */
export type Sentence = { text: string; cites: Cite[] }

export type Cite = { n: number; quote: string }

/** Why a sentence is dropped. */
export type Fault = 'form' | 'citation' | 'quote' | 'figure' | 'name' | 'claim' | 'words' | 'negation'

/**
 * Checks a sentence of a model against the passages that it quotes. It cannot know a true quote under a wrong conclusion; what
 * it can know is that each figure, name and strong word stands there, most other words too, and that no "not" came or went.
 *
 * @returns the sentence as it may be shown, or why it is dropped
 */
export function verify({ s, c }: SentenceLine, passages: readonly Evidence[], locale: Locale): Sentence | Fault {
  const text = s.trim()
  if (text.length > longest || text.length < shortest || misformed.test(text)) return 'form'
  const cited = c.map(({ n, q }) => ({ n, q, evidence: passages[n - 1] }))
  if (cited.length === 0 || cited.length > mostCites) return 'citation'
  const cites: Cite[] = []
  const clauses: string[] = []
  const whole: string[] = []
  const sources = new Set<Evidence>()
  for (const { n, q, evidence } of cited) {
    if (!evidence) return 'citation'
    if (measureQuote(q) < (isHan.test(q) ? shortestQuote.han : shortestQuote.other)) return 'quote'
    const span = findQuote(q, evidence.passage)
    if (!span) return 'quote'
    const clause = widen(evidence.passage, span, clauseEnd)
    if (instruction.test(clause)) return 'quote'
    cites.push({ n, quote: evidence.passage.slice(span.start, span.end) })
    clauses.push(clause)
    whole.push(widen(evidence.passage, span, sentenceEnd))
    sources.add(evidence)
  }
  const support = [...sources].flatMap(({ title, heading, passage }) => [title, heading, passage])
  if (!(text.match(unusual) ?? []).every((sign) => support.some((part) => part.includes(sign)))) return 'form'
  const fault = findFault(text, support, passages, locale)
  if (fault) return fault
  if (!hasWords(text, support)) return 'words'
  if (!agreesOnNegations(text, clauses, whole, support, locale)) return 'negation'
  return { text, cites }
}

/**
 * Checks what no text may have of its own, however it is worded: figures, names, addresses and promises.
 *
 * @param support the texts that must have them
 * @param passages all that was given, which shows what is written small
 */
export function findFault(
  text: string,
  support: string[],
  passages: readonly Evidence[],
  locale: Locale,
): 'figure' | 'name' | 'claim' | undefined {
  if (!hasFigures(text, support, locale)) return 'figure'
  if (!hasNames(text, support, passages, locale)) return 'name'
  return hasClaims(text, support, locale) ? undefined : 'claim'
}

const [shortest, longest, mostCites] = [4, 1_000, 6]

/** Signs, without spaces. */
const shortestQuote = { han: 6, other: 12 }

/** Markup, links, and signs that nobody sees: a sentence is plain text. */
const misformed = /<\/?\p{L}|\]\(|:\/\/|\bwww\.|&#?\w+;|[\p{Cc}\p{Cf}\p{Co}]/u

/** Signs that may be markup or a path, with what stands beside them: only as a passage has them, as in "< 5 %". */
const unusual = /\S?[`#<>|\\{}[\]*_~]+\S?|(?<![\p{L}\p{N}])\/\p{L}\S*/gu

/** Words to a model, which a post about them may quote: they are no evidence of anything. */
const instruction =
  /(ignor\w*|disregard|forget|override|olvida\w*|oubli\w+|忽略|无视|忘记).{0,40}(instruc|rule|prompt|regla|règle|consigne|指令|规则|提示)|system prompt|prompt (del|de) sist|invite système|系统提示/iu

function hasFigures(text: string, support: string[], locale: Locale): boolean {
  const known = support.flatMap((part) => listFigures(part, locale))
  const areKnown = listFigures(text, locale).every(({ value, sign, unit, noun }) => {
    const same = known.filter(
      (figure) => figure.value === value && (!sign || figure.sign === sign) && (!unit || figure.unit === unit),
    )
    // "12 weeks" of "12 people, 3 weeks": where the word has numbers of its own, this one must be among them.
    const rivals = noun ? known.filter((figure) => figure.noun === noun) : []
    return same.length > 0 && (rivals.length === 0 || rivals.some((figure) => figure.value === value))
  })
  const dates = new Set(support.flatMap((part) => listDateWords(part, locale)))
  return areKnown && listDateWords(text, locale).every((word) => dates.has(word))
}

function hasNames(text: string, support: string[], passages: readonly Evidence[], locale: Locale): boolean {
  const whole = fold([...support, site.owner.name, site.name].join(' '))
  const known = new Set(whole.match(latin) ?? [])
  const keys = collectKeys([whole])
  const usual = new Set(passages.flatMap(({ passage }) => passage.match(lowerCase) ?? []).map(fold))
  if (!(text.match(address) ?? []).every((found) => whole.includes(fold(found)))) return false
  return [...text.matchAll(latin)].every(({ 0: word, index }) => {
    const folded = fold(word)
    if (known.has(folded) || functionWords.has(folded)) return true
    const isName = locale === 'zh' || /\p{Lu}/u.test(word)
    if (!isName || /^\p{Lu}$/u.test(word)) return true
    const isFirst = /(^|[.!?:“"«(]\s*)$/u.test(text.slice(0, index))
    // The first word of a sentence is a name unless the site also writes it small.
    if (isFirst && !/\p{Lu}/u.test(word.slice(1))) return usual.has(folded) || keys.has(listTerms(word)[0]?.key ?? '')
    return /s$/.test(folded) && known.has(folded.slice(0, -1))
  })
}

const latin = /(?!\p{Script=Han})\p{L}[\p{L}\p{M}\p{N}]*/gu
const lowerCase = /(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{M}]*/gu

/** E-mail addresses and hosts. */
const address = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|[\p{L}\p{N}-]+\.\p{Ll}{2,}(?:\/\S*)?/gu

/** Words that promise, which no share of others makes up for. */
const claims =
  /(?<!\p{L})(?:free(?!\p{L})|gratis|gratuit|guarant|warrant|refund|money.back|discount|certifi|accredit|official|unlimited|lifetime|always(?!\p{L})|garant|reembols|devoluci|descuento|acredit|oficial|ilimitad|siempre(?!\p{L})|rembours|remise|réduction|agréé|illimité|toujours(?!\p{L})|officiel)|免费|保证|担保|退款|退费|折扣|优惠|认证|官方|无限|终身|永远/giu

/** A promise that the passages only deny is none of theirs. */
function hasClaims(text: string, support: string[], locale: Locale): boolean {
  const isDenial = listNegations(text, locale).length > 0
  const clauses = support.flatMap((part) => part.split(clauseEnd))
  const affirmed = clauses.filter((clause) => clause && (isDenial || listNegations(clause, locale).length === 0))
  const known = new Set((affirmed.join('\n').match(claims) ?? []).map(fold))
  return (text.match(claims) ?? []).every((word) => known.has(fold(word)))
}

/** The share of a sentence's words, and of each longer clause of it, that its passages must have. */
const leastShares = { han: { sentence: 0.5, clause: 0.35 }, other: { sentence: 0.6, clause: 0.6 } }

function hasWords(text: string, support: string[]): boolean {
  const keys = collectKeys(support)
  const [least, long] = isHan.test(text) ? [leastShares.han, 6] : [leastShares.other, 3]
  const clauses = joinShort(
    text
      .split(clauseEnd)
      .flatMap((clause) => clause?.split(conjunction) ?? [])
      .map((clause) => listTerms(clause).map(({ key }) => keys.has(key))),
    long,
  )
  const all = clauses.flat()
  // One word alone is a claim about nothing, unless the passage says just that.
  if (all.length < 2) return support.some((part) => findQuote(text, part) !== undefined)
  return share(all) >= least.sentence && clauses.every((terms) => share(terms) >= least.clause)
}

/** A clause of few words counts with the one before it. */
function joinShort(clauses: boolean[][], long: number): boolean[][] {
  const joined: boolean[][] = []
  for (const clause of clauses) {
    const last = joined.at(-1)
    if (last && (clause.length < long || last.length < long)) last.push(...clause)
    else joined.push([...clause])
  }
  return joined
}

function share(terms: boolean[]): number {
  return terms.length === 0 ? 1 : terms.filter(Boolean).length / terms.length
}

/**
 * Each negation of the sentence is one of the quoted sentences. Where it has none, no quoted clause denies any of its words, and no
 * clause of the passages most of them.
 */
function agreesOnNegations(
  text: string,
  clauses: string[],
  sentences: string[],
  support: string[],
  locale: Locale,
): boolean {
  const said = listNegations(text, locale)
  const written = sentences.flatMap((sentence) => listNegations(sentence, locale))
  if (said.length > written.length) return false
  if (said.length > 0) return said.every((scope) => scope.size === 0 || written.some((other) => meet(scope, other)))
  const words = collectKeys([text])
  const denied = support.flatMap((part) => listNegations(part, locale))
  return (
    clauses.every((clause) => listNegations(clause, locale).every((scope) => !meet(scope, words))) &&
    denied.every((scope) => scope.size < 2 || share([...scope].map((key) => words.has(key))) < leastDenied)
  )
}

/** The share of the denied words that a sentence without a "not" may not have. */
const leastDenied = 0.75

function meet(some: Set<string>, others: Set<string>): boolean {
  return [...some].some((key) => others.has(key))
}
