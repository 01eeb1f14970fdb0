import { serviceSlugs } from '../../content/slugs.ts'
import { type LoadContext, loadPageMeta } from '../load.ts'
import { summarizeService } from '../summaries.ts'

export type ServicesData = ReturnType<typeof loadServices>

export function loadServices(context: LoadContext) {
  return {
    ...loadPageMeta(context, 'services'),
    services: serviceSlugs.map((slug) => summarizeService(context.locale, slug)),
  }
}
