import { say } from '../owner-words.ts'
import { bookingTypes, booking as settings } from './kinds/booking.ts'
import { getPlaceName } from './kinds/cities.ts'
import { claims } from './kinds/claims.ts'
import { laws } from './kinds/laws.ts'
import { readTown, site } from './kinds/site.ts'
import { type LanguageUse, languageUses, listAlternatives, nameLanguages } from './owner-languages.ts'

/** Translates a text of `content/` by its id: `createTranslator` of `locales/server.ts`. */
type Translate = (id: string, english: string) => string

/** The language of a text, and a function that writes a day such as 2026-11-22 in its words: `createDayWriter` of `locales/date-format.ts`. */
type Writer = { locale: string; writeDay: (day: string) => string }

// Figures, dates of the law, languages and places stand in one file each. All other texts quote them, so that one correction corrects
// every page; a test refuses a figure that is typed.

/**
 * A quote in a text: `[claim:roadmap]` stands for "48 hours", `[law:minors]` for the date "April 11, 2025", and `[law:minors.what]`
 * and `[law:minors.who]` for the words of its row; `[languages:teaching]` for "Spanish or English", `[places:either]` for
 * "Madrid or Valencia" and `[places:list]` for "Madrid, Valencia", the places of visits; `[owner:title]` for the owner's job title,
 * `[owner:town]` for their town; `[booking:call]` for the length of a call, "30 minutes".
 */
const quotePattern = /\[(claim|law|languages|places|owner|booking):([\w.-]+)\]/g

/** The words of each kind of quote, by id; undefined for an unknown one. */
const sources: Record<string, { file: string; ids: string[]; read: Read }> = {
  claim: {
    file: 'content/claims.json',
    ids: claims.map(({ id }) => id),
    read: (id, translate) => {
      const claim = claims.find((candidate) => candidate.id === id)
      return claim && translate(`claims.${id}.value`, claim.value)
    },
  },
  law: {
    file: 'content/laws.json',
    ids: laws.rows.flatMap(({ id }) => [id, `${id}.what`, `${id}.who`]),
    read: (id, translate, { writeDay }) => {
      const [row, part] = id.split('.')
      const law = laws.rows.find((each) => each.id === row)
      if (!law) return undefined
      return part === 'what' || part === 'who' ? translate(`laws.rows.${id}`, law[part]) : writeDay(law.date)
    },
  },
  languages: {
    file: 'content/site.json',
    ids: [...languageUses],
    read: (id, _, { locale }) => nameLanguages(locale, id as LanguageUse),
  },
  owner: {
    file: 'content/site.json',
    ids: ['title', 'town'],
    read: (id, translate) => {
      const { jobTitle, place } = site.owner
      return id === 'title'
        ? translate('site.owner.jobTitle', jobTitle)
        : readTown(translate('site.owner.place', place))
    },
  },
  booking: {
    file: 'content/booking.json',
    ids: [...bookingTypes],
    read: (id, _, { locale }) => {
      const type = bookingTypes.find((each) => each === id)
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
      // Chinese has a space between digits and its own signs.
      return type && format.format(settings.types[type].minutes).replace(/(?<=\d)(?=\p{Script=Han})/u, ' ')
    },
  },
  places: {
    file: 'content/booking.json',
    ids: ['either', 'list'],
    read: (id, translate, { locale }) => {
      const names = settings.types.visit.places.map((place) => translate(`cities.${place}.name`, getPlaceName(place)))
      if (id === 'list') return names.join(locale === 'zh' ? '、' : ', ')
      return listAlternatives(locale, names)
    },
  },
}

type Read = (id: string, translate: Translate, writer: Writer) => string | undefined

/** The quotes of a text in the order of their names: `claim:roadmap`. */
export function listQuotes(text: string): string[] {
  return [...text.matchAll(quotePattern)].map(([, kind, id]) => `${kind}:${id}`).sort()
}

export function findUnknownQuotes(text: string): string[] {
  return listQuotes(text).flatMap((quote) => {
    const [kind = '', id = ''] = quote.split(':')
    const source = sources[kind]
    if (!source || source.ids.includes(id)) return []
    const names = source.ids.join(', ')
    const remedy = names ? say('problems.useOne', { names }) : say('problems.takeOut')
    return say('problems.quote', { quote, file: source.file, remedy })
  })
}

/** Puts the quoted words in the place of the quotes. @param place id or file of the text @throws Error for an unknown quote */
export function fillQuotes(text: string, place: string, translate: Translate, writer: Writer): string {
  const [unknown] = findUnknownQuotes(text)
  if (unknown) throw new Error(`${place}: ${unknown}`)
  return text.replace(quotePattern, (quote, kind: string, id: string, offset: number, whole: string) => {
    const read = sources[kind]?.read(id, translate, writer) ?? quote
    // French repeats its preposition: « en espagnol ou en anglais ».
    const words =
      /\ben $/i.test(whole.slice(0, offset)) && writer.locale === 'fr' ? read.replace(/, | ou /g, '$&en ') : read
    const [before = '', after = ''] = [whole[offset - 1], whole[offset + quote.length]]
    return `${spaceBetween(before, words)}${words}${spaceBetween(words, after)}`
  })
}

/** Chinese and Latin letters side by side have a space between them. */
function spaceBetween(before: string, after: string): string {
  return /\p{Script=Han}\0[A-Za-z]|[A-Za-z]\0\p{Script=Han}/u.test(`${before}\0${after}`) ? ' ' : ''
}

export function withQuotes(translate: Translate, writer: Writer): Translate {
  return (id, english) => fillQuotes(translate(id, english), id, translate, writer)
}
