import { type Environment, findSiteUrl } from '../../environment.ts'
import { localeCodes } from '../../locales/locales.ts'
import { ownerLocale } from '../../locales/owner.ts'
import { localizePath } from '../../locales/paths.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { memoize } from '../../memoize.ts'
import { site } from '../../model/kinds/site.ts'
import { addDays, today } from '../../model/today.ts'
import { readPlaces } from '../counts/places.ts'
import { isTold, readSums } from '../counts/read-counts.ts'
import { sources } from '../counts/sources.ts'
import type { Sum } from '../counts/store.ts'

export const loadCountWords = memoize(() => loadFunctionI18n(ownerLocale, 'counts'))

/** A line of a week: its sum beside that of the week before, and its largest parts, some of which lead to a page. */
type Line = { id: string; title: string; total: string; parts: (Part & { count: string })[] }

type Part = { text: string; path?: string }

/** Parts of a line; more say little. */
const mostParts = 5

/** The last seven days in five lines, each beside the seven days before. */
export async function readWeek(): Promise<Line[]> {
  const i18n = loadCountWords()
  const [start, middle, end] = [addDays(-14), addDays(-7), today()]
  const sums = (await readSums(start)).filter(({ day }) => day < end)

  function createLine(id: string, title: string, kinds: string[], describe: (sum: Sum) => Part): Line {
    const own = sums.filter(({ kind }) => kinds.includes(kind))
    const week = own.filter(({ day }) => day >= middle)
    const before = add(own.filter(({ day }) => day < middle))
    const parts = [...Map.groupBy(week, (sum) => JSON.stringify(describe(sum))).values()]
      .map((group) => ({ group, count: add(group) }))
      .sort((a, b) => b.count - a.count)
      .slice(0, mostParts)
      .flatMap(({ group: [sum], count }) => (sum ? { ...describe(sum), count: sayCount(count) } : []))
    const total = i18n.t('counts.total', { week: sayCount(add(week)), before: sayCount(before) })
    return { id, title, total, parts }
  }

  return [
    createLine('visits', i18n.t('counts.visits'), ['visit'], ({ source }) => ({ text: nameSource(source) })),
    createLine('messages', i18n.t('counts.messages'), ['contact'], describePage),
    createLine('reserved', i18n.t('counts.reserved'), ['booking', 'course'], describePage),
    createLine('machines', i18n.t('counts.machines'), ['machine'], ({ source, what }) => ({
      text: `${source} ${what}`,
    })),
    createLine('topics', i18n.t('counts.topics'), ['topic'], describeTopic),
  ]
}

function add(sums: Sum[]): number {
  return sums.reduce((sum, { count }) => sum + count, 0)
}

/** A sum in words, in which nobody is seen alone. */
export function sayCount(count: number): string {
  const i18n = loadCountWords()
  if (!isTold(count)) return i18n.t('counts.few')
  return count === 0 ? i18n.t('counts.none') : i18n.number(count)
}

function nameSource(source: string): string {
  const i18n = loadCountWords()
  return i18n.t(`counts.source.${sources.find((known) => known === source) ?? 'direct'}`)
}

function describePage({ what }: Sum) {
  return { text: what, path: what }
}

/** The heading of the section where an answer would stand. */
function describeTopic({ what, locale }: Sum) {
  const i18n = loadCountWords()
  const code = localeCodes.find((one) => one === locale)
  const heading = readPlaces().topics[locale]?.[what]
  if (!code || heading === undefined) return { text: i18n.t('counts.topic.other') }
  const [page = '/', id] = what.split('#')
  return { text: heading, path: `${localizePath(page, code)}#${id}` }
}

export async function writeWeek(environment: Environment): Promise<string[]> {
  const url = findSiteUrl(environment, site.url)
  const week = site.counts ? await readWeek() : []
  return week.map(({ title, total, parts }) =>
    [
      `${title}: ${total}`,
      ...parts.map(({ text, path, count }) => `${text}: ${count}${path && path !== text ? ` ${url}${path}` : ''}`),
    ].join('\n'),
  )
}
