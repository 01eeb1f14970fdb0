import type { Locale } from '../../locales/locales.ts'
import { memoize } from '../../memoize.ts'
import { laws } from '../../model/kinds/laws.ts'
import { projects } from '../../model/kinds/projects.ts'
import { type Task, tasks, verdicts } from '../../model/kinds/tasks.ts'
import type { LocalizedText } from '../../model/kit/localize.ts'
import { type LoadContext, loadPageLabel, localizeContent, type PageMeta } from '../data/load-context.ts'
import { getCaseStudy, getService } from '../data/localized-content.ts'
import { hasPages } from '../data/route-facts.ts'
import { href } from '../data/routes.ts'
import { loadCallToAction } from '../shared/call-to-action.ts'

export type TasksData = PageMeta & ReturnType<typeof loadTasks>
export type TaskList = ReturnType<typeof listTasks>

export function loadTasks({ locale }: LoadContext) {
  return { tasks: listTasks(locale), callToAction: loadCallToAction(locale) }
}

/** The tasks with the pages that show them. */
export const listTasks = memoize((locale: Locale) => {
  const { items, ...texts } = localizeContent(locale, tasks)
  return {
    ...texts,
    items: items.map(({ page, ...task }) => ({
      ...task,
      page: page && hasPages(pageRoutes[page.route]) ? { kind: page.route, ...findPage(page, locale) } : undefined,
    })),
  }
})

export type TaskGroups = ReturnType<typeof groupTasks>

/** The tasks by their verdicts, for the home page. */
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

/** The routes of the pages that tasks lead to. */
const pageRoutes = {
  service: 'service',
  caseStudy: 'caseStudy',
  demo: 'projects',
  rules: 'rules',
  corporate: 'corporate',
} as const

function findPage(page: NonNullable<Task['page']>, locale: Locale): { path: string; name: LocalizedText } {
  switch (page.route) {
    case 'service':
      return { path: href('service', { service: page.slug }, locale), name: getService(locale, page.slug).name }
    case 'caseStudy':
      return { path: href('caseStudy', { caseStudy: page.slug }, locale), name: getCaseStudy(locale, page.slug).name }
    case 'demo':
      return {
        path: `${href('projects', {}, locale)}?demo=${page.slug}`,
        name: localizeContent(locale, projects.get(page.slug)).title,
      }
    case 'rules': {
      const law = localizeContent(locale, laws).rows.find(({ id }) => id === page.slug)
      return { path: `${href('rules', {}, locale)}#${page.slug}`, name: law?.title ?? page.slug }
    }
    case 'corporate':
      return { path: href('corporate', {}, locale), name: loadPageLabel(locale, 'corporate') }
  }
}
