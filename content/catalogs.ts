import './agents.ts'
import './announcement.ts'
import './ask-words.ts'
import './book.ts'
import './calls-to-action.ts'
import './case-studies.ts'
import './cities.ts'
import './city-services.ts'
import './claims.ts'
import './company-questions.ts'
import './contact.ts'
import './course.ts'
import './courses.ts'
import './evidence.ts'
import './figures.ts'
import './for-readers.ts'
import './journeys.ts'
import './laws.ts'
import './leading-offers.ts'
import './legal.ts'
import './newsletter.ts'
import './page-meta.ts'
import './post-categories.ts'
import './profile.ts'
import './projects.ts'
import './service-facts.ts'
import './services.ts'
import './site.ts'
import './specimens.ts'
import './tasks.ts'
import './tools.ts'
import './training.ts'
import { mapTexts } from './map-texts.ts'
import { type ContentPart, parts } from './read-content.ts'

export type { ContentPart }

/** All pieces of content with texts, which the files above read. */
export const contentParts: ContentPart[] = [...parts.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** A text of the content. */
export type ContentText = { id: string; english: string; file: string; isHeading: boolean }

/** All texts of the content, in the order of their files. */
export function listContentTexts(): ContentText[] {
  const texts: ContentText[] = []
  for (const { id, file, schema, content } of contentParts) {
    mapTexts(schema, content, id, (textId, english, isHeading) => {
      texts.push({ id: textId, english, file, isHeading })
      return english
    })
  }
  return texts
}
