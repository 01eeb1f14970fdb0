import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { getIssue } from '../../content/issues.ts'
import { getPost, postSlugs } from '../../content/posts.ts'
import { parseEnvironment } from '../../environment.ts'
import { defaultLocale, localeCodes, locales } from '../../locales/locales.ts'
import { readGlossary } from '../../scripts/texts/glossary.ts'
import { listTranslations } from '../../scripts/texts/list-texts.ts'
import { createClient } from '../../scripts/translate/client.ts'
import { draftTexts } from '../../scripts/translate/draft-texts.ts'
import { addPost } from './add-post.ts'
import { differentBlocks, findBlockList, planBlocks } from './change-blocks.ts'
import { findList, listActions, planList } from './change-list.ts'
import { checkText, findTextErrors } from './check-text.ts'
import { describeSchedule } from './describe-schedule.ts'
import { describeSending } from './describe-sending.ts'
import { parseDocumentPart } from './document-parts.ts'
import { describeField, describeValue, listFields, planField } from './fields.ts'
import { type Edits, type FileChange, readContent, takeBack, undoLastChange, writeFiles } from './files.ts'
import { type Change, noteChange, readJournal } from './journal.ts'
import { planPicture } from './plan-picture.ts'
import { describeCommitted, dropCommitted, splitChanges } from './publish.ts'
import { countPages, findByWords, readPage, searchTexts } from './read-page.ts'
import { type EditedText, findText, readLanguages } from './read-text.ts'
import { listOpenSamples } from './samples.ts'
import { planAcceptance, planText } from './write-text.ts'

/** What the routes work on. */
export type Context = {
  root: string
  /** Makes the server read changed files again. @throws Error where the content does not fit its schemas any more */
  reload: (files: string[]) => Promise<void>
}

export type Answer = { status: number; body: unknown }

/** A request of the overlay that the guard let through: its path below `/__edit/` and its parameters. */
export type EditRequest = { method: 'GET' | 'POST'; name: string; query: URLSearchParams; body: unknown }

/** Answers a request of the overlay. Every text, list and field is named by its id, never by a file. */
export async function answer(request: EditRequest, context: Context): Promise<Answer> {
  const handler = handlers[`${request.method} ${request.name}`]
  if (!handler) return refuse(404, 'There is no such request.')
  try {
    return await handler(request, context)
  } catch (error) {
    if (v.isValiError(error)) return refuse(422, `${v.getDotPath(error.issues[0]) ?? 'The request'}: ${error.message}`)
    if (error instanceof Error) return refuse(error.cause === 404 ? 404 : 422, error.message)
    return refuse(422, String(error))
  }
}

type Handler = (request: EditRequest, context: Context) => Promise<Answer> | Answer

const id = v.pipe(v.string(), v.maxLength(300), v.regex(/^[\w-]+(\.[\w-]+)*$/, 'expected an id'))
const locale = v.picklist(localeCodes)
const words = v.string()
const line = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Write some words first.'),
  v.maxLength(150, 'At most 150 letters.'),
)
const page = v.optional(v.pipe(v.string(), v.maxLength(300)), '')

