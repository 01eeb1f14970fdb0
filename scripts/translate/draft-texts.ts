import { documents, isDocument } from '../texts/documents.ts'
import type { Translation } from '../texts/list-texts.ts'
import { describeTranslation } from '../texts/report.ts'
import { type Change, writeTranslations } from '../texts/write-texts.ts'
import { type Batch, planBatches } from './batches.ts'
import type { Complete } from './client.ts'
import { createMessages, type PromptContext } from './prompt.ts'
import { type Answer, readAnswer } from './read-answer.ts'

/** The drafts that were written, and a line for each text that was not. */
export type Outcome = { drafted: Translation[]; problems: string[] }

/**
 * Drafts the missing and stale translations. It writes each batch as soon as it arrives, so that nothing is lost when a later
 * one fails. Reviewed translations are never touched.
 *
 * @param options `write` gets the drafts of each request and says which it has written, `showProgress` a line for each
 * @throws Error of `complete`, if the service cannot be used
 */
export async function draftTexts(
  translations: Translation[],
  complete: Complete,
  context: PromptContext,
  {
    write = writeTranslations,
    showProgress,
  }: { write?: (changes: Change[]) => Translation[]; showProgress?: (line: string) => void } = {},
): Promise<Outcome> {
  const outcome: Outcome = { drafted: [], problems: [] }
  const batches = planBatches(translations)
  for (const [index, batch] of batches.entries()) {
    showProgress?.(`${index + 1}/${batches.length} ${describeBatch(batch)}`)
    const { changes, problems } = await draftBatch(batch, complete, context)
    const written = write(changes)
    const left = changes.map(({ translation }) => translation).filter((translation) => !written.includes(translation))
    outcome.drafted.push(...written)
    outcome.problems.push(
      ...problems,
      ...left.map(
        (translation) => `${describeTranslation(translation)}: somebody has changed it meanwhile; left alone`,
      ),
    )
  }
  return outcome
}

/** Describes a run before it starts: a line for each request, with the ids of its texts. */
export function describePlan(translations: Translation[]): string[] {
  return planBatches(translations).map(
    (batch) =>
      `${describeBatch(batch)}\n${batch.translations.map(({ id, freshness }) => `  ${freshness.padEnd(8)} ${id}`).join('\n')}`,
  )
}

function describeBatch({ translations }: Batch): string {
  const [{ file }] = translations
  return `${file}: ${translations.length === 1 ? '1 text' : `${translations.length} texts`}`
}

/** Asks twice: the second time for what was missing or wrong in the first answer. */
async function draftBatch(batch: Batch, complete: Complete, context: PromptContext) {
  const messages = createMessages(batch, context)
  const first = await complete(messages)
  const answer = readAnswer(batch.items, first)
  if (answer.problems.size > 0) {
    const open = batch.items.filter(({ id }) => answer.problems.has(id))
    const second = await complete([
      ...messages,
      { role: 'assistant', content: first },
      { role: 'user', content: `Not usable:\n${listProblems(answer)}\nAnswer again, with these texts only.` },
    ])
    const { texts, problems } = readAnswer(open, second)
    for (const [id, text] of texts) answer.texts.set(id, text)
    answer.problems = problems
  }
  return { changes: createChanges(batch, answer), problems: describeProblems(batch, answer) }
}

function listProblems({ problems }: Answer): string {
  return [...problems].map(([id, problem]) => `${id}: ${problem}`).join('\n')
}

function createChanges({ translations }: Batch, { texts }: Answer): Change[] {
  return translations.flatMap((translation): Change[] => {
    const { id, kind } = translation
    const ids = isDocument(kind) ? documents[kind].parts.map((part) => `${id}.${part}`) : [id]
    const parts = ids.map((part) => texts.get(part))
    return parts.every(Boolean) ? [{ translation, isDraft: true, words: parts.join('\n\n') }] : []
  })
}

function describeProblems({ translations: [{ file }] }: Batch, { problems }: Answer): string[] {
  return [...problems].map(([id, problem]) => `${file}: ${id}: ${problem}`)
}
