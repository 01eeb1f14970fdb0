import { expect, test } from 'vitest'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { booking, bookingTypes } from '../../model/kinds/booking.ts'
import { getPlaceName } from '../../model/kinds/cities.ts'
import { courses } from '../../model/kinds/courses.ts'
import { serviceFacts } from '../../model/kinds/service-facts.ts'
import { services } from '../../model/kinds/services.ts'
import { site } from '../../model/kinds/site.ts'
import { getContentTranslator } from '../../pages/data/load-context.ts'
import { listWords, type Words } from './list-texts.ts'

// A price, a duration, a size of a group, a date or a place of the offer stands once, in the owner's record or in a course. A
// sentence that types another one is a second promise, and a buyer finds both.

/** A fact of the record for the texts whose ids it is about. */
type Fact = { about: RegExp; kind: Kind; allowed: string[]; file: string }
type Kind = keyof typeof kinds
type Text = Pick<Words, 'id' | 'file' | 'locale' | 'words'>

/** Texts that sell; examples, figures, laws and articles speak of others than the owner. */
const offers =
  /^(services|training|corporate|offer|courses|cities|cityServices|meta|hero|home|about|book|contact|site)\./

test('no text of the offer says another price, duration, size, date or place than the record of the owner', () => {
  const texts = listWords().filter(({ id }) => offers.test(id))
  expect(findContradictions(texts, listFacts()).map(({ fault }) => fault)).toEqual([])
})

const facts: Fact[] = [
  { about: /^services\./, kind: 'size', allowed: ['16'], file: 'a.json' },
  { about: /^services\./, kind: 'weeks', allowed: ['4 6'], file: 'a.json' },
  { about: /^services\./, kind: 'days', allowed: ['1 2', '2'], file: 'a.json' },
  { about: /./, kind: 'price', allowed: [], file: 'a.json' },
  { about: /^services\./, kind: 'minutes', allowed: ['30'], file: 'a.json' },
  { about: /^courses\.x\./, kind: 'sessions', allowed: ['2'], file: 'x.json' },
  { about: /^courses\.x\./, kind: 'date', allowed: ['2-9'], file: 'x.json' },
]
const find = (id: string, locale: Locale, words: string) =>
  findContradictions([{ id, locale, words, file: 'b.po' }], facts).map(({ typed }) => typed)

test.each([
  ['en', 'For up to 12 people, or up to twelve participants.', ['up to 12 people', 'up to twelve participants']],
  ['es', 'Para hasta doce personas, un máximo de 10 personas.', ['hasta doce personas', 'máximo de 10 personas']],
  ['fr', 'Jusqu’à 12 personnes, dix participants au plus.', ['Jusqu’à 12 personnes', 'dix participants au plus']],
  ['zh', '最多 12 人，限十二人。', ['最多 12 人', '限十二人']],
] as const)('another size of a group is found in figures and words: %s', (locale, words, typed) => {
  expect(find('services.a.intro', locale, words)).toEqual(typed)
})

test.each([
  ['en', 'In six to eight weeks, a 3–5 week program.', ['six to eight weeks', '3–5 week']],
  ['es', 'De seis a ocho semanas.', ['seis a ocho semanas']],
  ['fr', 'En six à huit semaines.', ['six à huit semaines']],
  ['zh', '6–8 周课程。', ['6–8 周']],
] as const)('another length of a program is found: %s', (locale, words, typed) => {
  expect(find('services.a.intro', locale, words)).toEqual(typed)
})

test.each([
  ['en', 'A three-day workshop.', ['three-day workshop']],
  ['es', 'Un taller de tres días.', ['taller de tres días']],
  ['fr', 'Un atelier de trois jours.', ['atelier de trois jours']],
  ['zh', '三天工作坊。', ['三天工作坊']],
] as const)('another length of a workshop is found: %s', (locale, words, typed) => {
  expect(find('services.a.intro', locale, words)).toEqual(typed)
})

test.each([
  ['en', 'From €900 plus VAT.', ['€900']],
  ['es', 'Desde 900\u00a0€.', ['900\u00a0€']],
  ['fr', 'À partir de 1\u202f900 euros.', ['1\u202f900 euros']],
  ['zh', '900 欧元起。', ['900 欧元']],
] as const)('an amount that is typed is found: %s', (locale, words, typed) => {
  expect(find('services.a.intro', locale, words)).toEqual(typed)
})

test.each([
  ['en', 'A call of 45 minutes. Three mornings, until February 10.', ['45 minutes', 'Three mornings', 'February 10']],
  [
    'es',
    'Una llamada de 45 minutos. Tres mañanas, hasta el 10 de febrero.',
    ['45 minutos', 'Tres mañanas', '10 de febrero'],
  ],
  [
    'fr',
    'Un appel de 45 minutes. Trois matinées, jusqu’au 10 février.',
    ['45 minutes', 'Trois matinées', '10 février'],
  ],
  ['zh', '沟通 45 分钟。三个上午，2 月 10 日截止。', ['45 分钟', '三个上午', '2 月 10 日']],
] as const)('another call, number of sessions and day are found: %s', (locale, words, typed) => {
  const all = [...find('services.a.intro', locale, words), ...find('courses.x.intro', locale, words)]
  expect(all).toEqual(typed)
})

