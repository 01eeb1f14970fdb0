import './kinds/agents.ts'
import './kinds/announcement.ts'
import './kinds/ask-words.ts'
import './kinds/book.ts'
import './kinds/calls-to-action.ts'
import './kinds/case-studies.ts'
import './kinds/cities.ts'
import './kinds/city-services.ts'
import './kinds/claims.ts'
import './kinds/company-questions.ts'
import './kinds/contact.ts'
import './kinds/course.ts'
import './kinds/courses.ts'
import './kinds/evidence.ts'
import './kinds/figures.ts'
import './kinds/for-readers.ts'
import './kinds/journeys.ts'
import './kinds/laws.ts'
import './kinds/leading-offers.ts'
import './kinds/legal.ts'
import './kinds/newsletter.ts'
import './kinds/page-meta.ts'
import './kinds/post-categories.ts'
import './kinds/prices.ts'
import './kinds/profile.ts'
import './kinds/projects.ts'
import './kinds/service-facts.ts'
import './kinds/services.ts'
import './kinds/site.ts'
import './kinds/specimens.ts'
import './kinds/tasks.ts'
import './kinds/tools.ts'
import './kinds/trades.ts'
import './kinds/training.ts'
import { memoize } from '../memoize.ts'
import { mapTexts } from './kit/map-texts.ts'
import { type ContentPart, parts } from './kit/read-content.ts'

export type { ContentPart }

/** All pieces of content with texts, which the files above read. */
export const contentParts: ContentPart[] = [...parts.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))

export type ContentText = { id: string; english: string; file: string; isHeading: boolean }

export function listContentTexts(): ContentText[] {
  return contentParts.flatMap(({ id }) => listPieceTexts(id))
}

/** The texts of a piece by its id; none if there is no such piece. */
export const listPieceTexts = memoize((piece: string): ContentText[] => {
  const texts: ContentText[] = []
  const part = contentParts.find(({ id }) => id === piece)
  if (part)
    mapTexts(part.schema, part.content, piece, (id, english, isHeading) => {
      texts.push({ id, english, file: part.file, isHeading })
      return english
    })
  return texts
})
