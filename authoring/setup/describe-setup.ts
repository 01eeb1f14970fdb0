import type * as v from 'valibot'
import { createDayWriter } from '../../locales/date-format.ts'
import { defaultLocale, locales } from '../../locales/locales.ts'
import type { messageIds } from '../../locales/message-ids.ts'
import { ownerLocale, tell } from '../../locales/owner.ts'
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
import { isLeadingText, siteFields } from './answers.ts'
import { keptLists, kinds, listNames, pieces, readJson, readPath } from './pieces.ts'

type Option = { name: string; label: string }

/** One thing to answer: its key in the answers, how it is asked for, and what stands there now; of a list, what is kept. */
export type Question = Omit<FieldControl, 'options'> & { key: string; options?: Option[] }

type Unnamed = Omit<Question, 'name'>

type Asked = Extract<(typeof messageIds)[number], `setup.ask.${string}`>

/** The questions of setup, in their order. */
export function describeSetup(): Question[] {
  const site = readJson('content/site.json', ownerFolder)
  const text = (key: string, path: string): Unnamed => {
    return { key, control: 'line', value: String(readPath(site, path) ?? ''), isOptional: true }
  }
  const choices = (key: string, options: Option[], value: unknown): Unnamed => {
    return { key, control: 'choices', options, value, isOptional: false }
  }
  const ask = (group: 'owner' | 'terms') =>
    Object.entries(siteFields[group]).map(([name, { path, schema }]): Unnamed => {
      const asked = text(`${group}.${name}`, path)
      if (name === 'language')
        return { ...asked, control: 'choice', options: languages, value: ownerLocale, isOptional: false }
      const options = listPicks(schema).map((each) => ({ name: each, label: each }))
      return options.length > 0 ? { ...asked, control: 'choice', options } : asked
    })
  const languages = Object.entries(locales).map(([name, { name: label }]) => ({ name, label }))
  const questions: Unnamed[] = [
    ...ask('owner'),
    text('site.url', 'url'),
    ...listLeadingTexts(),
    choices('languages', languages, site.languages),
    ...keptLists.map((answer) => {
      const options = answer === 'pages' ? listPages() : listOptions(answer)
      const names = answer === 'pages' ? listNames('page') : options.map(({ name }) => name)
      return choices(answer, options, names)
    }),
    {
      key: 'callMinutes',
      control: 'number',
      value: bookingSettings.types.call.minutes,
      isOptional: false,
    },
    ...ask('terms'),
    askDaysOff(),
    ...['booking', 'newsletter', 'counts'].map((key): Unnamed => {
      return { key, control: 'yes-no', value: site[key] ?? true, isOptional: false }
    }),
    choices(
      'contentSignals',
      contentUses.map((name) => ({ name, label: tell(`setup.use.${name}`) })),
      owned.contentSignals,
    ),
    ...(['model', 'rule', 'person', 'slate'] as const).map((ink): Unnamed => {
      return { key: `brand.${ink}`, control: 'color', value: brand[ink], isOptional: false }
    }),
  ]
  return questions.map((question) => ({ ...question, name: tell(`setup.ask.${question.key}` as Asked) }))
}

/** Those that are chosen, and those that the region of the postal address may have. */
function askDaysOff(): Unnamed {
  const { country, address = '' } = owned.owner
  const [postcode = ''] = /\b\d{5}\b/.exec(address) ?? []
  const offered = country === 'ES' ? listRegionalDays(today(), postcode) : []
  const write = createDayWriter(ownerLocale)
  const days = [...new Set([...bookingSettings.daysOff, ...offered])].sort()
  return {
    key: 'daysOff',
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
function listLeadingTexts(): Unnamed[] {
  return listContentTexts().flatMap(({ id, english }) => {
    const route = routeNames.find((each) => id.startsWith(`meta.${each}.`))
    return !isLeadingText(id) || (route && !hasPages(route, defaultLocale))
      ? []
      : { key: `words.${id}`, control: 'line' as const, value: english, isOptional: true }
  })
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