const handlers: Record<string, Handler> = {
  'GET text': ({ query }, { root }) => ok(describeText(getText(v.parse(id, query.get('id'))), root)),
  'GET page': async ({ query }) => ok((await readPage(query.get('path') ?? '')) ?? fail('There is no such page.')),
  'GET find': ({ query }) => ok(findByWords(query.get('words') ?? '', v.parse(locale, query.get('locale')))),
  'GET search': ({ query }) => ok(searchTexts(query.get('query') ?? '', v.parse(locale, query.get('locale')))),
  'GET pages': async ({ query }) => ok({ pages: await countPages(v.parse(id, query.get('id'))) }),
  'GET fields': ({ query }) => ok(listFields(v.parse(id, query.get('id')))),
  'GET state': async (_request, { root }) => {
    const { published } = readJournal(root)
    const { changes, committed } = await splitChanges(root)
    const states = listTranslations().map(({ freshness }) => freshness)
    const today = new Date().toISOString().slice(0, 10)
    const count = (state: string) => states.filter((candidate) => candidate === state).length
    return ok({
      changes: changes.map(describeChange),
      committed: describeCommitted(committed),
      published,
      stale: count('stale'),
      missing: count('missing'),
      drafts: count('draft'),
      samples: listOpenSamples(),
      schedule: describeSchedule(postSlugs.map(getPost), parseEnvironment(process.env), today),
      languages: localeCodes.map((code) => ({ code, name: locales[code].name, prefix: locales[code].prefix })),
    })
  },
  'POST check': async ({ body }, { root }) => {
    const input = v.parse(v.object({ id, locale, words }), body)
    const text = getText(input.id)
    return ok({ problems: await checkText(text, readLanguages(text, root), input.locale, input.words) })
  },
  'POST text': async ({ body }, context) => {
    const input = v.parse(v.object({ id, locale, before: words, after: words, page }), body)
    const text = getText(input.id)
    const languages = readLanguages(text, context.root)
    const present = languages.find((language) => language.locale === input.locale)
    if (!present) return refuse(422, 'This text is not in this language.')
    if (unifyLines(present.words) !== unifyLines(input.before))
      return refuse(409, 'Somebody has changed this text meanwhile.', { present: present.words, yours: input.after })
    const after = unifyLines(input.after).trim()
    const problems = findTextErrors(text, languages, input.locale, after)
    if (problems[0]) return refuse(422, problems[0].message, { problems })
    const plan = planText(text, input.locale, after, context.root)
    return save(context, input, plan.edits, { before: present.words, after }, { id: plan.id })
  },
  'POST accept': async ({ body }, context) => {
    const input = v.parse(v.object({ id, locale: v.optional(locale), page }), body)
    const text = getText(input.id)
    const open = readLanguages(text, context.root).filter(
      (language) =>
        language.locale !== defaultLocale &&
        (input.locale === undefined || input.locale === defaultLocale || language.locale === input.locale) &&
        language.state !== 'missing' &&
        language.state !== 'fresh',
    )
    if (open.length === 0) return ok({ id: text.id })
    const edits: Edits = new Map(open.flatMap((language) => [...planAcceptance(text, language.locale, context.root)]))
    const accepted = open.map((language) => language.locale).join(', ')
    return save(context, { ...input, locale: accepted }, edits, { before: 'stale', after: 'still right' })
  },
  'POST draft': async ({ body }, context) => {
    const input = v.parse(v.object({ id, locale, page }), body)
    const text = getText(input.id)
    const complete = createClient(parseEnvironment(process.env))
    if (!complete)
      return refuse(422, 'A language model writes drafts. It needs a key: set OPENAI_API_KEY and start again.')
    const open = listTranslations([text.text], context.root).filter((candidate) => candidate.locale === input.locale)
    const [first] = open
    if (!first) return refuse(422, 'This text is not in this language.')
    const before = readContent(context.root, first.file)
    const rules = {
      rules: readFileSync('locales/glossary.md', 'utf8'),
      glossary: readGlossary(),
      translations: listTranslations(),
    }
    const { drafted, problems } = await draftTexts(open, complete, rules, { root: context.root }).catch((error) => {
      takeBack([{ file: first.file, before, after: readContent(context.root, first.file) }], context.root)
      throw error
    })
    if (drafted.length === 0) return refuse(422, problems[0] ?? 'Only what is missing or stale is drafted.')
    const files = [{ file: first.file, before, after: readContent(context.root, first.file) }]
    return note(context, input, files, { before: first.text ?? '', after: 'a draft' })
  },
  'POST undo': async (_request, context) => {
    await dropCommitted(context.root)
    const undone = undoLastChange(context.root)
    if (!undone) return refuse(422, 'There is no change to take back.')
    await context.reload(undone.files.map(({ file }) => file))
    return ok({ id: undone.id, files: undone.files.map(({ file }) => file) })
  },
  'POST discard': async (_request, context) => {
    await dropCommitted(context.root)
    const files = new Set<string>()
    try {
      for (let undone = undoLastChange(context.root); undone; undone = undoLastChange(context.root)) {
        for (const { file } of undone.files) files.add(file)
      }
    } catch (error) {
      // What is undone stays undone. The first error names the file that is in the way.
      await context.reload([...files]).catch(() => {})
      throw error
    }
    await context.reload([...files])
    return ok({ files: [...files] })
  },
  'POST list': async ({ body }, context) => {
    const input = v.parse(v.object({ id, action: v.picklist(listActions), page }), body)
    const plan = findBlockList(input.id, context.root)
      ? planBlocks(input.id, input.action, context.root)
      : planList(input.id, input.action, context.root)
    return save(context, input, plan.edits, { after: listChanges[input.action] }, { id: plan.id })
  },
  'POST field': async ({ body }, context) => {
    const input = v.parse(v.object({ id, value: v.unknown(), page }), body)
    const edits = planField(input.id, input.value ?? undefined, context.root)
    return save(context, input, edits, { before: describeField(input.id), after: describeValue(input.value) })
  },
  'POST post': async ({ body }, context) => {
    const input = v.parse(v.object({ title: line, page }), body)
    const { slug, edits } = addPost(input.title, context.root)
    const path = `/blog/${slug}`
    return save(context, { page: path, id: `posts.${slug}` }, edits, { after: input.title }, { path })
  },
  'POST picture': async ({ body }, context) => {
    const alt = v.pipe(v.string(), v.maxLength(500))
    const input = v.parse(
      v.object({ id, data: v.string(), name: v.string(), alt: v.record(v.string(), alt), page }),
      body,
    )
    const edits = await planPicture(input, context.root)
    return save(context, input, edits, { after: `picture ${input.name.slice(0, 80)}` })
  },
}

