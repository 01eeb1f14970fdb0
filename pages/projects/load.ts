import { additionalProjects, additionalProjectsSchema, projects, projectsSchema } from '../../content/projects.ts'
import { site } from '../../content/site.ts'
import { projectIds } from '../../content/slugs.ts'
import { type LoadContext, loadPageMeta, localizeContent } from '../load-context.ts'
import { summarizeCaseStudy } from '../shared/localized-content.ts'

export type ProjectsData = ReturnType<typeof loadProjects>

export type ProjectData = ProjectsData['projects'][number]

/** Screenshots of the demos, one for each language, made by `npm run screenshots`. */
const pictures = Object.keys(import.meta.glob('../../public/projects/*.webp'))

export function loadProjects(context: LoadContext) {
  const { locale } = context
  const localized = localizeContent(locale, projectsSchema, projects, 'projects')
  return {
    ...loadPageMeta(context, 'projects'),
    /** Linked while no project has a demo. */
    codeHost: site.social.github,
    projects: projectIds.map((id) => {
      const { faq, ...project } = localized[id]
      const picture = `/projects/${id}-${locale}.webp`
      return {
        ...project,
        id,
        demo: project.repository ? undefined : `/demos/${id}/index.html?lang=${locale}`,
        picture: pictures.includes(`../../public${picture}`) ? picture : undefined,
        code: project.repository ?? `${site.repository}/tree/main/demos/${id}`,
        faq: faq ?? [],
        caseStudy: project.caseStudy && summarizeCaseStudy(locale, project.caseStudy),
      }
    }),
    additional: localizeContent(locale, additionalProjectsSchema, additionalProjects, 'projects.additional'),
  }
}
