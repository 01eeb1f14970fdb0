import { createDateFormat } from '../../locales/date-format.ts'
import { getSpace } from '../../locales/get-space.ts'
import type { Locale } from '../../locales/locales.ts'
import { getPunctuation } from '../../locales/punctuation.ts'
import { about, experience, hero, skills, testimonials } from '../../model/kinds/profile.ts'
import { site } from '../../model/kinds/site.ts'
import { serviceSlugs } from '../../model/kinds/slugs.ts'
import { listNextCourses } from '../courses/load.ts'
import { getSpecimen } from '../data/get-figure.ts'
import { type LoadContext, localizeContent, type PageMeta } from '../data/load-context.ts'
import { findCaseStudy, getService, listClaims, summarizeService } from '../data/localized-content.ts'
import { listPosts } from '../data/posts.ts'
import { hasPages } from '../data/route-facts.ts'
import { href } from '../data/routes.ts'
import { loadCallToAction } from '../shared/call-to-action.ts'
import { renderSpecimen } from '../shared/figures/render-figure.ts'
import { summarizePost } from '../shared/summarize-post.ts'
import { groupTasks, listTasks } from '../tasks/load.ts'

export type HomeData = PageMeta & ReturnType<typeof loadHome>

export function loadHome({ locale }: LoadContext) {
  const { owner } = localizeContent(locale, site)
  const { colon } = getPunctuation(locale)
  return {
    colon: colon + getSpace(colon),
    hero: localizeContent(locale, hero),
    about: localizeContent(locale, about),
    skills: localizeContent(locale, skills),
    experience: localizeContent(locale, experience),
    testimonials: localizeContent(locale, testimonials).map((item) => ({
      ...item,
      initials: getInitials(item.name),
      comma: getPunctuation(locale).comma,
      monthText:
        item.month &&
        createDateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(item.month)),
    })),
    owner: { name: owner.name, initials: getInitials(owner.name), portrait: owner.portrait },
    callToAction: loadCallToAction(locale),
    nextCourses: listNextCourses(locale),
    tasks: hasPages('tasks', locale) ? groupTasks(locale) : undefined,
    specimen: loadSpecimen(locale, hero.specimen),
    claims: listClaims(locale, 'home'),
    services: serviceSlugs.map((slug) => summarizeService(locale, slug)),
    caseStudies: hero.caseStudies.flatMap((slug) => findCaseStudy(locale, slug) ?? []),
    posts: listPosts(locale)
      .slice(0, 3)
      .map((slug) => {
        const { summary, miniature, ...post } = summarizePost(locale, slug)
        return post
      }),
  }
}

function loadSpecimen(locale: Locale, service: string | undefined) {
  const specimen = service && getSpecimen(locale, service)
  // The file that can be kept stands on the page of the service.
  const html = specimen && renderSpecimen(locale, 'file' in specimen ? { ...specimen, file: undefined } : specimen)
  if (!html) return undefined
  const path = href('service', { service }, locale)
  const task = listTasks(locale).items.find(({ verdict, page }) => verdict === 'helps' && page?.path === path)
  return { service, name: getService(locale, service).name, html, task: task?.name }
}

function getInitials(name: string): string {
  const words = name.split(' ').map((word) => word.charAt(0))
  return words.join('').slice(0, 2)
}
