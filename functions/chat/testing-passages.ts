import { mapTexts } from '../../content/map-texts.ts'
import { projectSchema, projects } from '../../content/projects.ts'
import { projectIds } from '../../content/slugs.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { createRanking, type Rank } from '../../retrieval/rank.ts'
import { createContentTranslator } from '../shared/content-translator.ts'

// For tests: the page of projects as a build writes it, with the real words of each project.

/** The texts of a project in one language. */
export function loadProject(id: (typeof projectIds)[number], locale: Locale) {
  return mapTexts(projectSchema, projects[id], `projects.${id}`, createContentTranslator(locale))
}

/** Ranks the passages of the page of projects. */
export function rankProjects(locale: Locale): Rank {
  const rank = known.get(locale) ?? createProjectsRanking(locale)
  known.set(locale, rank)
  return rank
}

const known = new Map<Locale, Rank>()

function createProjectsRanking(locale: Locale): Rank {
  const sections = projectIds.flatMap((id) => {
    const { title, summary, featuresTitle, features, faq = [] } = loadProject(id, locale)
    return [
      { id: `details-${id}`, heading: title, passages: [summary] },
      { id: `${id}-features`, heading: featuresTitle, passages: features },
      ...faq.map((item) => ({ id: `${id}-${item.id}`, heading: item.question, passages: [item.answer] })),
    ]
  })
  const page = { name: 'Projects', title: 'Projects', description: '', keywords: [], weight: 1 }
  return createRanking([{ ...page, path: localizePath('/projects', locale), sections }], locale)
}
