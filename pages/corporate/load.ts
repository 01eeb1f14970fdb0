import { corporate, corporateSchema } from '../../content/training.ts'
import { type LoadContext, loadPageMeta, localizeContent } from '../load-context.ts'
import { summarizeService } from '../shared/localized-content.ts'

export type CorporateData = ReturnType<typeof loadCorporate>

export function loadCorporate(context: LoadContext) {
  const { locale } = context
  const localized = localizeContent(locale, corporateSchema, corporate, 'corporate')
  return {
    ...loadPageMeta(context, 'corporate'),
    offer: {
      ...localized,
      programs: localized.programs.map((program) => ({
        ...program,
        services: program.services.map((slug) => summarizeService(locale, slug)),
      })),
    },
  }
}
