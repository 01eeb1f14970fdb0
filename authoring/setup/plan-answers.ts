import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { hashText } from '../../locales/freshness.ts'
import type { Locale } from '../../locales/locales.ts'
import { describeLanguage, tell } from '../../locales/owner.ts'
import { changePo, readPo } from '../../locales/po-file.ts'
import { listContentTexts } from '../../model/catalogs.ts'
import { unnamedTown } from '../../model/kinds/cities.ts'
import { optionalPages, readTown, siteSchema } from '../../model/kinds/site.ts'
import { createSlug } from '../../model/kinds/slugs.ts'
import { shippedFile } from '../../model/samples.ts'
import { isPlaceholder } from '../../model/site-samples.ts'
import { OwnerError, type Problem, refuse, suggestName } from '../../owner-error.ts'
import { ownerFolder } from '../../owner-files.ts'
import { findContent, planContent, replaceValue } from '../files/content.ts'
import type { Edits } from '../files/journal.ts'
import { setSigns } from '../texts/typography.ts'
import { type Answers, answersName, readAnswers, siteFields } from './answers.ts'
import { changePieces, findGone, type PieceChange } from './change-pieces.ts'
import { changeFirstLanguage } from './first-language.ts'
import { findSentences, noteFormer } from './former.ts'
import { changeJson, keptLists, kinds, listNames, pieces, readJson, readPath } from './pieces.ts'
import { planChanges } from './plan-changes.ts'
import { keepPublished } from './published.ts'
import { readFirstLanguage } from './rewrite.ts'

/** The files as they would be written, and sentences about what that means. */
export type Plan = { edits: Edits; notes: string[] }

/**
 * Plans what makes the site another owner's; nothing is written.
 *
 * @throws OwnerError that names unknown keys and names, or what keeps a language from being the first
 */
export async function planAnswers(input: unknown): Promise<Plan> {
  const answers = readAnswers(input)
  const gone = listGone(answers)
  const notes: string[] = []
  const edits = await planChanges((root) => {
    const first = changeLanguages(root, answers, notes, findGone(root, gone))
    changeWords(root, answers.words ?? {}, first)
    for (const [kind, all] of Map.groupBy(gone, ({ kind }) => kind))
      notes.push(tell('setup.note.gone', { kind, names: all.map(({ name }) => name).join(', ') }))
    const former = gone.length > 0 ? changePieces(root, gone).former : []
    noteFormer(root, [...former, ...findSentences(listFormerFacts(answers))])
    const { owner = {}, terms = {}, words = {}, daysOff } = answers
    const fields = [...listGiven(owner, siteFields.owner), ...listGiven(terms, siteFields.terms)]
    changeSite(root, answers, first, fields, notes)
    // Given words are the owner's even where they are those of the sample.
    const given = new Set([...Object.keys(words), ...fields.map(([path]) => `site.${path}`)])
    changeJson(shippedFile, root, (all) => Object.fromEntries(Object.entries(all).filter(([id]) => !given.has(id))))
    if (daysOff) changeJson('content/booking.json', root, (whole) => ({ ...whole, daysOff: daysOff.toSorted() }))
    if (answers.callMinutes) changeCall(root, answers.callMinutes)
    changeJson('content/brand.json', root, (whole) => ({ ...whole, ...answers.brand }))
    // An empty list is nobody's invention, so it is no sample.
    const isLeft = (['skill', 'tool', 'platform'] as const).some((kind) => listNames(kind, root).length > 0)
    if (!isLeft) changeJson('content/skills.json', root, (whole) => ({ ...whole, sample: false }))
    return {}
  })
  return { edits, notes }
}

/** The owner's name, address, accounts and town as they were, where the answers have others. */
function listFormerFacts({ owner = {}, cities = listNames('city') }: Answers): string[] {
  const site = readJson('content/site.json', ownerFolder)
  return Object.entries(siteFields.owner).flatMap(([key, { path }]) => {
    const before = String(readPath(site, path) ?? '')
    const given: unknown = owner[key as keyof typeof owner]
    const isSame = given === undefined || [given, ...Object.values(Object(given))].includes(before)
    const town = readTown(before)
    const words = key === 'city' ? town : before
    // The others are words of a sentence, or a code of two letters; a town with a page is one that the owner comes to.
    const isNamed =
      !['language', 'title', 'tagline', 'country'].includes(key) &&
      !(key === 'city' && cities.includes(createSlug(town)))
    return isNamed && words && !isSame ? words : []
  })
}

