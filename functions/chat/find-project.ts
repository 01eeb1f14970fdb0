import { caseStudies, caseStudiesSchema } from '../../content/case-studies.ts'
import { mapTexts } from '../../content/map-texts.ts'
import { projects, projectsSchema } from '../../content/projects.ts'
import { type CaseStudySlug, projectIds } from '../../content/slugs.ts'
import type { Locale } from '../../locales/locales.ts'
import { createTranslator } from '../../locales/server.ts'

/** The knowledge of an assistant, in one language. */
export type Project = {
  title: string
  summary: string
  features: string[]
  facts: string[]
}

/** A project that has an assistant, or undefined. */
export function findProject(name: string, locale: Locale): Project | undefined {
  const id = projectIds.find((projectId) => projectId === name)
  if (!id || !projects[id].hasChat) return undefined
  const { title, description, features, summary, faq, caseStudy } = mapTexts(
    projectsSchema.entries[id],
    projects[id],
    `projects.${id}`,
    createTranslator(locale),
  )
  return {
    title,
    summary,
    features,
    facts: [
      description,
      summary,
      ...features,
      ...(faq ?? []).map(({ question, answer }) => `${question} ${answer}`),
      ...(caseStudy ? listCaseStudyFacts(caseStudy, locale) : []),
    ],
  }
}

function listCaseStudyFacts(slug: CaseStudySlug, locale: Locale): string[] {
  const study = mapTexts(
    caseStudiesSchema.entries[slug],
    caseStudies[slug],
    `caseStudies.${slug}`,
    createTranslator(locale),
  )
  const { title, intro, sector, situation, constraints, built, result, learned, inYourCompany } = study
  const steps = study.howItWorks.map((step) => `${step.title}: ${step.text}`)
  const stack = study.stack.join(', ')
  return [title, intro, sector, situation, constraints, built, steps, result, learned, inYourCompany, stack].flat()
}
