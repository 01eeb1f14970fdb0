import { plainText } from '../../content/localize.ts'
import { showcases, showcasesSchema } from '../../content/projects.ts'
import { projectIds } from '../../content/slugs.ts'
import { findProject } from '../../functions/chat/find-project.ts'
import { createPassageRanking } from '../../functions/chat/rank-passages.ts'
import { loadRanking } from '../../functions/shared/passages.ts'
import { localeCodes } from '../../locales/locales.ts'
import { localizeContent } from '../../pages/load-context.ts'

/** What a project's assistant suggests to ask it, the pages of the project answer. */
export function assistant(): string[] {
  return localeCodes.flatMap((locale) =>
    projectIds.flatMap((id) => {
      const project = findProject(id, locale)
      if (!project) return []
      const rank = createPassageRanking(project, locale, loadRanking)
      const { questions = [] } = localizeContent(locale, showcasesSchema, showcases, 'showcases')[id]
      return questions
        .map(plainText)
        .filter((question) => rank(question)?.answering.length === 0)
        .map((question) => `${locale}: no passage of ${id} answers "${question}"; suggest what its page answers`)
    }),
  )
}
