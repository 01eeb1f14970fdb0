import { additionalProjects, additionalProjectsSchema, projects, projectsSchema } from '../../content/projects.ts'
import { site } from '../../content/site.ts'
import { projectIds } from '../../content/slugs.ts'
import { type LoadContext, loadPageMeta, localizeContent } from '../load.ts'
import { summarizeCaseStudy } from '../summaries.ts'

export type ProjectsData = ReturnType<typeof loadProjects>

/** Demos that are built: a card leads to its demo as soon as there is one. */
const demos = Object.keys(import.meta.glob('../../demos/*/index.html'))

export function loadProjects(context: LoadContext) {
  const { locale } = context
  const localized = localizeContent(locale, projectsSchema, projects, 'projects')
  return {
    ...loadPageMeta(context, 'projects'),
    /** Where to look while no demo is built. */
    codeHost: site.social.github,
    projects: projectIds.map((id) => {
      const project = localized[id]
      return {
        ...project,
        id,
        demo: demos.includes(`../../demos/${id}/index.html`) ? `/demos/${id}/index.html` : undefined,
        caseStudy: project.caseStudy && summarizeCaseStudy(locale, project.caseStudy),
      }
    }),
    additional: localizeContent(locale, additionalProjectsSchema, additionalProjects, 'projects.additional'),
  }
}
