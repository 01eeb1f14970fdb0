import { cityServices } from '../../model/kinds/city-services.ts'
import { services } from '../../model/kinds/services.ts'
import { createJourney } from '../data/journey.ts'
import { type LoadContext, loadEntityMeta, localizeContent } from '../data/load-context.ts'
import { findCaseStudy, summarizeCity, summarizeService } from '../data/localized-content.ts'
import { loadCallToAction } from '../shared/call-to-action.ts'

export type CityServiceData = ReturnType<typeof loadCityService>

export function loadCityService({ locale, params }: LoadContext<'cityService'>) {
  const slug = `${params.city}/${params.service}`
  const page = localizeContent(locale, cityServices.get(slug))
  const service = summarizeService(locale, params.service)
  const { callsFor } = services.get(params.service)
  return {
    ...page,
    name: service.name,
    ...loadEntityMeta(page),
    city: summarizeCity(locale, params.city),
    service,
    journey: createJourney(locale, params.city),
    caseStudy: findCaseStudy(locale, page.caseStudy),
    callToAction: loadCallToAction(locale, callsFor, params),
  }
}
