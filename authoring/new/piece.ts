import type * as v from 'valibot'
import { hashText } from '../../locales/freshness.ts'
import { defaultLocale, type Locale, localeCodes } from '../../locales/locales.ts'
import { tell } from '../../locales/owner.ts'
import { changePo, syncPo } from '../../locales/po-file.ts'
import { citySchema } from '../../model/kinds/cities.ts'
import { courseSchema } from '../../model/kinds/courses.ts'
import { serviceFormats, serviceGroups } from '../../model/kinds/service-groups.ts'
import { serviceSchema } from '../../model/kinds/services.ts'
import { citySlugs, createSlug, serviceSlugs } from '../../model/kinds/slugs.ts'
import { defineContent } from '../../model/kit/define.ts'
import { mapTexts } from '../../model/kit/map-texts.ts'
import { getContentFile } from '../../model/kit/read-content.ts'
import { addDays } from '../../model/today.ts'
import { refuse } from '../../owner-error.ts'
import type { FieldControl } from '../files/field.ts'
import { type Edits, readFile, writeFile } from '../files/journal.ts'
import { changeJson, listNames, pieces } from '../setup/pieces.ts'
import { planChanges } from '../setup/plan-changes.ts'
import { setSigns } from '../texts/typography.ts'
import { getPlaceholders } from './placeholders.ts'

/** The questions for a new piece; `name` alone must be answered. */
export type NewPieceField = Omit<FieldControl, 'value' | 'control'> & {
  key: string
  control: FieldControl['control'] | 'lines'
}

type Given = Record<string, string | undefined>

type NewPiece = {
  fields: NewPieceField[]
  schema: v.GenericSchema
  /** The smallest piece with what is given; words that are missing are placeholders. */
  create: (name: string, given: Given, words: ReturnType<typeof getPlaceholders>) => object
}

const line = (key: string, name: string): NewPieceField => ({ key, name, control: 'line', isOptional: true })
const lines = (key: string, name: string): NewPieceField => ({ key, name, control: 'lines', isOptional: true })
const choice = (key: string, name: string, options: readonly string[]): NewPieceField => {
  return { key, name, control: 'choice', options: [...options], isOptional: true }
}

const inEightWeeks = () => addDays(56)

const description = line('description', tell('new.ask.description'))
const intro = lines('intro', tell('new.ask.intro'))
const about = [line('title', tell('new.ask.title')), description, intro]

/** The kinds of pieces that an owner can start, by their names in commands. The pieces that the site came with are no templates: they may be gone. */
export const newPieces = {
  service: {
    schema: serviceSchema,
    fields: [
      line('name', tell('new.ask.service')),
      ...about,
      line('teaser', tell('new.ask.teaser')),
      lines('readers', tell('new.ask.readers')),
      line('question', tell('new.ask.question')),
      lines('answer', tell('new.ask.answer')),
      choice('group', tell('new.ask.group'), serviceGroups),
      choice('format', tell('new.ask.format'), serviceFormats),
    ],
    create: (name, given, words) => ({
      group: given.group ?? 'core',
      inMenu: true,
      formats: [given.format ?? 'consulting'],
      for: ['team', 'company'],
      name,
      title: given.title ?? name,
      teaser: given.teaser ?? words.teaser,
      description: given.description ?? words.description,
      intro: given.intro ?? words.intro,
      audience: splitLines(given.readers) ?? [words.reader],
      faq: listQuestions(given),
      callsFor: 'team',
      related: [],
    }),
  },
  city: {
    schema: citySchema,
    fields: [line('name', tell('new.ask.city')), ...about, lines('teams', tell('new.ask.teams'))],
    create: (name, given, words) => ({
      name,
      title: given.title ?? name,
      description: given.description ?? words.description,
      intro: given.intro ?? words.intro,
      sectors: [],
      teams: splitLines(given.teams ?? given.readers) ?? [words.reader],
      programs: [],
    }),
  },
  course: {
    schema: courseSchema,
    fields: [
      line('name', tell('new.ask.course')),
      description,
      intro,
      lines('learn', tell('new.ask.learn')),
      choice('service', tell('new.ask.taught'), serviceSlugs),
      choice('city', tell('new.ask.at'), citySlugs),
      line('place', tell('new.ask.place')),
      line('address', tell('new.ask.address')),
      { key: 'day', name: tell('new.ask.day'), control: 'day', isOptional: false },
      line('from', tell('new.ask.from')),
      line('to', tell('new.ask.to')),
      { key: 'seats', name: tell('new.ask.seats'), control: 'number', isOptional: true },
      { key: 'deadline', name: tell('new.ask.deadline'), control: 'day', isOptional: true },
      { key: 'euros', name: tell('new.ask.euros'), control: 'number', isOptional: true },
      { key: 'vat', name: tell('new.ask.vat'), control: 'number', isOptional: true },
      line('covers', tell('new.ask.covers')),
      line('language', tell('new.ask.language')),
    ],
    create: (name, given, words) => ({
      // Nobody has said when it is.
      sample: given.day === undefined,
      service: given.service,
      city: given.city,
      place: given.place,
      address: given.address,
      title: name,
      description: given.description ?? words.description,
      intro: given.intro ?? words.intro,
      learn: splitLines(given.learn) ?? [words.learn],
      sessions: [{ day: given.day ?? inEightWeeks(), from: given.from, to: given.to }],
      language: given.language ?? defaultLocale,
      seats: Number(given.seats ?? 12),
      deadline: given.deadline,
      price:
        given.euros === undefined
          ? undefined
          : { net: Number(given.euros), vatRate: Number(given.vat ?? 0), covers: given.covers },
    }),
  },
} satisfies Record<string, NewPiece>

