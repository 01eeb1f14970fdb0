import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import type { Place, Rank, Ranking } from '../../retrieval/rank.ts'
import type { Project } from './find-project.ts'

/** Ranks the passages of one project by what they say of a text; undefined where the site was not built, as in development. */
export type RankPassages = (text: string) => Ranking | undefined

/**
 * Looks only where the site tells of one project: its part of the page of projects, and its case study.
 *
 * @param load prepares the passages of a language, when they are first needed
 */
export function createPassageRanking(
  { id, caseStudy }: Pick<Project, 'id' | 'caseStudy'>,
  locale: Locale,
  load: (locale: Locale) => Rank,
): RankPassages {
  const page = localizePath('/projects', locale)
  const study = caseStudy && localizePath(`/case-studies/${caseStudy}`, locale)
  const isAbout = ({ document: { path }, section }: Place) =>
    path === study ||
    (path === page && (section.id === id || section.id === `details-${id}` || section.id.startsWith(`${id}-`)))
  return (text) => {
    try {
      return load(locale)(text, isAbout)
    } catch (error) {
      console.error('[chat] The passages of a project cannot be read:', String(error))
      return undefined
    }
  }
}
