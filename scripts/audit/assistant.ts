import { plainText } from '../../content/localize.ts'
import { projectSchema, projects } from '../../content/projects.ts'
import { projectIds } from '../../content/slugs.ts'
import { createFindPassages, findProject, isAnswered } from '../../functions/chat/find-project.ts'
import { loadSearch } from '../../functions/shared/model/passages.ts'
import { localeCodes } from '../../locales/locales.ts'
import { localizeContent } from '../../pages/load-context.ts'

/** What a project's assistant suggests to ask it, the pages of the project answer. */
export async function assistant(): Promise<string[]> {
  const problems: string[] = []
  for (const locale of localeCodes) {
    for (const id of projectIds) {
      const project = findProject(id, locale)
      if (!project) continue
      const find = createFindPassages(project, locale, loadSearch)
      for (const question of (
        localizeContent(locale, projectSchema, projects.get(id), `projects.${id}`).questions ?? []
      ).map(plainText)) {
        if (!isAnswered(await find(question)))
          problems.push(`${locale}: no passage of ${id} answers "${question}"; suggest what its page answers`)
      }
    }
  }
  return problems
}
