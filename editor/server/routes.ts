import * as v from 'valibot'
import { getIssue } from '../../content/issues.ts'
import type { Issue } from '../../content/newsletter-file.ts'
import { getPost, postSlugs } from '../../content/posts.ts'
import { parseEnvironment } from '../../environment.ts'
import { localeCodes, locales } from '../../locales/locales.ts'
import { isPublishable } from '../../pages/post/visible-posts.ts'
import { planPost } from '../../scripts/new/post.ts'
import { describeSetup } from '../../scripts/setup/describe-setup.ts'
import { assertKind, pieces } from '../../scripts/setup/pieces.ts'
import { planAnswers } from '../../scripts/setup/plan-answers.ts'
import { planRemoval } from '../../scripts/setup/plan-removal.ts'
import { planRename } from '../../scripts/setup/plan-rename.ts'
import { listEnglishTexts, listTranslations } from '../../scripts/texts/list-texts.ts'
import { planTranslations } from '../../scripts/texts/write-texts.ts'
import { createClient } from '../../scripts/translate/client.ts'
import { draftTexts } from '../../scripts/translate/draft-texts.ts'
import { checkContent, checkText, findSearchLimit, findTextErrors } from './check.ts'
import { parseDocumentPart } from './document.ts'
import { describeValue, findField, listFields, listHolderFields, planField } from './fields.ts'
import { type Edits, type FileChange, saveChange, undoLastChange } from './journal.ts'
import { findList, listActions, planList } from './lists.ts'
import { planPicture } from './pictures.ts'
import {
  describeCommitted,
  dropCommitted,
  isTakenBack,
  listPublished,
  publish,
  Refusal,
  revert,
  splitChanges,
} from './publish.ts'
import { listOpenSamples } from './samples.ts'
import {
  describeTexts,
  type EditedText,
  findByWords,
  findText,
  listOpenTexts,
  planText,
  planTranslation,
  readLanguages,
  readPage,
  searchTexts,
} from './texts.ts'

/** What the routes work on. */
export type Context = {
  root: string
  /** Makes the server read changed files again. @throws Error where the content does not fit its schemas any more */
  reload: (files: string[]) => Promise<void>
}

export type Answer = { status: number; body: unknown }

/** A request of the overlay that came from the page: its path below `/__edit/` and its parameters. */
export type EditRequest = { method: 'GET' | 'POST'; name: string; query: URLSearchParams; body: unknown }

/** Answers a request of the overlay. Every text, list and field is named by its id, never by a file. */
export async function answer(request: EditRequest, context: Context): Promise<Answer> {
  const handler = handlers[`${request.method} ${request.name}`]
  if (!handler) return refuse(404, 'There is no such request.')
  try {
    return await handler(request, context)
  } catch (error) {
    if (error instanceof Refusal) return refuse(409, error.message, { details: error.details })
    if (v.isValiError(error)) return refuse(422, `${v.getDotPath(error.issues[0]) ?? 'The request'}: ${error.message}`)
    if (error instanceof Error) return refuse(error.cause === 404 ? 404 : 422, error.message)
    return refuse(422, String(error))
  }
}

type Handler = (request: EditRequest, context: Context) => Promise<Answer> | Answer

const id = v.pipe(v.string(), v.maxLength(300), v.regex(/^[\w-]+(\.[\w-]+)*$/, 'expected an id'))
const locale = v.picklist(localeCodes)
const words = v.string()
const page = v.optional(v.pipe(v.string(), v.maxLength(300)), '')
const commit = v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/, 'expected a commit'))
const piece = { kind: v.string(), name: v.pipe(v.string(), v.maxLength(200)) }
const title = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Write some words first.'),
  v.maxLength(150, 'At most 150 letters.'),
)

