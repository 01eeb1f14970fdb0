import type { PersonName } from '../person-name.ts'
import type { LanguageRules } from '../render-template.ts'
import type { Industry } from '../vocabulary.ts'

/**
 * All that messages in one language need. A message's language is independent of the page's, so these texts are data of
 * the engine and not of a catalog. Fields that templates may use are listed in `write-sequence.ts`.
 */
export type MessagePack = {
  /** The first line, by what is known of a person. The language's own order of title and name. */
  greet: (person: PersonName & { role: string }) => string
  rules: LanguageRules
  /** Applied to the finished text. */
  finish?: (text: string) => string
  /** A kind of company, as the templates put it after “for”. */
  industries: Record<Industry, string>
  /** A small first project for that kind of company. */
  ideas: Record<Industry, string>
  steps: readonly [StepSource, StepSource, StepSource]
  /** The sample sender's offer, one or two sentences. */
  sampleOffer: string
}

type StepSource = { subject: string; body: string }
