import type { DemoLocale } from '../../../../locales/demo-locales.ts'
import { findPlaces } from '../../../shared/sentences/find-cues.ts'
import type { Grammar } from './lexicon.ts'
import { type Piece, places } from './pieces.ts'

type Noun = 'finding' | 'organ' | 'other'

/**
 * Lists the terms that a sentence says of something else than a finding: the size of a lobe, the side of a lymph node, the
 * length of a calcification.
 */
export function listOthers(
  pieces: readonly Piece[],
  isDenied: readonly boolean[],
  folded: string,
  grammar: Grammar,
  locale: DemoLocale,
): Set<Piece> {
  const others = new Set<Piece>()
  const nouns = [
    ...findPlaces(folded, grammar.other, locale).map((place) => ({ ...place, noun: 'other' as const })),
    ...findPlaces(folded, grammar.organ, locale).map((place) => ({ ...place, noun: 'organ' as const })),
  ]
  /** The noun of the clause, and the one that its sentence began with. */
  let [noun, first]: (Noun | undefined)[] = []
  let clause: Piece[] = []
  let isBeside = false
  let hasLesion = false
  let end = 0
  pieces.forEach((piece, index) => {
    const sign = folded.slice(end, piece.start)
    if (/[.;。；!?！？\n]/.test(sign)) [noun, first, clause, hasLesion] = [undefined, undefined, [], false]
    else if (/[,，:：()（）]/.test(sign)) {
      // "Nodule at the trachea, 12 mm" is about the nodule, "lymph node, 12 mm" is not.
      noun = noun === 'other' && !isBeside ? 'other' : first === 'finding' ? undefined : first
      isBeside = false
      hasLesion = false
      clause = []
    }
    end = piece.end
    const own = nameNoun(piece, nouns)
    const isNamed = !isDenied[index]
    hasLesion ||= piece.isLesion
    if (own === 'finding') [noun, first] = ['finding', 'finding']
    else if (own === 'other' && isNamed) {
      // "hypoechoic lymph node"
      const isNear = first === 'finding' && nearby.test(folded.slice(0, piece.start))
      if (!hasLesion && !isNear) for (const before of clause) others.add(before)
      isBeside = noun === 'finding' || isNear
      noun = 'other'
      first ??= 'other'
    } else if (own === 'organ' && first === undefined) [noun, first] = ['organ', 'organ']
    const said = piece.kind === 'term' ? piece.readings.flat()[0]?.field : undefined
    if (said && fieldsOfFindings.includes(said) && own !== 'finding') {
      const isPlace = places.includes(said)
      const isOfOrgan = noun === 'organ' && !isPlace && !meetsFinding(pieces, index, folded, nouns)
      const isOfWord =
        said === 'size' && noun !== 'finding' && first !== 'finding' && follows(pieces, index, folded, 'unknown')
      const isOfTerm =
        said === 'size' && (follows(pieces, index, folded, 'foci') || edge.test(folded.slice(0, piece.start)))
      // The side of a lobe that is measured is that of no finding.
      if (isOfOrgan && said === 'size') for (const before of clause) others.add(before)
      if (noun === 'other' || isOfOrgan || isOfWord || isOfTerm) others.add(piece)
      else clause.push(piece)
    } else if (said === 'composition' || said === 'attenuation') clause.push(piece)
  })
  return others
}

const fieldsOfFindings: readonly string[] =
  'side third lobe size composition echogenicity shape margin foci attenuation outline solidComponent'.split(' ')

/** "8 mm from the pleura" is said of the finding. */
const nearby = /(?:from|to|of|at|near|with) the\s*$|(?:de la|del|de los|a la|al|de l'|de le|du|a l'|con la|距)\s*$/u

/** Parts of a finding that have a thickness. */
const edge = /(?:halo|capsul\p{L}*|rim|sept\p{L}*|wall|pared|paroi|晕|包膜|壁|分隔)(?: of| de|厚?约?)?\s*$/u

type Named = { start: number; end: number; noun: Noun }

function nameNoun(piece: Piece, nouns: readonly Named[]): Noun | undefined {
  const field = piece.readings.flat()[0]?.field
  if (piece.isLesion || (piece.kind === 'term' && (field === 'composition' || field === 'attenuation')))
    return 'finding'
  // Normal lymph nodes are not described further.
  if (field === 'lymphNodes') return piece.readings.flat()[0]?.value === 'suspicious' ? 'other' : undefined
  // A term may hold the noun: "right upper lobe".
  return nouns.find(({ start, end }) => start < piece.end && end > piece.start)?.noun
}

/** "in the right lobe a hypoechoic nodule": a finding follows in the clause, and nothing begins before it. */
function meetsFinding(pieces: readonly Piece[], index: number, folded: string, nouns: readonly Named[]): boolean {
  const isSize = pieces[index]?.readings.flat()[0]?.field === 'size'
  const signs = isSize ? /[,，.;:。；：()（）\n]/ : /[.;:。；：()（）\n]/
  for (let place = index + 1; place < pieces.length; place += 1) {
    const [piece, last] = [pieces[place], pieces[place - 1]]
    if (!piece || !last || signs.test(folded.slice(last.end, piece.start))) return false
    if (nameNoun(piece, nouns) === 'finding') return true
    if (
      piece.cue === 'verb' ||
      piece.cue === 'and' ||
      piece.cue === 'but' ||
      /^(?:with|con|avec)$/.test(folded.slice(piece.start, piece.end))
    )
      return false
  }
  return false
}

/** True if the piece before, but for words without meaning, is of this kind or states this field, in one clause. */
function follows(pieces: readonly Piece[], index: number, folded: string, kind: 'unknown' | 'foci'): boolean {
  const before = pieces.slice(0, index).findLast((piece) => piece.kind !== 'word')
  if (!before || /[,，.;:。；：()（）\n]/.test(folded.slice(before.end, pieces[index]?.start))) return false
  return kind === 'unknown' ? before.kind === 'unknown' : before.readings.flat()[0]?.field === kind
}
