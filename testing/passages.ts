import { createContentTranslator } from '../functions/shared/data/content-words.ts'
import type { Locale } from '../locales/locales.ts'
import { localizePath } from '../locales/paths.ts'
import { memoize } from '../memoize.ts'
import { projectSchema, projects } from '../model/kinds/projects.ts'
import { projectIds } from '../model/kinds/slugs.ts'
import { mapTexts } from '../model/kit/map-texts.ts'
import { createIndex } from '../search/build.ts'
import { load, type Search } from '../search/load.ts'

/** Loads the real texts of a project in one language. */
export function loadProject(id: (typeof projectIds)[number], locale: Locale) {
  return mapTexts(projectSchema, projects.get(id), `projects.${id}`, createContentTranslator(locale))
}

/** Opens a search of only the page of projects, as a build writes it. */
export const loadProjectSearch = memoize(async (locale: Locale): Promise<Search> => {
  const sections = projectIds.flatMap((id) => {
    const { title, summary, featuresTitle, features, faq = [] } = loadProject(id, locale)
    return [
      { id: `details-${id}`, heading: title, passages: [summary] },
      { id: `${id}-features`, heading: featuresTitle, passages: features },
      ...faq.map((item) => ({ id: `${id}-${item.id}`, heading: item.question, passages: [item.answer] })),
    ]
  })
  const words = { name: 'Projects', title: 'Projects', description: '', keywords: [] }
  const page = { ...words, category: 'overview' as const, weight: 1, path: localizePath('/projects', locale), sections }
  const files = createIndex([page], locale)
  return load(locale, async (name) => files.get(name))
})
