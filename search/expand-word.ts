import type { Locale } from '../locales/locales.ts'
import type { SearchIndex } from './index-format.ts'
import type { Concept } from './parse-query.ts'
import { isChinese } from './tokenize.ts'

/** Where a word is from: typed, whole or maybe its beginning alone, typed and maybe misspelt, or a synonym of what was typed. */
export type Origin = 'typed' | 'beginning' | 'unsure' | 'synonym'

/** The terms of the index that a term may mean, with the weight of each. */
export type Expander = (term: string, origin: Origin) => Map<string, number>

/** Weight of another form of a word, of one that begins with it, of a slip of the finger, and of a word with a Chinese character. */
const related = { form: 0.85, beginning: 0.3, slip: 0.8, part: 0.6 }

/** How the words begin that may be meant: as one does, of what is typed whole with another ending. */
function getBeginning(term: string, origin: Origin): string {
  if (origin === 'synonym' || origin === 'beginning' || isChinese(term)) return term
  return term.slice(0, Math.max(shortestStem, term.length - longestEnding))
}

/** How the words begin that a misspelt one may mean: like it, or with its second and third letter swapped. */
function listSlipBeginnings(term: string): string[] {
  return term.length < 4 || isChinese(term) ? [] : [term.slice(0, 2), term.charAt(0) + term.charAt(2)]
}

/**
 * Takes other endings of a word, and for a word that is on no page those that differ by a slip of the finger.
 *
 * @param list the words that begin so
 */
export function createExpander(list: (beginning: string) => string[], locale: Locale): Expander {
  return (term, origin) => {
    const forms = new Map<string, number>()
    for (const other of list(getBeginning(term, origin))) {
      if (other === term) forms.set(other, 1)
      else if (origin === 'beginning') forms.set(other, related.beginning)
      else if (isChinese(term)) forms.set(other, related.part)
      else if (areForms(term, other, locale)) forms.set(other, related.form)
    }
    if (forms.size > 0 || origin === 'typed' || origin === 'synonym') return forms
    const slips = term.length < 8 ? 1 : 2
    for (const other of listSlipBeginnings(term).flatMap(list)) {
      if (Math.abs(other.length - term.length) <= slips && countEdits(term, other) <= slips)
        forms.set(other, related.slip)
    }
    return forms
  }
}

/** Loads of the vocabulary what the words of a query may mean; those that are on no page may be misspelt. */
export async function loadMeanings(
  { vocabulary, synonyms }: SearchIndex,
  concepts: Concept[],
  origin: 'typed' | 'beginning',
  expand: Expander,
) {
  const typed = concepts.flatMap((concept) => concept.typed.flat())
  const others = concepts.flatMap((concept) => concept.synonyms.flat()).filter((term) => synonyms.has(term))
  await vocabulary.load([...typed.map((term) => getBeginning(term, origin)), ...others])
  await vocabulary.load(typed.filter((term) => expand(term, origin).size === 0).flatMap(listSlipBeginnings))
}

/** Letters that an ending has at most. */
const longestEnding = 5

/** Letters that two forms of a word share at least: "pag-o", "pag-ar". */
const shortestStem = 3

/** What may follow the beginning that forms of a word share, after `stemWord`. */
const endings: Partial<Record<Locale, Set<string>>> = {
  en: listEndings(
    'e s es ed d ing er ers or ors ion ions ation ations ment ments ly able ive ance ence ity y ies ied al',
  ),
  es: listEndings(
    'a e o as es os ar er ir ado ada ados adas ido ida idos idas ando iendo aron amos emos an en aba ara era cion ciones ador adora',
    'adores idad mente able arlo erlo irlo ia ian io ias ios arse erse irse ante ente',
  ),
  fr: listEndings(
    'e s es er ez ent ant ante ants ee ees re ir it is ons ait aient era ra tion tions ion ions ation ations eur euse eurs ement ment',
    'able age ages if ive al ale aux ite nt t',
  ),
  // Latin words in Chinese texts are English.
  zh: listEndings('e s es ed d ing er ers or ion ions ation ment ly able'),
}

function listEndings(...lines: string[]): Set<string> {
  return new Set(['', ...lines.join(' ').split(' ')])
}

/** Whether two words differ by their endings only: "evaluat-ion", "evaluat-e". */
export function areForms(a: string, b: string, locale: Locale): boolean {
  const own = endings[locale]
  if (!own) return false
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared++
  // In English, words of three letters have too many neighbours.
  if (shared === shortestStem) {
    const [short, long] = a.length < b.length ? [a, b] : [b, a]
    return locale !== 'en' && short.length === shared && long.length > shared + 1 && own.has(long.slice(shared))
  }
  // The last letters that are shared may belong to both endings: "recor-d", "recor-ding".
  for (let cut = shared; cut > shortestStem && cut >= shared - 2; cut--) {
    if (own.has(a.slice(cut)) && own.has(b.slice(cut))) return true
  }
  return false
}

/** Missing, extra, wrong and swapped letters between two words. */
export function countEdits(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let edits = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      current.push(edits)
    }
    before = previous
    previous = current
  }
  return previous[b.length] ?? 0
}
