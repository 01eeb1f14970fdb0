import type { Locale } from '../locales/locales.ts'
import type { Answer, Passage } from './answer-schema.ts'
import { findPlace, type SearchIndex } from './index-format.ts'
import { createRank, type Ranked } from './rank.ts'

/** A passage with all those of its section, and the share of the question that it says something of. */
type Found = { source: Passage; section: string[]; coverage: number }

/** What visitors are shown, and all that was found, the best first. */
export type Findings = Answer & { found: Found[] }

export type Options = {
  /** The most passages, also where the site does not answer; the first three are of different pages. */
  limit?: number
  /** Leaves other places out. */
  isWanted?: (path: string, section?: string) => boolean
}

/** Shown together, each of a page of its own. */
export const mostShown = 3

/** Finds the passages of a language's pages that say most of a question. */
export function createAnswer(index: SearchIndex) {
  const rank = createRank(index)
  const { pages, readSections } = index

  async function locate(
    { text, coverage }: Ranked,
    rate: (text: string) => number,
    isWanted: Options['isWanted'],
  ): Promise<Found[]> {
    const place = findPlace(index.texts, text)
    const [page, sections] = [pages[place.page], await readSections(place.page)]
    const section = sections[place.section]
    const passage = section?.passages[place.passage]
    if (!page || !section || passage === undefined || isWanted?.(page.path, section.id) === false) return []
    const { id, heading, passages } = section
    const sentences = pickSentences(passage, index.locale, rate)
    const source = { url: `${page.path}#${id}`, title: page.title, heading, passage, sentences }
    return [{ source, section: passages, coverage }]
  }

  return async (question: string, { limit = mostShown, isWanted }: Options = {}): Promise<Findings> => {
    const paths = new Set(pages.flatMap(({ path }, page) => (!isWanted || isWanted(path) ? [page] : [])))
    const { ranked, wordCount, rate } = await rank(question, paths)
    const first = pickPages(ranked).slice(0, mostShown)
    // Without three pages there are no more passages either: a fourth would stand among the first three.
    const rest = first.length < mostShown ? [] : ranked.filter((one) => !first.includes(one))
    const wanted = isWanted ? ranked : [...first, ...rest].slice(0, limit)
    const located = await Promise.all(wanted.map((one) => locate(one, rate, isWanted)))
    const found = located.flat().slice(0, limit)
    const grade = gradePassages(ranked, wordCount)
    return { grade, answers: grade === 'none' ? [] : found.slice(0, mostShown).map(({ source }) => source), found }
  }
}

/** The best passage of each page. */
function pickPages(ranked: Ranked[]): Ranked[] {
  const seen = new Set<number>()
  return ranked.filter(({ page }) => !seen.has(page) && seen.add(page))
}

/**
 * The least rating of the best passage, times its share of the ratings of the best four pages, times `weighCount`: an answer says much of
 * what was asked, and more than other pages. Of the tuning questions four of ten answerable ones reach it, and one of a hundred others.
 */
const leastAnswer = 0.86

/** The least rating times the root of what it covers: of the tuning questions two of a hundred answerable ones are below, and four of ten others. */
const leastNear = 0.38

/**
 * What the best passages are called: that they answer, that they come near, or that the site says nothing of it.
 *
 * @param ranked the best first
 * @param wordCount how many words of the question say what is asked
 */
function gradePassages(ranked: Ranked[], wordCount: number): Answer['grade'] {
  const [best] = ranked
  if (!best || best.rating * Math.sqrt(best.coverage) < leastNear) return 'none'
  const ofPages = new Map(ranked.toReversed().map(({ page, rating }) => [page, rating]))
  const rivals = [...ofPages.values()].sort((a, b) => b - a).slice(0, 4)
  const share = best.rating / rivals.reduce((sum, rating) => sum + rating, 0)
  return best.rating * share * weighCount(wordCount) >= leastAnswer ? 'answers' : 'nearest'
}

/** One word that fits is found by chance more easily than five together. */
function weighCount(words: number): number {
  return 1 + 0.14 * (Math.min(words, 5) - 3)
}

/**
 * The one or two sentences of a passage that say most of what was asked; the first one where none says anything of it.
 *
 * @param rate what a piece of text says of the question: the sum of the weights of the words in it
 */
function pickSentences(passage: string, locale: Locale, rate: (text: string) => number): string[] {
  const sentences = cutSentences(passage, locale)
  const ratings = sentences.map(rate)
  const best = ratings.indexOf(Math.max(...ratings))
  // A second one belongs to the answer only where both together say clearly more than the first.
  const together = sentences.map((sentence, index) => (index === best ? 0 : rate(`${sentences[best]} ${sentence}`)))
  const next = together.indexOf(Math.max(...together))
  const isNeeded = (together[next] ?? 0) >= (ratings[best] ?? 0) * leastGain
  return sentences.filter((_, index) => index === best || (isNeeded && index === next && next !== best))
}

const leastGain = 1.3

const segmenters = new Map<Locale, Intl.Segmenter>()

/** The sentences of a text, without the spaces between them. */
export function cutSentences(text: string, locale: Locale): string[] {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'sentence' })
  segmenters.set(locale, segmenter)
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
}
