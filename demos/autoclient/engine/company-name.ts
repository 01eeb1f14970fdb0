import { splitWords } from '../../shared/split-words.ts'
import { listWords } from './text.ts'

/** The name as people say it, for use in a message: without its legal form, and not in capitals alone. */
export function shortenCompany(name: string): string {
  const short = stripLegalForm(name)
  return softenCapitals(short || name)
}

/** The name in full, in the case that people write: `HOTEL SOL, S.L.` → `Hotel Sol, S.L.` */
export function tidyCompany(name: string): string {
  const short = stripLegalForm(name)
  return name.startsWith(short) ? softenCapitals(short) + name.slice(short.length) : softenCapitals(name)
}

/** The same company always has the same key: no legal form, accents, signs or words such as “and”. */
export function keyCompany(name: string): string {
  const words = listWords(stripLegalForm(name))
  return words.filter((word) => !joiningWords.has(word)).join(' ')
}

/** `PANADERÍA DEL SOL` → `Panadería del Sol`. Short names such as BMW and mixed ones stay as they are. */
export function softenCapitals(name: string): string {
  const isLoud = name === name.toUpperCase() && name !== name.toLowerCase()
  const isQuiet = name === name.toLowerCase() && /^\p{L}/u.test(name) && name !== name.toUpperCase()
  if (!isQuiet && !(isLoud && /\p{L}{5}/u.test(name))) return name
  return name
    .toLowerCase()
    .replace(/\p{L}+/gu, (word, index: number) => (index > 0 && smallWords.has(word) ? word : capitalize(word)))
}

/** Repeats, because forms stack: “Ferrer e Hijos, S.L. (en liquidación)”, “上海蓝海科技有限公司 Co., Ltd.” */
function stripLegalForm(name: string): string {
  const stripped = name
    .replace(/\s*\([^()]*\)$/, '')
    .replace(legalFormAtEnd, '')
    .replace(legalFormAtStart, '')
    .replace(/[\s,.;&-]+$/, '')
  return stripped === name || stripped === '' ? name : stripLegalForm(stripped)
}

/** With the dots and spaces that people put between the letters: S.L.U., S. L., SL. */
function spellForm(form: string): string {
  return [...form].join('\\.?\\s?')
}

const initials = splitWords(`
  SLU, SLL, SLP, SL, SAU, SAL, SASU, SAS, SARL, EURL, SNC, SCI, SCP, SA, LLC, LLP, PLC, GmbH, KGaA, KG, AG, UG, BV, NV,
  SpA, SRL, Lda
`)
const wordForms = splitWords(String.raw`
  Ltd, Limited, Inc, Incorporated, Corp, Corporation, Co, Company, S\.?\s?Coop, Sdad?\.? Limitada, Sociedad Limitada,
  Sociedad Anónima, e\.?\s?K, C\.?B
`)

const legalFormAtEnd = new RegExp(
  `([\\s,]+(${[...initials.map(spellForm), ...wordForms].join('|')})\\.?|(股份|责任)?有限(责任)?公司|股份公司)$`,
  'iu',
)
/** French names often begin with their form; elsewhere two letters at the start may be the name itself. */
const legalFormAtStart = new RegExp(
  `^(${splitWords('SARL, SASU, SAS, EURL, SCI').map(spellForm).join('|')})\\.?\\s+`,
  'iu',
)

const joiningWords = new Set(splitWords('and, y, e, et, und, the, el, la, los, las, le, les, de, del, des, du, d, l'))

const smallWords = new Set(
  splitWords(`
  de, del, la, las, los, el, y, e, du, des, le, les, et, d, of, and, the, von, van, der, und
`),
)

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
