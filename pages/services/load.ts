import { serviceSlugs } from '../../content/slugs.ts'
import { type LoadContext, loadPageMeta } from '../load-context.ts'
import { summarizeService } from '../shared/localized-content.ts'

export type ServicesData = ReturnType<typeof loadServices>

export function loadServices(context: LoadContext) {
  return {
    ...loadPageMeta(context, 'services'),
    services: serviceSlugs.map((slug) => summarizeService(context.locale, slug)),
  }
}
