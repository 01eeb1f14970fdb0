import { additionalProjects, projects } from '../../model/kinds/projects.ts'
import { site } from '../../model/kinds/site.ts'
import { projectIds } from '../../model/kinds/slugs.ts'
import { isPlaceholder, isSample } from '../../model/site-samples.ts'
import { type LoadContext, localizeContent, type PageMeta } from '../data/load-context.ts'
import { findCaseStudy } from '../data/localized-content.ts'

export type ProjectsData = PageMeta & ReturnType<typeof loadProjects>
export type ProjectData = ReturnType<typeof loadProjects>['projects'][number]

export function loadProjects({ locale }: LoadContext) {
  return {
    /** Linked while no project has a demo. */
    codeHost: isSample('social.github') ? undefined : site.social.github,
    projects: projectIds.map((id) => {
      const { faq, ...project } = localizeContent(locale, projects.get(id))
      return {
        ...project,
        id,
        demo: project.repository ? undefined : `/demos/${id}/index.html?lang=${locale}`,
        code: findCode(id),
        faq: faq ?? [],
        caseStudy: findCaseStudy(locale, project.caseStudy),
      }
    }),
    additional: localizeContent(locale, additionalProjects),
  }
}

/** The address of a project's code; a placeholder leads to a stranger, so it is left out. */
function findCode(id: string): string | undefined {
  const { repository } = projects.get(id)
  if (repository) return isPlaceholder(repository) ? undefined : repository
  return !site.repository || isSample('repository') ? undefined : `${site.repository}/tree/main/demos/${id}`
}
