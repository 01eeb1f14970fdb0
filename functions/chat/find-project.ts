import { caseStudySchema } from '../../content/case-studies/schema.ts'
import { caseStudies } from '../../content/case-studies.ts'
import { mapTexts } from '../../content/map-texts.ts'
import { projectSchema, projects } from '../../content/projects.ts'
import { projectIds } from '../../content/slugs.ts'
import type { Locale } from '../../locales/locales.ts'
import { createContentTranslator } from '../shared/data/content-words.ts'

/** The knowledge of an assistant, in one language. */
export type Project = {
  id: string
  caseStudy: string | undefined
  title: string
  summary: string
  features: string[]
  facts: string[]
  /** Whether its case study is a design that nobody has used. */
  isExample: boolean
}

/** A project that has an assistant, or undefined. */
export function findProject(name: string, locale: Locale): Project | undefined {
  const id = projectIds.find((projectId) => projectId === name)
  if (!id || !projects.get(id).questions) return undefined
  const { title, description, features, summary, method, faq, caseStudy } = mapTexts(
    projectSchema,
    projects.get(id),
    `projects.${id}`,
    createContentTranslator(locale),
  )
  return {
    id,
    caseStudy,
    title,
    summary,
    features,
    isExample: caseStudy !== undefined && isExample(caseStudy),
    facts: [
      description,
      summary,
      ...(method ? [method] : []),
      ...features,
      ...(faq ?? []).map(({ question, answer }) => `${question} ${answer}`),
      ...(caseStudy ? listCaseStudyFacts(caseStudy, locale) : []),
    ],
  }
}

function isExample(slug: string): boolean {
  return caseStudies.get(slug).kind === 'example' || caseStudies.get(slug).sample
}

function listCaseStudyFacts(slug: string, locale: Locale): string[] {
  const study = mapTexts(caseStudySchema, caseStudies.get(slug), `caseStudies.${slug}`, createContentTranslator(locale))
  const origin = isExample(slug) ? ['The case study is a worked example; no client project stands behind it.'] : []
  const { title, intro, sector, situation, constraints, built, result, learned, inYourCompany } = study
  const steps = study.howItWorks.map((step) => `${step.title}: ${step.text}`)
  const stack = study.stack.join(', ')
  return [
    origin,
    title,
    intro,
    sector,
    situation,
    constraints,
    built,
    steps,
    result,
    learned,
    inYourCompany,
    stack,
  ].flat()
}