test('the same values, quotes and other counts are none', () => {
  const words =
    'Up to 16 people, in 30 minutes, 4–6 weeks or four to six weeks; [claim:booking] ahead, 12 people asked.'
  expect(find('services.a.intro', 'en', `${words} One or two days, a two-day workshop, a third day.`)).toEqual([])
  expect(find('courses.x.intro', 'en', 'Two mornings, until February 9.')).toEqual([])
})

test('places in a row are quoted', () => {
  const places: Fact[] = [{ about: /^services\./, kind: 'places', allowed: ['Oviedo', 'Gijón'], file: 'booking.json' }]
  const text = { id: 'services.a.intro', locale: 'en' as const, file: 'a.json' }
  expect(findContradictions([{ ...text, words: 'In Oviedo, Gijón or online.' }], places)).toHaveLength(1)
  expect(findContradictions([{ ...text, words: 'In [places:list], and once in Oviedo.' }], places)).toEqual([])
})

/** The record of the owner as facts. */
function listFacts(): Fact[] {
  const [shortest = '', longest = shortest] = readNumbers(serviceFacts.formats.workshop)
  const sizes = readNumbers(site.terms.groupSize ?? '')
  const record = 'content/site.json'
  const formats = 'content/service-facts.json'
  const times = 'content/booking.json'
  const places = booking.types.visit.places.flatMap((place) =>
    localeCodes.map((locale) => getContentTranslator(locale)(`cities.${place}.name`, getPlaceName(place))),
  )
  const ofServices = services.all.map(([slug, { groupSize = '' }]): Fact => {
    const own = readNumbers(groupSize)
    const [allowed, file] = own.length > 0 ? [own, `content/services/${slug}.json`] : [sizes, record]
    return { about: new RegExp(`^services\\.${slug}\\.`), kind: 'size', allowed, file }
  })
  const ofCourses = courses.all.flatMap(([slug, { seats, sessions, deadline }]): Fact[] => {
    const about = new RegExp(`^courses\\.${slug}\\.`)
    const file = `content/courses/${slug}.json`
    const days = [...sessions.map(({ day }) => day), ...(deadline === undefined ? [] : [deadline])]
    return [
      { about, kind: 'size', allowed: [String(seats)], file },
      { about, kind: 'sessions', allowed: [String(sessions.length)], file },
      { about, kind: 'date', allowed: days.map((day) => day.split('-').slice(1).map(Number).join('-')), file },
    ]
  })
  const rest = /^(?!courses\.)/
  return [
    ...ofServices,
    ...ofCourses,
    { about: /./, kind: 'price', allowed: [], file: `${record} or of a course` },
    { about: /^(?!courses\.|services\.)/, kind: 'size', allowed: sizes, file: record },
    { about: rest, kind: 'weeks', allowed: [readNumbers(serviceFacts.formats.program).join(' ')], file: formats },
    { about: rest, kind: 'days', allowed: [`${shortest} ${longest}`, shortest, longest], file: formats },
    {
      about: rest,
      kind: 'minutes',
      allowed: bookingTypes.map((type) => String(booking.types[type].minutes)),
      file: times,
    },
    { about: /^(?!cit|meta\.)/, kind: 'places', allowed: [...new Set(places)], file: times },
  ]
}

/** Lists what texts type otherwise than the facts about them. */
function findContradictions(texts: Text[], facts: Fact[]) {
  return texts.flatMap(({ id, file, locale, words }) =>
    facts
      .filter(({ about }) => about.test(id))
      .flatMap(({ kind, allowed, file: record }) =>
        findTyped(kind, locale, words, allowed).map((typed) => {
          const remedy = kind === 'places' ? 'quote [places:list]' : `it is ${allowed.join(', ') || 'set'} in ${record}`
          return { typed, fault: `${file}: ${id} says “${typed}”; ${remedy}` }
        }),
      ),
  )
}

function findTyped(kind: Kind, locale: Locale, words: string, allowed: string[]): string[] {
  if (kind === 'places') {
    const name = `(?:${allowed.join('|')})`
    return words.match(new RegExp(`${name}(?:, | and | or | y | o | et | ou |、|和|或)${name}`, 'u')) ?? []
  }
  const pattern = kinds[kind][locale]
  if (!pattern || (kind === 'minutes' && !callWords.test(words))) return []
  return [...words.matchAll(pattern)]
    .filter(([typed]) => !allowed.includes(readValue(kind, locale, typed)))
    .map(([typed]) => typed)
}

