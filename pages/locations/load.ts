import { citySlugs } from '../../content/slugs.ts'
import { writeWay } from '../city/journey.ts'
import { type LoadContext, loadPageMeta } from '../load-context.ts'
import { loadCallToAction } from '../shared/call-to-action.ts'
import { summarizeCity } from '../shared/localized-content.ts'

export function loadLocations(context: LoadContext) {
  return {
    ...loadPageMeta(context, 'locations'),
    callToAction: loadCallToAction(context.locale),
    cities: citySlugs.map((slug) => ({ ...summarizeCity(context.locale, slug), way: writeWay(context.locale, slug) })),
  }
}