function listGone(answers: Answers): PieceChange[] {
  const gone: PieceChange[] = []
  const problems: Problem[] = []
  for (const answer of keptLists) {
    const kept = answers[answer]
    if (!kept) continue
    const own = kinds.filter((kind) => pieces[kind].answer === answer)
    // A page that was taken out comes back with its words.
    const known: string[] =
      answer === 'pages' ? [...optionalPages, 'cityService'] : own.flatMap((kind) => listNames(kind))
    for (const name of kept.filter((each) => !known.includes(each))) {
      const [found, remedy] = [tell('setup.wrong.name', { name }), suggestName(name, known)]
      problems.push({ code: 'unknown-name', file: answersName, field: answer, found, remedy })
    }
    for (const kind of own) for (const name of listNames(kind)) if (!kept.includes(name)) gone.push({ kind, name })
  }
  if (answers.pages?.includes('cityService') === false)
    for (const name of listNames('city-service')) gone.push({ kind: 'city-service', name })
  if (problems.length > 0) throw new OwnerError(...problems)
  return gone
}

/** @returns the language that the content is written in then */
function changeLanguages(
  root: string,
  { languages }: Answers,
  notes: string[],
  isGone: (id: string) => boolean,
): Locale {
  const present = readJson('content/site.json', root).languages
  const old = readFirstLanguage(root)
  const [first = old] = languages ?? []
  if (first !== old) {
    changeFirstLanguage(root, old, first, isGone)
    notes.push(tell('setup.note.first', { first: describeLanguage(first), old: describeLanguage(old) }))
  }
  if (!languages || String(languages) === String(present)) return first
  notes.push(tell('setup.note.languages', { languages: languages.map((code) => describeLanguage(code)).join(', ') }))
  changeJson('content/site.json', root, (site) => {
    const owner = Object(site.owner)
    const spoken: Array<{ code: string }> = Array.isArray(owner.languages) ? owner.languages : []
    const known = (code: string) => spoken.find((each) => each.code === code) ?? { code, use: 'teaching' }
    return { ...site, languages, owner: { ...owner, languages: languages.map(known) } }
  })
  return first
}

function changeSite(
  root: string,
  { owner = {}, site = {}, terms = {}, pages, booking, newsletter, counts, contentSignals }: Answers,
  first: Locale,
  fields: Given,
  notes: string[],
) {
  const before = readJson('content/site.json', root)
  const given = [...fields]
  // Without an amount there is nothing that it covers.
  for (const kind of ['workshop', 'twoDay', 'program'] as const)
    if (terms[`${kind}Euros`] === null) given.push([`terms.${kind}Price`, null])
  // Facts of the sample that stand on another one, and the days off of its town, go with it.
  const samples = [before.samples].flat()
  const drop = (isGiven: boolean, path: string) => isGiven && samples.includes(path) && given.push([path, null])
  drop(terms.groupSize !== undefined, 'terms.mostPeople')
  drop(terms.fundae !== undefined, 'terms.fundaeNotice')
  drop(owner.city !== undefined, 'holidays')
  const kept = pages && optionalPages.filter((name) => pages.includes(name))
  const direct = { name: owner.name, url: site.url, pages: kept, booking, newsletter, counts, contentSignals }
  given.push(...Object.entries(direct).filter(([, value]) => value !== undefined))
  // A placeholder's code cannot be read where its account is gone.
  if (owner.github === null && isPlaceholder(String(before.repository))) given.push(['repository', null])
  const old = Object(before.owner)
  const place = String(pickWords(owner.city, first) ?? '')
  if (place && place !== old.place)
    given.push(['owner.mapUrl', `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`])
  // A town in Chinese signs is named by its words in another language.
  const names = [place, ...Object.values(typeof owner.city === 'object' ? owner.city : {})]
  if (place) moveHome(root, names.map((name) => createSlug(readTown(name))).find(Boolean) ?? unnamedTown)
  if (owner.country && owner.country !== old.country) {
    const zone = owner.timeZone ?? findZone(owner.country, place || old.place, old.timeZone)
    if (owner.timeZone === undefined) given.push(['owner.timeZone', zone])
    const rate = terms.vatRate ?? Object(before.terms).vatRate ?? v.getDefault(siteSchema.entries.terms.entries.vatRate)
    notes.push(tell('setup.note.country', { zone, rate }))
  }
  // The addresses of a sample are nobody's once the site has an address of its own.
  if (site.url && isPlaceholder(String(before.url)) && !isPlaceholder(site.url)) keepPublished(root, () => false)
  changeJson('content/site.json', root, (whole) => {
    const set = (site: unknown, [path, value]: Given[number]) => {
      const words = pickRequired(value, first, path)
      return replaceValue(site, path.split('.'), () => words ?? undefined)
    }
    const changed = Object(given.reduce(set, whole))
    const samples: string[] = changed.samples ?? []
    return {
      ...changed,
      samples: samples.filter((sample) => !given.some(([path]) => `${path}.`.startsWith(`${sample}.`))),
    }
  })
  // The hours of appointments stay what they are on the owner's clock.
  const zone = given.find(([path]) => path === 'owner.timeZone')?.[1]
  if (zone)
    changeJson('content/booking.json', root, (booking) =>
      booking.zone === old.timeZone ? { ...booking, zone } : booking,
    )
  for (const [path, value] of given) writeOthers(root, `site.${path}`, { value, before: readPath(before, path), first })
}

