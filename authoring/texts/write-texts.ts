import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashText } from '../../locales/freshness.ts'
import { changePo } from '../../locales/po-file.ts'
import { changeTranslationState, writeMarks } from '../../model/kit/front-matter.ts'
import { ownerFolder } from '../../owner-files.ts'
import { documents, isDocument, readStates, type Translation } from './list-texts.ts'

/** Marks a translation as made from the present English. Without `words` it keeps its words. */
export type Change = { translation: Translation; isDraft: boolean; words?: string | undefined }

/** Writes translations into catalogs, posts and issues; one whose words have changed since they were read is left out. */
export function planTranslations(changes: Change[], root = ownerFolder) {
  const edits = new Map<string, string>()
  const written: Translation[] = []
  for (const [file, all] of Map.groupBy(changes, ({ translation }) => translation.file)) {
    const path = join(root, file)
    const states = readStates(path, all[0]?.translation)
    const present = all.filter(({ translation: { id, text } }) => states.get(id)?.text === text)
    if (present.length > 0) edits.set(file, changeFile(path, present))
    written.push(...present.map(({ translation }) => translation))
  }
  return { edits, written }
}

/** Plans that present translations are reviewed and made from the present English; their words stay. */
export function planAcceptance(translations: Translation[], root = ownerFolder) {
  const open = translations.filter(({ freshness }) => freshness !== 'missing' && freshness !== 'fresh')
  const changes = open.map((translation) => ({ translation, isDraft: false }))
  return planTranslations(changes, root)
}

function changeFile(path: string, changes: Change[]): string {
  const [first] = changes
  if (first && isDocument(first.translation.kind)) return changeDocument(path, first)
  if (!existsSync(path)) throw new Error(`${path} is missing; \`npm run extract\` makes it`)
  const entries = changes.map(({ translation, isDraft, words }) => {
    const { id, kind, english } = translation
    const comment = kind === 'content' ? english : undefined
    return [id, { source: hashText(english), isDraft, text: words, comment }] as const
  })
  return changePo(readFileSync(path, 'utf8'), new Map(entries))
}

function changeDocument(path: string, { translation: { kind, english }, isDraft, words }: Change): string {
  const marks = { source: hashText(english), isDraft }
  return words !== undefined && isDocument(kind)
    ? documents[kind].writeText(words, writeMarks(marks))
    : changeTranslationState(path, readFileSync(path, 'utf8'), marks)
}
