import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { caseStudies } from '../../model/kinds/case-studies.ts'
import { hasLanguage } from '../../model/kinds/piece-languages.ts'
import { projects } from '../../model/kinds/projects.ts'
import { projectIds } from '../../model/kinds/slugs.ts'
import { cutSentences, type Findings, mostShown } from '../../search/answer.ts'
import type { Passage } from '../../search/answer-schema.ts'
import type { Search } from '../../search/load.ts'
import { translate } from '../shared/data/content-words.ts'

export type Project = NonNullable<ReturnType<typeof findProject>>

export function findProject(name: string, locale: Locale) {
  const id = projectIds.find((projectId) => projectId === name)
  if (!id || !projects.get(id).questions) return undefined
  const { title, description, features, summary, method, faq, caseStudy } = translate(projects.get(id), locale)
  return {
    id,
    caseStudy,
    title,
    summary,
    features,
    /** The case study is a design that nobody has used. */
    isExample: caseStudy !== undefined && isExample(caseStudy),
    facts: [
      [description, summary, method ?? [], features].flat(),
      (faq ?? []).map(({ question, answer }) => `${question} ${answer}`),
      caseStudy ? listCaseStudyFacts(caseStudy, locale) : [],
    ].flat(),
  }
}

function isExample(slug: string): boolean {
  return caseStudies.get(slug).kind === 'example' || caseStudies.get(slug).sample
}

function listCaseStudyFacts(slug: string, locale: Locale): string[] {
  const study = translate(caseStudies.get(slug), locale)
  const { title, intro, sector, situation, constraints, built, result, learned, inYourCompany } = study
  return [
    isExample(slug) ? ['The case study is a worked example; no client project stands behind it.'] : [],
    [title, intro, sector, situation, constraints, built].flat(),
    study.howItWorks.map((step) => `${step.title}: ${step.text}`),
    [result, learned, inYourCompany].flat(),
    study.stack.join(', '),
  ].flat()
}

/** The share of a text, by the weight of its words, that a passage must have for the text to rest on it. */
const leastCoverage = 0.6

/** If a search answers a question about one project, the words of the best passage may decide alone. */
export function isAnswered(findings: Findings | undefined): boolean {
  return findings?.grade === 'answers' || (findings?.found[0]?.coverage ?? 0) >= leastCoverage
}

/** Finds what the site says of one project; undefined where the site was not built, as in development. */
export type FindPassages = (text: string) => Promise<Findings | undefined>

/** Looks only where the site tells of one project: its part of the page of projects, and its case study. */
export function createFindPassages(
  { id, caseStudy }: Pick<Project, 'id' | 'caseStudy'>,
  locale: Locale,
  load: (locale: Locale) => Promise<Search>,
): FindPassages {
  const page = localizePath('/projects', locale)
  const study =
    caseStudy && hasLanguage(`caseStudies.${caseStudy}`, locale) && localizePath(`/case-studies/${caseStudy}`, locale)
  const isAbout = (path: string, section?: string) =>
    path === study ||
    (path === page &&
      (section === undefined || section === id || section === `details-${id}` || section.startsWith(`${id}-`)))
  return async (text) => {
    try {
      return await (await load(locale)).answer(text, { isWanted: isAbout })
    } catch (error) {
      console.error('[chat] The passages of a project cannot be read:', String(error))
      return undefined
    }
  }
}

/** The passages of a project that some sentence of a model's reply rests on, in the order of the sentences. */
export async function findReplySources(reply: string, find: FindPassages, locale: Locale): Promise<Passage[]> {
  const sentences = reply.split('\n').flatMap((line) => cutSentences(line.replace(signs, ''), locale))
  const sources = new Map<string, Passage>()
  for (const sentence of sentences) {
    const findings = await find(sentence)
    const [best] = isAnswered(findings) ? (findings?.found ?? []) : []
    if (best) sources.set(best.source.passage, best.source)
    if (sources.size === mostShown) break
  }
  return [...sources.values()]
}

/** Markdown at the beginning of an item or a heading, and around words. */
const signs = /^\s*(?:[-*+>#]+|\d+[.)])\s+|[*_`]/g
