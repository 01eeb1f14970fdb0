import type { Locale } from '../../locales/locales.ts'
import { memoize } from '../../memoize.ts'
import { laws } from '../../model/kinds/laws.ts'
import { steps, writeFragment } from '../../model/kinds/line.ts'
import { projects } from '../../model/kinds/projects.ts'
import { type Task, tasks, verdicts } from '../../model/kinds/tasks.ts'
import type { LocalizedText } from '../../model/kit/localize.ts'
import { createLine } from '../data/lines.ts'
import { type LoadContext, loadPageLabel, localizeContent, type PageMeta } from '../data/load-context.ts'
import { getCaseStudy, getService, listCaseStudies } from '../data/localized-content.ts'
import { hasPages } from '../data/route-facts.ts'
import { href, type RouteName, type RouteParams } from '../data/routes.ts'

export type TasksData = PageMeta & ReturnType<typeof loadTasks>
export type TaskList = ReturnType<typeof listTasks>

export type LineWords = TasksData['words']

export function loadTasks({ locale }: LoadContext) {
  const { items, line, names } = localizeContent(locale, tasks)
  const lines = items.map(({ id, name, steps }) => ({ id, line: createLine(name, steps) }))
  const isMixed = ({ line }: (typeof lines)[number]) => steps.every((step) => line.steps.some(({ by }) => by === step))
  // The longest, with a step of each kind.
  const [example] = lines.toSorted(
    (one, other) => Number(isMixed(other)) - Number(isMixed(one)) || other.line.steps.length - one.line.steps.length,
  )
  const { groups, ...list } = groupTasks(locale)
  return {
    tasks: { ...list, items: groups.flatMap((group) => group.items) },
    words: { ...line, names },
    example: example?.line,
    fragments: Object.fromEntries(lines.map(({ id, line }) => [id, writeFragment(line)])),
  }
}

export const listTasks = memoize((locale: Locale) => {
  const { items, line: _, names: __, ...texts } = localizeContent(locale, tasks)
  return {
    ...texts,
    items: items.map(({ page, steps: _, ...task }) => ({ ...task, page: page && findPage(page, locale) })),
  }
})

export const groupTasks = memoize((locale: Locale) => {
  const { items, ...texts } = listTasks(locale)
  const groups = verdicts
    .map((verdict) => ({ verdict, items: items.filter((item) => item.verdict === verdict) }))
    .filter((group) => group.items.length > 0)
  return {
    ...texts,
    groups,
    /** As wide as their shares, but never too narrow for the names of tasks. */
    shares: groups.map((group) => `minmax(10rem, ${group.items.length}fr)`).join(' '),
    /** The page opens on one that needs no model, which surprises. */
    first: (items.find(({ verdict }) => verdict !== 'helps') ?? items[0])?.id,
  }
})

/** The page that shows a task; undefined if the site does not have it in a language. */
function findPage(page: NonNullable<Task['page']>, locale: Locale) {
  const link = <Name extends RouteName>(route: Name, params: RouteParams<Name>, name: LocalizedText, suffix = '') =>
    hasPages(route, locale) ? { kind: page.route, path: href(route, params, locale) + suffix, name } : undefined
  switch (page.route) {
    case 'service':
      return link('service', { service: page.slug }, getService(locale, page.slug).name)
    case 'caseStudy':
      if (!listCaseStudies(locale).includes(page.slug)) return undefined
      return link('caseStudy', { caseStudy: page.slug }, getCaseStudy(locale, page.slug).name)
    case 'demo':
      return link('projects', {}, localizeContent(locale, projects.get(page.slug)).title, `?demo=${page.slug}`)
    case 'rules': {
      const law = localizeContent(locale, laws).rows.find(({ id }) => id === page.slug)
      return link('rules', {}, law?.title ?? page.slug, `#${page.slug}`)
    }
    case 'corporate':
      return link('corporate', {}, loadPageLabel(locale, 'corporate'))
  }
}
