import type { Locale } from '../../locales/locales.ts'
import { privateAudiences } from '../../model/kinds/calls-to-action.ts'
import { serviceFacts } from '../../model/kinds/service-facts.ts'
import { findDemo } from '../case-study/load.ts'
import { listNextCourses } from '../courses/load.ts'
import { getSpecimen } from '../data/get-figure.ts'
import { loadServiceLine } from '../data/lines.ts'
import { type LoadContext, loadEntityMeta, loadPageLabel, localizeContent } from '../data/load-context.ts'
import { findCaseStudy, getService, listClaims, summarizeCity, summarizeService } from '../data/localized-content.ts'
import { listPosts } from '../data/posts.ts'
import { cityServicePages } from '../data/route-facts.ts'
import { loadCallToAction } from '../shared/call-to-action.ts'
import { renderSpecimen } from '../shared/figures/render-figure.ts'
import { createServiceFacts, createServicePrice } from '../shared/service-facts.ts'
import { summarizePost } from '../shared/summarize-post.ts'
import { describeLength, findPlan, writeDays, writeStep } from './plan.ts'

export type ServiceData = ReturnType<typeof loadService>
export type PlanData = Omit<ReturnType<typeof loadPlan>, 'name'>

export function loadPlan(locale: Locale, slug: string) {
  const service = getService(locale, slug)
  const plan = findPlan(service)
  return {
    name: service.name,
    plan: plan.map((step) => writeStep(step, locale)),
    length: describeLength(plan, locale),
    days: writeDays(plan, locale),
    stack: service.stack,
  }
}

export function loadService({ locale, params }: LoadContext<'service'>) {
  const service = getService(locale, params.service)
  const { post, callsFor, formats } = service
  const { length, ...plan } = loadPlan(locale, params.service)
  const isForTeams = !privateAudiences.includes(callsFor) && formats.some((format) => format !== 'consulting')
  return {
    ...service,
    ...loadEntityMeta(service),
    claims: listClaims(locale, `services.${params.service}`),
    slug: params.service,
    ...plan,
    length,
    /** Left out if it is the plan, which is shown already. */
    scope: service.scope === findPlan(service) ? undefined : service.scope,
    specimen: renderSpecimen(locale, getSpecimen(locale, params.service)),
    line: loadServiceLine(locale, params.service),
    price: createServicePrice(locale, service, length),
    facts: createServiceFacts(locale, service),
    caseStudy: findCaseStudy(locale, service.caseStudy),
    demo: service.caseStudy && findDemo(locale, service.caseStudy)?.id,
    article: localizeContent(locale, serviceFacts).article,
    /** A post that is not published yet is not linked. */
    post: post !== undefined && listPosts(locale).includes(post) ? summarizePost(locale, post) : undefined,
    related: service.related.map((slug) => summarizeService(locale, slug)),
    corporate: isForTeams ? loadPageLabel(locale, 'corporate') : undefined,
    cities: cityServicePages
      .filter(({ service }) => service === params.service)
      .map(({ city }) => summarizeCity(locale, city)),
    nextCourses: listNextCourses(locale, ({ service }) => service === params.service),
    callToAction: loadCallToAction(locale, callsFor, { service: params.service }),
  }
}
