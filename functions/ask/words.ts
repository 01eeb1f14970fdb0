/** A word that says something, or a pair of Chinese characters, and where it stands. */
export type Term = { key: string; start: number; end: number }

/**
 * The words of a text that say something, each by the beginning that its forms share, and the pairs of neighbouring Chinese
 * characters, because segmenters disagree.
 */
export function listTerms(text: string): Term[] {
  return [...text.matchAll(runs)].flatMap(({ 0: run, index }): Term[] => {
    if (isHan.test(run)) return pairUp(run, index)
    const key = fold(run)
    return key.length < 2 || functionWords.has(key)
      ? []
      : [{ key: key.slice(0, stemLength), start: index, end: index + run.length }]
  })
}

/** The beginnings of all words, function words too, to look a word up. */
export function collectKeys(texts: string[]): Set<string> {
  return new Set(texts.flatMap((text) => listTerms(text).map(({ key }) => key)))
}

/** In lower case and without accents. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

export const isHan = /\p{Script=Han}/u

/** "train", "trains", "trainer" and "training" are one word here. */
const stemLength = 5

/** Chinese is cut at its particles, which stand between words. */
const runs = /(?:(?![的了是和与及或吗呢])\p{Script=Han})+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu

function pairUp(run: string, offset: number): Term[] {
  return Array.from({ length: run.length - 1 }, (_, index) => {
    const start = offset + index
    return { key: run.slice(index, index + 2), start, end: start + 2 }
  })
}

/** Of all languages, because one text mixes them; without accents. Negations are among them: they are compared on their own. */
export const functionWords = new Set(
  [
    'a about after all also an and any are as at be because been before being both but by can cannot could did do does each either',
    'else for from had has have he her here him his how however i if in into is it its itself just like ll many may me might',
    'more most much must my neither no nor not of off on one only onto or other our ours out over own per re s same shall she',
    'should since so some such t than that the their them then there therefore these they this those through thus to too under',
    'until up upon us ve very was we well were what when where whether which while who whom whose why will with within without',
    'would yes yet you your yours never none nothing nobody',
    'al algo algun alguna algunas algunos ante antes asi aun aunque bajo bien cada como con contra cual cuales cuando de del',
    'desde donde dos durante e el ella ellas ellos en entre era eran es esa esas ese eso esos esta estan estas este esto estos',
    'fue ha han hace hacia hasta hay la las le les lo los mas me mi mis mismo mucho muy ni no nos nosotros nuestra nuestro nunca',
    'o os otra otro para pero poco por porque pues puede pueden que quien se sea sean segun ser si sido sin sobre solo son su',
    'sus tal tambien tampoco tan tanto te tiene tienen toda todas todo todos tras tu tus u un una unas uno unos usted ya y',
    'afin ainsi apres au aucun aucune aussi autre autres aux avant avec avoir bien c car ce ceci cela celle celles celui ces',
    'cet cette ceux chaque chez comme comment d dans de depuis des donc dont du elle elles en encore entre est et etait ete etes',
    'etre eux fait il ils j je jamais jusqu l la le les leur leurs lors lui m ma mais meme mes moins mon n ne ni non nos notre',
    'nous on ont ou par parce pas pendant peu peut peuvent plus pour pourquoi puis qu quand que quel quelle quelles quels qui',
    'quoi rien s sa sans se selon sera ses si soit son sont sous sur ta te tes toi ton tous tout toute toutes tres tu un une',
    'vers vos votre vous y',
  ]
    .join(' ')
    .split(' '),
)
