import { splitWords } from '../../shared/split-words.ts'
import { isHan, listWords } from './text.ts'

export type Salutation = 'mr' | 'ms' | 'dr'

type NameTexts = { fullName: string; firstName: string; lastName: string; salutation: string }

/**
 * A person's name in full, from one column or several, and how to address them. The sex is never guessed from a first
 * name: without a salutation in the file nobody is a Mr or a Ms.
 */
export function readPersonName(texts: NameTexts): { name: string; salutation: Salutation | undefined } {
  const isApart = Boolean(texts.firstName || texts.lastName)
  const source = isApart ? joinNames(texts.firstName, texts.lastName) : texts.fullName
  const { rest, salutation } = splitSalutation(source.trim())
  return { name: fixCase(orderName(rest)), salutation: readSalutation(texts.salutation) ?? salutation }
}

/** The same name always has the same key, in any order, with or without accents. */
export function keyPerson(name: string): string {
  const text = name.replace(/['’]/g, '').replace(/(?<!\p{L})M\.?ª/gu, 'María')
  return listWords(text)
    .filter((word) => !particles.has(word))
    .sort()
    .join(' ')
}

function joinNames(first: string, last: string): string {
  return isHan(first) && isHan(last) ? `${last}${first}` : `${first} ${last}`.trim()
}

function readSalutation(text: string): Salutation | undefined {
  const word = text.toLowerCase().replace(/\./g, '').trim()
  const known = Object.entries(salutations).find(([, words]) => words.includes(word))
  return known ? (known[0] as Salutation) : undefined
}

/** Takes “Sra.” off the start, or 女士 off the end. */
function splitSalutation(text: string): { rest: string; salutation: Salutation | undefined } {
  const [first = '', ...others] = text.split(' ')
  // A bare M is an initial (M García), and so is D. before one word (D. Chen): “don” stands before a first name.
  const isInitial = /^[md]$/i.test(first) || (/^d\.$/i.test(first) && others.length < 2)
  const salutation = others.length > 0 && !isInitial ? readSalutation(first) : undefined
  if (salutation) return { rest: others.join(' '), salutation }
  const [, name, title] = /^(\p{Script=Han}{1,4})(先生|女士|小姐|博士)$/u.exec(text) ?? []
  return name && title ? { rest: name, salutation: readSalutation(title) } : { rest: text, salutation: undefined }
}

/** First name first: of “López, Marta”, and of DUPONT Claire, if French lists write the family name in capitals. */
function orderName(name: string): string {
  const [, last, first] = /^([^,]+),\s*(.+)$/.exec(name) ?? []
  if (last && first) return `${first} ${last}`
  const words = name.split(' ').filter(Boolean)
  const loud = words.filter((word) => /^[\p{Lu}'’-]{3,}$/u.test(word))
  return name === name.toUpperCase() ? name : [...words.filter((word) => !loud.includes(word)), ...loud].join(' ')
}

/** Names typed in capitals or in lower case; `McKay` and `de la Torre` stay. */
function fixCase(name: string): string {
  const isQuiet = name === name.toLowerCase()
  return name.replace(/\p{L}+/gu, (word) => {
    const small = word.toLowerCase()
    const isLoud = word.length > 1 && word === word.toUpperCase()
    if (!isLoud && !isQuiet) return word
    return particles.has(small) ? small : small.charAt(0).toUpperCase() + small.slice(1)
  })
}

const particles = new Set(splitWords('de, del, la, las, los, y, du, des, van, von, der, da, do'))

const salutations: Record<Salutation, string[]> = {
  mr: splitWords('mr, mister, sr, señor, d, don, m, monsieur, herr, 先生'),
  ms: splitWords('ms, mrs, miss, sra, señora, srta, dª, dña, doña, mme, mlle, madame, frau, 女士, 小姐'),
  dr: splitWords('dr, dra, doctor, doctora, prof, 博士'),
}