export type NewPieceKind = keyof typeof newPieces

export function isNewPieceKind(kind: string): kind is NewPieceKind {
  return Object.hasOwn(newPieces, kind)
}

/** Plans a new service, city or course; in other languages its words are drafts. @throws OwnerError that names what does not fit */
export async function planPiece(kind: NewPieceKind, sent: Given): Promise<{ slug: string; edits: Edits }> {
  const given = Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, value?.trim() || undefined]))
  const name = given.name ?? ''
  const year = kind === 'course' ? `-${(given.day ?? inEightWeeks()).slice(0, 7)}` : ''
  const slug = createSlug(name) + year
  if (createSlug(name) === '') throw refuse('refused', { file: '', field: 'name' }, tell('new.refuse.letters'))
  if (listNames(kind).includes(slug))
    throw refuse('refused', { file: '', field: 'name' }, tell('new.refuse.taken', { name: slug }))
  const { folders, answer, list } = pieces[kind]
  const [folder = ''] = folders
  const file = getContentFile(folder, slug)
  const { create, schema }: NewPiece = newPieces[kind]
  const content = (locale: Locale) => create(name, given, getPlaceholders(locale))
  const first = mapTexts(schema, dropUndefined(content(defaultLocale)), '', (_, words) =>
    setSigns(words, defaultLocale),
  )
  defineContent(file, schema, first)
  const listTexts = (locale: Locale) => {
    const texts = new Map<string, string>()
    mapTexts(schema, dropUndefined(content(locale)), `${answer}.${slug}`, (id, words) => {
      texts.set(id, setSigns(words, locale))
      return words
    })
    return texts
  }
  const edits = await planChanges((root) => {
    const whole = { $schema: `../schemas/${folder.replace('content/', '')}.json`, ...first }
    writeFile(root, file, `${JSON.stringify(whole, undefined, 2)}\n`)
    if (list) changeJson(list.file, root, (names) => ({ ...names, [list.key]: [...[names[list.key]].flat(), slug] }))
    for (const locale of localeCodes.filter((code) => code !== defaultLocale))
      writeDrafts(root, locale, answer, listTexts(defaultLocale), [...listTexts(locale).values()])
    return {}
  })
  return { slug, edits }
}

/** Enters words as drafts that wait for their translation; the texts of a piece have the same order in each language. */
function writeDrafts(root: string, locale: Locale, catalog: string, first: Map<string, string>, words: string[]) {
  const file = `locales/${locale}/content/${catalog}.po`
  const source = readFile(root, file) ?? syncPo(undefined, new Map(), locale)
  const changes = [...first].map(([id, english], index) => {
    return [id, { source: hashText(english), isDraft: true, text: words[index], comment: english }] as const
  })
  writeFile(root, file, changePo(source, new Map(changes)))
}

function splitLines(words: string | undefined): string[] | undefined {
  const all = words?.split('\n').flatMap((each) => each.trim() || [])
  return all && all.length > 0 ? all : undefined
}

function listQuestions({ question, answer }: Given) {
  return question && answer
    ? [{ id: createSlug(question).slice(0, 40).replace(/-$/, '') || 'question', question, answer }]
    : []
}

/** As JSON has it, which holds nothing undefined. */
function dropUndefined(content: object): object {
  return JSON.parse(JSON.stringify(content))
}

/** The name of a new course, city or service in an address of this site, for links to it. */
export function findPiecePath(kind: NewPieceKind, slug: string): string {
  return kind === 'course' ? `/courses/${slug}` : `${pieces[kind].path}/${slug}`
}
