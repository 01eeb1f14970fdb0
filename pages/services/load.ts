import { serviceSlugs } from '../../content/slugs.ts'
import { type LoadContext, loadPageMeta } from '../load-context.ts'
import { loadCallToAction } from '../shared/call-to-action.ts'
import { loadLeadingOffers, summarizeService } from '../shared/localized-content.ts'

export type ServicesData = ReturnType<typeof loadServices>

export function loadServices(context: LoadContext) {
  return {
    ...loadPageMeta(context, 'services'),
    leading: loadLeadingOffers(context.locale),
    callToAction: loadCallToAction(context.locale, 'team', { next: 'caseStudies' }),
    services: serviceSlugs.map((slug) => summarizeService(context.locale, slug)),
  }
}
