import { training, trainingSchema } from '../../content/training.ts'
import { type LoadContext, loadPageMeta, localizeContent } from '../load-context.ts'
import { summarizeService } from '../shared/localized-content.ts'

export type TrainingData = ReturnType<typeof loadTraining>

export function loadTraining(context: LoadContext) {
  const { locale } = context
  const localized = localizeContent(locale, trainingSchema, training, 'training')
  return {
    ...loadPageMeta(context, 'training'),
    offer: {
      ...localized,
      paths: localized.paths.map((path) => ({
        ...path,
        services: path.services.map((slug) => summarizeService(locale, slug)),
      })),
    },
  }
}
