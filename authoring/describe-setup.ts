import { createDayWriter } from '../locales/date-format.ts'
import { defaultLocale } from '../locales/locales.ts'
import type { MessageId } from '../locales/message-id.ts'
import { ownerLocale, tell } from '../locales/owner.ts'
import { contentParts, listContentTexts } from '../model/catalogs.ts'
import { listRegionalDays } from '../model/days-off.ts'
import { booking as bookingSettings } from '../model/kinds/booking.ts'
import { brand } from '../model/kinds/brand.ts'
import { pageMeta } from '../model/kinds/page-meta.ts'
import { getPost } from '../model/kinds/posts.ts'
import { optionalPages, site } from '../model/kinds/site.ts'
import { today } from '../model/today.ts'
import { hasPages } from '../pages/data/route-facts.ts'
import { routeNames } from '../pages/data/routes.ts'
import { findField } from './fields.ts'
import type { FieldControl } from './files/field.ts'
import { ownerLanguages } from './record.ts'
import { isLeadingText, siteFields } from './setup/answers.ts'
import { keptLists, kinds, listNames, pieces } from './setup/pieces.ts'

/** One thing to answer: its key in the answers, how it is asked for, and what stands there now; of a list, what is kept. */
export type Question = FieldControl & { key: string }

type Unnamed = Omit<Question, 'name'>

type Option = { name: string; label: string }

type Asked = Extract<MessageId, `setup.ask.${string}`>

export function describeSetup(): Question[] {
  const ask = (key: string, control: Question['control'], value: unknown): Unnamed => {
    return { key, control, value, isOptional: false }
  }
  const askAll = (group: 'owner' | 'terms') =>
    Object.entries(siteFields[group]).map(([name, { path }]) => askField(`${group}.${name}`, path))
  const questions: Array<Question | Unnamed> = [
    ...askAll('owner'),
    askField('site.url', 'url'),
    ...listLeadingTexts(),
    { ...ask('languages', 'choices', site.languages), options: ownerLanguages },
    ...keptLists.map((answer) => {
      const options = answer === 'pages' ? listPages() : listOptions(answer)
      const gone: string[] = answer === 'pages' ? optionalPages.filter((name) => !site.pages.includes(name)) : []
      const names = options.map(({ name }) => name).filter((name) => !gone.includes(name))
      return { ...ask(answer, 'choices', names), options }
    }),
    ask('callMinutes', 'number', bookingSettings.types.call.minutes),
    ...askAll('terms'),
    askDaysOff(),
    ...(['booking', 'newsletter', 'counts'] as const).map((key) => ask(key, 'yes-no', site[key])),
    askField('contentSignals', 'contentSignals'),
    ...(['model', 'rule', 'person', 'slate'] as const).map((ink) => ask(`brand.${ink}`, 'color', brand[ink])),
  ]
  return questions.map((question) =>
    'name' in question ? question : { ...question, name: tell(`setup.ask.${question.key}` as Asked) },
  )
}

/** A field of the owner's record, with the words that name it there; one that is left empty goes. */
function askField(key: string, path: string): Question {
  const field = findField(`site.${path}`, true)
  if (!field) throw new Error(`The record has no field ${path}`)
  if (key === 'owner.language')
    return { ...field, key, control: 'choice', options: ownerLanguages, value: ownerLocale, isOptional: false }
  return { ...field, key, value: field.value ?? '', isOptional: true }
}

/** Those that are chosen, and those that the region of the postal address may have. */
function askDaysOff(): Unnamed {
  const { country, address = '' } = site.owner
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

/** The words that are read first, of pages that the site has. */
function listLeadingTexts(): Unnamed[] {
  return listContentTexts().flatMap(({ id, english }) => {
    const route = routeNames.find((each) => id.startsWith(`meta.${each}.`))
    return !isLeadingText(id) || (route && !hasPages(route, defaultLocale))
      ? []
      : { key: `words.${id}`, control: 'line' as const, value: english, isOptional: true }
  })
}

/** All pages that a site can have, with those that it does not have now. Those of services in cities do not come back. */
function listPages(): Option[] {
  const pages = optionalPages.map((name) => ({
    name,
    label: pageMeta[name === 'ai-training' ? 'training' : name].label,
  }))
  const inCities = { name: 'cityService', label: tell('setup.page.cityService') }
  return listNames('city-service').length > 0 ? [...pages, inCities] : pages
}

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