const handlers: Record<string, Handler> = {
  'GET text': ({ query }, { root }) => ok(describeText(getText(v.parse(id, query.get('id'))), root)),
  'GET page': async ({ query }) => ok((await readPage(query.get('path') ?? '')) ?? fail('There is no such page.')),
  'GET find': ({ query }) => ok(findByWords(query.get('words') ?? '', v.parse(locale, query.get('locale')))),
  'GET search': ({ query }) => ok(searchTexts(query.get('query') ?? '', v.parse(locale, query.get('locale')))),
  'GET open': ({ query }) => ok(listOpenTexts(v.parse(locale, query.get('locale')))),
  'GET setup': () => ok(describeSetup()),
  'GET samples': () => ok(listOpenSamples()),
  'GET fields': ({ query }) => ok(listFields(v.parse(id, query.get('id')))),
  'GET about': ({ query }) => {
    const fields = ['site', 'site.owner', 'site.social', 'site.terms'].flatMap(listHolderFields)
    const ids = listEnglishTexts().flatMap((text) => (text.id.startsWith('site.') ? text.id : []))
    return ok({ fields, texts: describeTexts(ids, v.parse(locale, query.get('locale'))) })
  },
  'GET state': async (_request, { root }) => ok(await describeState(root)),
  'POST check': async ({ body }, { root }) => {
    const input = v.parse(v.object({ id, locale, words }), body)
    return ok({ problems: await checkText(getText(input.id), input.locale, input.words, root) })
  },
  'POST text': async ({ body }, context) => {
    const input = v.parse(v.object({ id, locale, before: words, after: words, page }), body)
    const text = getText(input.id)
    const present = readLanguages(text, context.root).find((language) => language.locale === input.locale)
    if (!present) return refuse(422, 'This text is not in this language.')
    if (unifyLines(present.words) !== unifyLines(input.before))
      return refuse(409, 'Somebody has changed this text meanwhile.', { present: present.words, yours: input.after })
    const after = unifyLines(input.after).trim()
    const problems = findTextErrors(text, input.locale, after, context.root)
    if (problems[0]) return refuse(422, problems[0].message, { problems })
    const plan = planText(text, input.locale, after, context.root)
    return save(context, input, plan.edits, { before: present.words, after }, { id: plan.id })
  },
  'POST accept': async ({ body }, context) => {
    const input = v.parse(v.object({ id, locale: v.optional(locale), page }), body)
    const text = getText(input.id)
    const open = readLanguages(text, context.root)
      .filter(({ state }) => state !== 'missing' && state !== 'fresh')
      .map((language) => language.locale)
      .filter((code) => [undefined, text.text.writtenIn, code].includes(input.locale))
    const edits: Edits = new Map(open.flatMap((code) => [...planTranslation(text, code, undefined, context.root)]))
    const changed = { ...input, locale: open.join(', ') }
    return save(context, changed, edits, { before: 'stale', after: 'still right' })
  },
  'POST draft': async ({ body }, context) => {
    const input = v.parse(v.object({ id, locale, page }), body)
    const { text } = getText(input.id)
    const complete = createClient(parseEnvironment(process.env))
    if (!complete)
      return refuse(422, 'A language model writes drafts. It needs a key: set OPENAI_API_KEY and start again.')
    const open = listTranslations([text]).filter(({ locale }) => locale === input.locale)
    const edits: Edits = new Map()
    const { problems } = await draftTexts(open, complete, {
      write: (changes) => {
        const plan = planTranslations(changes, context.root)
        for (const [file, draft] of plan.edits) edits.set(file, draft)
        return plan.written
      },
    })
    if (edits.size === 0) return refuse(422, problems[0] ?? 'Only what is missing or stale is drafted.')
    return save(context, input, edits, { before: open[0]?.text ?? '', after: 'a draft' })
  },
  'POST undo': async (_request, context) => {
    await dropCommitted(context.root)
    const undone = undoLastChange(context.root)
    if (!undone) return refuse(422, 'There is no change to take back.')
    const files = undone.files.map(({ file }) => file)
    await context.reload(files)
    return ok({ id: undone.id, files })
  },
  'POST discard': async (_request, context) => {
    await dropCommitted(context.root)
    const files = new Set<string>()
    try {
      for (let undone = undoLastChange(context.root); undone; undone = undoLastChange(context.root))
        for (const { file } of undone.files) files.add(file)
    } finally {
      // What is undone stays undone where a later one cannot be; that error names the file that is in the way.
      await context.reload([...files])
    }
    return ok({ files: [...files] })
  },
  'POST list': async ({ body }, context) => {
    const input = v.parse(v.object({ id, action: v.picklist(listActions), page }), body)
    const plan = planList(input.id, input.action, context.root)
    const said = { add: 'an item more', remove: 'an item less', up: 'moved up', down: 'moved down' }[input.action]
    return save(context, input, plan.edits, { after: said }, { id: plan.id })
  },
  'POST field': async ({ body }, context) => {
    const input = v.parse(v.object({ id, value: v.unknown(), page }), body)
    const before = describeValue(findField(input.id)?.value)
    const edits = planField(input.id, input.value ?? undefined, context.root)
    return save(context, input, edits, { before, after: describeValue(input.value) })
  },
  'POST post': async ({ body }, context) => {
    const input = v.parse(v.object({ title }), body)
    const { slug, files } = planPost(input.title, context.root)
    const path = `/blog/${slug}`
    return save(context, { page: path, id: `posts.${slug}` }, new Map(files), { after: input.title }, { path })
  },
  'POST picture': async ({ body }, context) => {
    const alt = v.record(v.string(), v.pipe(v.string(), v.maxLength(500)))
    const input = v.parse(v.object({ id, data: v.string(), name: v.string(), alt, page }), body)
    const edits = await planPicture(input, context.root)
    return save(context, input, edits, { after: `picture ${input.name.slice(0, 80)}` })
  },
  'POST setup': async ({ body }, context) => {
    const input = v.parse(v.object({ answers: v.record(v.string(), v.unknown()), isPreview: v.boolean(), page }), body)
    const { changes, notes } = await planAnswers(input.answers)
    const plan = { notes, files: changes.map(({ file }) => file) }
    if (input.isPreview) return ok(plan)
    const said = { after: [...notes, Object.keys(input.answers).join(', ')].join(' ') }
    return save(context, { id: 'setup', page: input.page }, toEdits(changes), said, plan)
  },
  'POST remove': async ({ body }, context) => {
    const input = v.parse(v.object({ ...piece, to: v.optional(v.string()), page }), body)
    const changes = await planRemoval(input.kind, input.name, input.to)
    const path = pieces[assertKind(input.kind)].overview
    return save(context, { id: input.name, page: input.page }, toEdits(changes), { after: 'taken out' }, { path })
  },
  'POST rename': async ({ body }, context) => {
    const input = v.parse(v.object({ ...piece, newName: v.string(), page }), body)
    const changes = await planRename(input.kind, input.name, input.newName)
    const path = `${pieces[assertKind(input.kind)].path}/${input.newName}`
    const said = { before: input.name, after: input.newName }
    return save(context, { id: input.name, page: input.page }, toEdits(changes), said, { path })
  },
  'POST publish': async (_request, { root }) => {
    const published = await publish(root, () => checkContent(root))
    return ok({ commit: published, done: 'Published. The site shows it in a few minutes.' })
  },
  'POST revert': async ({ body }, { root }) => {
    const reverted = await revert(root, v.parse(v.object({ commit }), body).commit)
    return ok({ commit: reverted, done: 'Done: the site gets these words with the next build.' })
  },
}

