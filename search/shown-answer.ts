import { type Findings, type FoundPassage, mostShown } from './answer.ts'
import type { Answer, Passage } from './answer-schema.ts'

/** What visitors are shown of what was found: nothing where the site says nothing of it. */
export function showAnswer({ grade, found }: Findings): Answer {
  return { grade, answers: grade === 'none' ? [] : found.slice(0, mostShown).map(showPassage) }
}

export function showPassage({ page, section, passage, sentences }: FoundPassage): Passage {
  return { url: `${page.path}#${section.id}`, title: page.title, heading: section.heading, passage, sentences }
}