type Given = Array<[path: string, value: unknown]>

function listGiven(answers: Record<string, unknown>, fields: Record<string, { path: string }>): Given {
  return Object.entries(fields).flatMap(([key, { path }]) => (answers[key] === undefined ? [] : [[path, answers[key]]]))
}

/** The zone of a country: the present one if it is one of its own, else that of the town, of this machine, or the first. */
function findZone(country: string, place: string, present: string): string {
  const zones = new Intl.Locale(`und-${country}`).getTimeZones() ?? []
  const town = createSlug(readTown(place))
  const [own] = zones.filter((zone) => createSlug(zone.split('/').at(-1) ?? '') === town)
  const machine = Intl.DateTimeFormat().resolvedOptions().timeZone
  return [present, own, machine].find((zone) => zone && zones.includes(zone)) ?? zones[0] ?? present
}

/** Meetings are where the owner lives, and in no town of the former one's that has no page; ways from there are the former one's. */
function moveHome(root: string, home: string) {
  const pages = listNames('city', root)
  changeJson('content/booking.json', root, (booking) => {
    const types = Object(booking.types)
    const places: string[] = types.visit.places.filter(
      (place: string) => place !== booking.home || pages.includes(place),
    )
    types.visit.places = [...new Set([home, ...places])]
    return { ...booking, home }
  })
  changeJson('content/journeys.json', root, (journeys) => {
    const [start] = Object(journeys.towns).filter((town: { minutes?: number }) => town.minutes === undefined)
    return start?.id === home ? journeys : { ...journeys, towns: [] }
  })
}

/** @throws OwnerError for an id that no text has, and for words that do not fit */
function changeWords(root: string, given: Record<string, unknown>, first: Locale) {
  for (const [id, value] of Object.entries(given)) {
    const found = findContent(id)
    const isText = found !== undefined && v.getMetadata(found.schema).isTranslatable === true
    if (!isText) {
      const known = listContentTexts().map((text) => text.id)
      const place = { file: answersName, field: `words.${id}` }
      throw refuse('unknown-name', place, tell('setup.wrong.id'), suggestName(id, known))
    }
    // Null takes a text out that may be missing.
    const words = pickRequired(value, first, `words.${id}`) ?? undefined
    for (const [file, text] of planContent(found.part, found.keys, () => words, root))
      writeFileSync(join(root, file), String(text))
    writeOthers(root, id, { value, before: found.value, first })
  }
}

/** @throws OwnerError where there are words in other languages alone */
function pickRequired(value: unknown, first: Locale, field: string): unknown {
  const words = pickWords(value, first)
  if (words !== undefined) return typeof words === 'string' ? setSigns(words, first) : words
  const found = tell('setup.wrong.missing', { language: describeLanguage(first) })
  throw refuse('missing-field', { file: answersName, field }, found)
}

/** A call of another length; it begins as often as before, or one after the other. */
function changeCall(root: string, minutes: number) {
  changeJson('content/booking.json', root, (booking) => {
    const types = Object(booking.types)
    const step = types.call.step === types.call.minutes ? minutes : types.call.step
    return { ...booking, types: { ...types, call: { ...types.call, minutes, step } } }
  })
}

function pickWords(value: unknown, first: Locale): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object(value)[first] : value
}

/**
 * Puts the words that were given into the other languages too. One without words of its own gets those of the first as a draft, because
 * what stands there is the former owner's.
 */
function writeOthers(
  root: string,
  id: string,
  { value, before, first }: { value: unknown; before: unknown; first: Locale },
) {
  const given = pickWords(value, first)
  if (typeof given !== 'string') return
  const words = setSigns(given, first)
  const source = hashText(words)
  for (const file of globSync(`locales/*/content/${id.split('.')[0]}.po`, { cwd: root })) {
    const [, locale = ''] = file.split(/[\\/]/)
    const catalog = readFileSync(join(root, file), 'utf8')
    const known = readPo(catalog).get(id)
    const text: unknown = typeof value === 'object' ? Object(value)[locale] : undefined
    if (locale === first || (text === undefined && (words === before || !known?.text))) continue
    const own = typeof text === 'string' ? setSigns(text, locale) : text
    const change = { source, isDraft: text === undefined, text: String(own ?? words) }
    writeFileSync(join(root, file), changePo(catalog, new Map([[id, change]])))
  }
}