function readValue(kind: Kind, locale: Locale, typed: string): string {
  if (kind !== 'date') return readNumbers(typed).join(' ')
  const month = months(locale).findIndex((name) => typed.toLowerCase().includes(name)) + 1
  const [first, second] = readNumbers(typed)
  return locale === 'zh' ? `${first}-${second}` : `${month}-${first}`
}

/** The numbers of a text, in figures or words, as figures. */
function readNumbers(words: string): string[] {
  return (words.toLowerCase().match(new RegExp(number, 'gu')) ?? []).map((found) => {
    const place = numbers.findIndex((names) => names.includes(found))
    return place < 0 ? found : String(place)
  })
}

/** Zero to twenty in the languages of the site; those that mean an article too stand for no count alone. */
const numbers = [
  [],
  ['one', 'uno', 'un', 'une', '一'],
  ['two', 'dos', 'deux', '二', '两'],
  ['three', 'tres', 'trois', '三'],
  ['four', 'cuatro', 'quatre', '四'],
  ['five', 'cinco', 'cinq', '五'],
  ['six', 'seis', '六'],
  ['seven', 'siete', 'sept', '七'],
  ['eight', 'ocho', 'huit', '八'],
  ['nine', 'nueve', 'neuf', '九'],
  ['ten', 'diez', 'dix', '十'],
  ['eleven', 'once', 'onze', '十一'],
  ['twelve', 'doce', 'douze', '十二'],
  ['thirteen', 'trece', 'treize', '十三'],
  ['fourteen', 'catorce', 'quatorze', '十四'],
  ['fifteen', 'quince', 'quinze', '十五'],
  ['sixteen', 'dieciséis', 'seize', '十六'],
  ['seventeen', 'diecisiete', 'dix-sept', '十七'],
  ['eighteen', 'dieciocho', 'dix-huit', '十八'],
  ['nineteen', 'diecinueve', 'dix-neuf', '十九'],
  ['twenty', 'veinte', 'vingt', '二十'],
]

const names = numbers.flat().sort((one, other) => other.length - one.length)
const number = `(?:\\d+|(?<!\\p{Script=Latin})(?:${names.join('|')})(?!\\p{Script=Latin}))`

const months = (locale: Locale) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, month, 15)).toLowerCase(),
  )

const callWords = /\bcalls?\b|llamada|appel|沟通|通话/i

/** How each language says it; N stands for a number. */
const kinds = {
  price: say({
    en: '€\\s?\\d[\\d,.]*\\d|\\d[\\d,.]*\\s?euros?',
    es: '\\d[\\d.,]*\\s?(?:€|euros?)',
    fr: '\\d[\\d.,\\s]*(?:€|euros?)',
    zh: '\\d[\\d.,]*\\s?(?:万\\s?)?欧元',
  }),
  size: say({
    en: '(?:up to|at most) N (?:people|participants)',
    es: '(?:hasta|máximo de|como mucho) N (?:personas|participantes)',
    fr: '(?:jusqu’à|au plus) N (?:personnes|participants)|N (?:personnes|participants) au plus',
    zh: '(?:最多|限|不超过)\\s?N\\s?人',
  }),
  weeks: say({
    en: 'N(?:–| to | or )N[-\\s]weeks?',
    es: 'N(?:–| a | o )N\\ssemanas',
    fr: 'N(?:–| à | ou )N\\ssemaines',
    zh: 'N(?:–|到|至)N\\s?周',
  }),
  days: say({
    en: '(?:N(?:–| to | or ))?N[-\\s]day workshop',
    es: 'taller de (?:N(?:–| a | o ))?N\\sdías?',
    fr: 'atelier d(?:e |’)(?:N(?:–| à | ou ))?N\\sjours?',
    zh: '(?:N–)?N\\s?天工作坊',
  }),
  minutes: say({ en: 'N\\sminutes?', es: 'N\\sminutos?', fr: 'N\\sminutes?', zh: 'N\\s?分钟' }),
  sessions: say({
    en: 'N (?:online )?(?:mornings|afternoons|evenings|sessions)',
    es: 'N (?:mañanas|tardes|sesiones)',
    fr: 'N (?:matinées|matins|après-midi|soirées|séances)',
    zh: 'N\\s?个(?:线上)?(?:上午|下午|晚上)',
  }),
  date: say({
    en: `(?:${months('en').join('|')})\\s\\d+`,
    es: `\\d+ de (?:${months('es').join('|')})`,
    fr: `\\d+(?:er)?\\s(?:${months('fr').join('|')})`,
    zh: '\\d+\\s?月\\s?\\d+\\s?日',
  }),
  places: {},
} satisfies Record<string, Partial<Record<Locale, RegExp>>>

function say(patterns: Partial<Record<Locale, string>>): Partial<Record<Locale, RegExp>> {
  const entries = Object.entries(patterns)
  return Object.fromEntries(
    entries.map(([locale, words]) => [locale, new RegExp(words.replace(/\bN\b/g, number), 'giu')]),
  )
}
