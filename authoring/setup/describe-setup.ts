import type * as v from 'valibot'
import { createDayWriter } from '../../locales/date-format.ts'
import { locales } from '../../locales/locales.ts'
import { ownerLocale } from '../../locales/owner.ts'
import { contentParts, listContentTexts } from '../../model/catalogs.ts'
import { listRegionalDays } from '../../model/days-off.ts'
import { booking as bookingSettings } from '../../model/kinds/booking.ts'
import { brand } from '../../model/kinds/brand.ts'
import { pageMeta } from '../../model/kinds/page-meta.ts'
import { getPost } from '../../model/kinds/posts.ts'
import { contentUses, optionalPages, site as owned } from '../../model/kinds/site.ts'
import type { KnownSchema } from '../../model/kit/known-schema.ts'
import { today } from '../../model/today.ts'
import { ownerFolder } from '../../owner-files.ts'
import { hasPages } from '../../pages/data/route-facts.ts'
import { routeNames } from '../../pages/data/routes.ts'
import type { FieldControl } from '../files/field.ts'
import { leadingTexts, listLabels, siteFields } from './answers.ts'
import { kinds, listNames, pieces, readJson, readPath } from './pieces.ts'

type Option = { name: string; label: string }

/** One thing to answer: its key in the answers, how it is asked for, and what stands there now; of a list, what is kept. */
export type Question = Omit<FieldControl, 'options'> & { key: string; options?: Option[] }

/** The questions of setup, in their order. */
export function describeSetup(): Question[] {
  const site = readJson('content/site.json', ownerFolder)
  const text = (key: string, name: string, path: string): Question => {
    return { key, name, control: 'line', value: String(readPath(site, path) ?? ''), isOptional: true }
  }
  const choices = (key: string, name: string, options: Option[], value: unknown): Question => {
    return { key, name, control: 'choices', options, value, isOptional: false }
  }
  const ask = (group: 'owner' | 'terms') =>
    Object.entries(siteFields[group]).map(([name, { label, path, schema }]): Question => {
      const names = listPicks(schema)
      const options = names.map((each) => ({ name: each, label: each }))
      const asked = text(`${group}.${name}`, label, path)
      return names.length > 0 ? { ...asked, control: 'choice', options } : asked
    })
  const languages = Object.entries(locales).map(([name, { name: label }]) => ({ name, label }))
  return [
    ...ask('owner'),
    text('site.url', 'Address of the site', 'url'),
    ...listLeadingTexts(),
    choices('languages', 'Languages, the one that you write in first', languages, site.languages),
    ...Object.entries(listLabels).map(([answer, label]) => {
      const options = answer === 'pages' ? listPages() : listOptions(answer)
      const names = answer === 'pages' ? listNames('page') : options.map(({ name }) => name)
      return choices(answer, label, options, names)
    }),
    {
      key: 'callMinutes',
      name: 'A first call: how many minutes',
      control: 'number',
      value: bookingSettings.types.call.minutes,
      isOptional: false,
    },
    ...ask('terms'),
    askDaysOff(),
    ...Object.entries(switchLabels).map(([key, name]): Question => {
      return { key, name, control: 'yes-no', value: site[key] ?? true, isOptional: false }
    }),
    choices(
      'contentSignals',
      'What may machines use your texts for?',
      contentUses.map((name) => ({ name, label: useLabels[name] })),
      owned.contentSignals,
    ),
    ...(['model', 'rule', 'person', 'slate'] as const).map((ink): Question => {
      return { key: `brand.${ink}`, name: colorLabels[ink], control: 'color', value: brand[ink], isOptional: false }
    }),
  ]
}

/** Those that are chosen, and those that the region of the postal address may have. */
function askDaysOff(): Question {
  const { country, address = '' } = owned.owner
  const [postcode = ''] = /\b\d{5}\b/.exec(address) ?? []
  const offered = country === 'ES' ? listRegionalDays(today(), postcode) : []
  const write = createDayWriter(ownerLocale)
  const days = [...new Set([...bookingSettings.daysOff, ...offered])].sort()
  return {
    key: 'daysOff',
    name: 'Days off in your region, on which nobody can book; those of all Spain are off already',
    control: 'choices',
    options: days.map((name) => ({ name, label: write(name) })),
    value: bookingSettings.daysOff,
    isOptional: true,
  }
}

/** The names of which an answer is one, if it is. */
function listPicks(schema: v.GenericSchema): string[] {
  const known = schema as unknown as KnownSchema
  if (known.type === 'optional' || known.type === 'nullable') return listPicks(known.wrapped)
  return known.type === 'picklist' ? known.options : []
}

/** The words that are read first, of pages that the site has. */
function listLeadingTexts(): Question[] {
  return listContentTexts().flatMap(({ id, english }) => {
    const name = leadingTexts[id]
    const route = routeNames.find((each) => id.startsWith(`meta.${each}.`))
    return name === undefined || (route && !hasPages(route))
      ? []
      : { key: `words.${id}`, name, control: 'line' as const, value: english, isOptional: true }
  })
}

const switchLabels = { booking: 'Can visitors book a time?', newsletter: 'Is there a newsletter?' }

const useLabels = {
  search: 'Search engines that link to you',
  'ai-input': 'Answers of AI assistants, with your page as their source',
  'ai-train': 'Training of AI models',
}

const colorLabels = {
  model: 'First ink: what a model does, buttons and links',
  rule: 'Second ink: what a rule does',
  person: 'Third ink: what a person does, and all text',
  slate: 'Dark ground: footer, pictures for sharing',
}

/** All pages that a site can have, with the one that it does not have now. */
function listPages(): Option[] {
  return optionalPages.map((name) => ({
    name,
    label: pageMeta[name === 'ai-training' ? 'training' : name].label,
  }))
}

/** The pieces that a list of the answers names. */
function listOptions(answer: string): Option[] {
  return kinds
    .filter((kind) => pieces[kind].answer === answer)
    .flatMap((kind) =>
      listNames(kind).map((name) => ({ name, label: findTitle(`${pieces[kind].ids[0]}.${name}`, name) })),
    )
}

function findTitle(id: string, name: string): string {
  if (id.startsWith('figures.')) return getPost(name).title
  const part = contentParts.find((each) => id === each.id || id.startsWith(`${each.id}.`))
  const piece = part?.id === id ? part.content : [Object(part?.content)].flat().find((item) => Object(item).id === name)
  const { title, label, value, name: own } = Object(piece)
  return [value, label ?? own ?? title ?? name].filter(Boolean).join(' ')
}
