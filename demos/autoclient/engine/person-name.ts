import { splitWords } from '../../shared/split-words.ts'
import { isHan, listWords } from './text.ts'

export type Salutation = 'mr' | 'ms' | 'dr'

export type PersonName = { firstName: string; lastName: string; salutation: Salutation | undefined }

type NameTexts = { fullName: string; firstName: string; lastName: string; salutation: string }

/**
 * A person's name in its parts, from one column or several. The sex is never guessed from a first name: without a
 * salutation in the file nobody is a Mr or a Ms.
 */
export function readPersonName(texts: NameTexts): PersonName {
  const source = texts.firstName || texts.lastName ? `${texts.firstName} ${texts.lastName}` : texts.fullName
  const { rest, salutation, isBeforeFamilyName } = splitSalutation(source.trim())
  const isSplit = Boolean(texts.firstName && texts.lastName)
  const [firstName, lastName] = isSplit
    ? [splitSalutation(texts.firstName).rest, splitSalutation(texts.lastName).rest]
    : (!texts.firstName && texts.lastName) || (isBeforeFamilyName && /^[^\s\p{Script=Han}]+$/u.test(rest))
      ? ['', rest]
      : splitName(rest)
  return {
    firstName: fixCase(firstName),
    lastName: fixCase(lastName),
    salutation: readSalutation(texts.salutation) ?? salutation,
  }
}

/** Both parts in the order of their script. */
export function joinName({ firstName, lastName }: Pick<PersonName, 'firstName' | 'lastName'>): string {
  if (isHan(lastName) && (firstName === '' || isHan(firstName))) return `${lastName}${firstName}`
  return `${firstName} ${lastName}`.trim()
}

/** The same name always has the same key, in whatever order and with or without accents. */
export function keyPerson(name: Pick<PersonName, 'firstName' | 'lastName'>): string {
  const text = joinName(name)
    .replace(/['’]/g, '')
    .replace(/(?<!\p{L})M\.?ª/gu, 'María')
  return listWords(text)
    .filter((word) => !particles.has(word))
    .sort()
    .join(' ')
}

function readSalutation(text: string): Salutation | undefined {
  const word = text.toLowerCase().replace(/\./g, '').trim()
  const known = Object.entries(salutations).find(([, words]) => words.includes(word))
  return known ? (known[0] as Salutation) : undefined
}

/** Takes “Sra.” off the start, or 女士 off the end. */
function splitSalutation(text: string): {
  rest: string
  salutation: Salutation | undefined
  isBeforeFamilyName: boolean
} {
  const [first = '', ...others] = text.split(' ')
  const isDon = /^d(on|oña|ña|ª)?\.?$/i.test(first)
  // A bare M is an initial (M García), and so is D. before one word (D. Chen): “don” stands before a first name.
  const isInitial = /^[md]$/i.test(first) || (/^d\.$/i.test(first) && others.length < 2)
  const salutation = others.length > 0 && !isInitial ? readSalutation(first) : undefined
  if (salutation) return { rest: others.join(' '), salutation, isBeforeFamilyName: !isDon }
  const chinese = /^(\p{Script=Han}{1,4})(先生|女士|小姐|博士)$/u.exec(text)
  if (!chinese?.[1] || !chinese[2]) return { rest: text, salutation: undefined, isBeforeFamilyName: false }
  return { rest: chinese[1], salutation: readSalutation(chinese[2]), isBeforeFamilyName: true }
}

function splitName(name: string): [firstName: string, lastName: string] {
  if (isHan(name)) return splitHan(name)
  const comma = /^([^,]+),\s*(.+)$/.exec(name)
  if (comma?.[1] && comma[2]) return [comma[2], comma[1]]
  const words = name.split(' ').filter(Boolean)
  // French lists write DUPONT Claire: the capitals are the family name.
  const loud = words.filter((word) => /^[\p{Lu}'’-]{2,}$/u.test(word))
  if (loud.length > 0 && loud.length < words.length) {
    return [words.filter((word) => !loud.includes(word)).join(' '), loud.join(' ')]
  }
  const hasSecondName = words.length > 2 && secondNames.has(words[1]?.toLowerCase() ?? '')
  const count = hasSecondName ? 2 : 1
  return [words.slice(0, count).join(' '), words.slice(count).join(' ')]
}

function splitHan(name: string): [firstName: string, lastName: string] {
  const length = name.length > 2 && doubleSurnames.has(name.slice(0, 2)) ? 2 : 1
  return [name.slice(length), name.slice(0, length)]
}

/** Names typed in capitals or in lower case alone; `McKay` and `de la Torre` stay. */
function fixCase(name: string): string {
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name
  return name.toLowerCase().replace(/\p{L}+/gu, (word) => (particles.has(word) ? word : capitalize(word)))
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const particles = new Set(splitWords('de, del, la, las, los, y, du, des, van, von, der, da, do'))

/** Second halves of the compound first names that Spaniards use most. */
const secondNames = new Set(
  'josé jose luis carlos antonio manuel jesús jesus ángel angel maría maria carmen teresa isabel dolores pilar ignacio'.split(
    ' ',
  ),
)

const doubleSurnames = new Set(splitWords('欧阳, 司马, 诸葛, 上官, 司徒, 夏侯, 皇甫, 尉迟, 公孙, 慕容, 令狐, 端木'))

const salutations: Record<Salutation, string[]> = {
  mr: splitWords('mr, mister, sr, señor, d, don, m, monsieur, herr, 先生'),
  ms: splitWords('ms, mrs, miss, sra, señora, srta, dª, dña, doña, mme, mlle, madame, frau, 女士, 小姐'),
  dr: splitWords('dr, dra, doctor, doctora, prof, 博士'),
}