/** The changes of a list in the owner's words. */
const listChanges = { add: 'an item more', remove: 'an item less', up: 'moved up', down: 'moved down' } as const

/** What was changed, and what it said before and after, for people. */
type Changed = { id: string; page: string; locale?: string }
type Said = { before?: string; after: string }

/** Writes files and notes the change. */
function save(context: Context, changed: Changed, edits: Edits, said: Said, more?: object): Promise<Answer> {
  return note(context, changed, writeFiles(edits, context.root), said, more)
}

/** Reads the content anew and notes the change of its files; where one of both fails, the old bytes go back. */
async function note(
  context: Context,
  { id, page, locale = '' }: Changed,
  files: FileChange[],
  { before = '', after }: Said,
  more: object = { id },
): Promise<Answer> {
  const names = files.map(({ file }) => file)
  try {
    await context.reload(names)
    await dropCommitted(context.root)
    if (files.length > 0) noteChange(context.root, { page, id, locale, before, after, files })
  } catch (error) {
    takeBack(files, context.root)
    await context.reload(names)
    throw error
  }
  return ok({ ...more, files: names })
}

function describeText(text: EditedText, root: string) {
  const languages = readLanguages(text, root).map((language) => ({
    ...language,
    name: locales[language.locale].name,
    lang: locales[language.locale].lang,
  }))
  const document = parseDocumentPart(text.id)
  const blocks = findBlockList(text.id, root)
  return {
    id: text.id,
    kind: text.text.kind,
    part: text.part,
    notice:
      (document?.kind === 'issue' ? describeSending(getIssue(document.slug), new Date()) : undefined) ??
      (blocks?.isAlike === false ? differentBlocks : undefined),
    list: text.text.kind === 'content' ? findList(text.id) : blocks,
    languages,
  }
}

function describeChange({ page, id, locale, before, after }: Change) {
  return { page, id, locale, before, after }
}

function ok(body: object): Answer {
  return { status: 200, body: Array.isArray(body) ? body : { ok: true, ...body } }
}

function refuse(status: number, message: string, more: object = {}): Answer {
  return { status, body: { ok: false, error: { message, ...more }, ...more } }
}

function getText(textId: string): EditedText {
  return findText(textId) ?? fail('There is no text with this id.')
}

/** For what is not there. */
function fail(message: string): never {
  throw new Error(message, { cause: 404 })
}

function unifyLines(text: string): string {
  return text.replaceAll('\r\n', '\n')
}