function toEdits(changes: FileChange[]): Edits {
  return new Map(changes.map(({ file, after }) => [file, after]))
}

/** What was changed, and what it said before and after, for people. */
type Changed = { id: string; page: string; locale?: string }
type Said = { before?: string; after: string }

/** Saves a change and reads the content anew; where that cannot be read, the old bytes go back. */
async function save(
  context: Context,
  { id, page, locale = '' }: Changed,
  edits: Edits,
  { before = '', after }: Said,
  more: object = { id },
): Promise<Answer> {
  await dropCommitted(context.root)
  const names = saveChange(context.root, { page, id, locale, before, after }, edits).map(({ file }) => file)
  try {
    await context.reload(names)
  } catch (error) {
    if (names.length > 0) undoLastChange(context.root)
    await context.reload(names)
    throw error
  }
  return ok({ ...more, files: names })
}

/** What the toolbar says of the whole site. */
export async function describeState(root: string) {
  const { changes, committed } = await splitChanges(root)
  const states = listTranslations().map(({ freshness }) => freshness)
  const count = (state: string) => states.filter((candidate) => candidate === state).length
  return {
    changes: changes.map(({ files: _files, ...change }) => change),
    committed: describeCommitted(committed),
    published: (await listPublished(root)).map((entry) => ({ ...entry, isTakenBack: isTakenBack(entry) })),
    stale: count('stale'),
    missing: count('missing'),
    samples: listOpenSamples().length,
    schedule: describeSchedule(),
    languages: localeCodes.map((code) => ({ code, name: locales[code].name })),
  }
}

/** A text in all languages, with what its panel offers. */
export function describeText(text: EditedText, root: string) {
  const document = parseDocumentPart(text.id)
  const list = findList(text.id, root)
  return {
    id: text.id,
    kind: text.text.kind,
    part: text.part,
    limit: findSearchLimit(text.id),
    notice: (document?.kind === 'issue' ? describeSending(getIssue(document.slug)) : undefined) ?? list?.problem,
    list,
    languages: readLanguages(text, root).map((language) => ({
      ...language,
      name: locales[language.locale].name,
      isFirst: language.locale === text.text.writtenIn,
    })),
  }
}

/** What to know before an issue of the newsletter is changed that readers may have; undefined where none can. */
export function describeSending(issue: Pick<Issue, 'date' | 'approved' | 'draft'>, today = new Date()) {
  // An issue is sent only when the public site has it (scripts/newsletter/render-languages.ts); whether it was, its database knows.
  return isPublishable(issue, today)
    ? 'This issue may have been sent: it is approved, and its day has come. Mails keep the words that they were sent with, and the page will say something else. “npm run newsletter -- status --deployed” says whether it was sent.'
    : undefined
}

/** What to know about approved posts of a day to come: by themselves they appear only where a build is started on that day. */
export function describeSchedule(
  posts = postSlugs.map(getPost),
  { BUILD_HOOK_URL } = parseEnvironment(process.env),
  today = new Date().toISOString().slice(0, 10),
): string | undefined {
  const scheduled = posts.filter(({ draft, approved, date }) => !draft && approved && date > today)
  if (BUILD_HOOK_URL || scheduled.length === 0) return undefined
  const named = scheduled.map((post) => `“${post.title}” (${post.date})`).join(', ')
  return `Scheduled: ${named}. BUILD_HOOK_URL is not set on this computer. Unless it is set at Netlify, nothing is built on that day, and a post appears with the next build after it.`
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
