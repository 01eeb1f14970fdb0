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
import { planRemoval, planRename } from '../../scripts/setup/plan-piece.ts'
import { listEnglishTexts, listTranslations } from '../../scripts/texts/list-texts.ts'
import { planTranslations } from '../../scripts/texts/write-texts.ts'
import { createClient } from '../../scripts/translate/client.ts'
import { draftTexts } from '../../scripts/translate/draft-texts.ts'
import { buildSite, checkText, findSearchLimit, findTextErrors, planDerived } from './check.ts'
import { parseDocumentPart } from './document.ts'
import { describeValue, findField, listFields, listHolderFields, planField } from './fields.ts'
import { type Change, type Edits, type FileChange, saveChange, undoLastChange } from './journal.ts'
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
    const body = await handler(request, context)
    return { status: 200, body: Array.isArray(body) ? body : { ok: true, ...body } }
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.status, error.message, error.more)
    if (v.isValiError(error)) return refuse(422, `${v.getDotPath(error.issues[0]) ?? 'The request'}: ${error.message}`)
    return refuse(422, error instanceof Error ? error.message : String(error))
  }
}

type Handler = (request: EditRequest, context: Context) => Promise<object> | object

/**
 * What an order writes, and what is noted of it for people: what it changes, and what that said before and after. `shown` is answered,
 * else the id.
 */
type Plan = { id: string; locale?: string; before?: string; after: string; edits: Edits; page?: string; shown?: object }

/** Plans a change, saves it and reads the content anew; where that cannot be read, the old bytes go back. */
function order<const Entries extends v.ObjectEntries>(
  entries: Entries,
  plan: (input: v.InferOutput<v.ObjectSchema<Entries, undefined>>, root: string) => Plan | Promise<Plan>,
): Handler {
  const schema = v.object(entries)
  return async ({ body }, { root, reload }) => {
    const { edits, shown, id, ...about } = await plan(v.parse(schema, body), root)
    const on = v.parse(v.object({ page }), body)
    await dropCommitted(root)
    const files = saveChange(root, { id, locale: '', before: '', ...on, ...about }, edits).map(({ file }) => file)
    try {
      await reload(files)
    } catch (error) {
      if (files.length > 0) undoLastChange(root)
      await reload(files)
      throw error
    }
    return { id, ...shown, files }
  }
}

const id = v.pipe(v.string(), v.maxLength(300), v.regex(/^[\w-]+(\.[\w-]+)*$/, 'expected an id'))
const locale = v.picklist(localeCodes)
const words = v.string()
const page = v.optional(v.pipe(v.string(), v.maxLength(300)), '')
const commit = v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/, 'expected a commit'))
const piece = { kind: v.string(), name: v.pipe(v.string(), v.maxLength(200)) }
const answers = v.record(v.string(), v.unknown())
const alt = v.record(v.string(), v.pipe(v.string(), v.maxLength(500)))
const title = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Write some words first.'),
  v.maxLength(150, 'At most 150 letters.'),
)

const handlers: Record<string, Handler> = {
  'GET text': ({ query }, { root }) => describeText(getText(v.parse(id, query.get('id'))), root),
  'GET page': async ({ query }) => (await readPage(query.get('path') ?? '')) ?? fail('There is no such page.'),
  'GET find': ({ query }) => findByWords(query.get('words') ?? '', v.parse(locale, query.get('locale'))),
  'GET search': ({ query }) => searchTexts(query.get('query') ?? '', v.parse(locale, query.get('locale'))),
  'GET open': ({ query }) => listOpenTexts(v.parse(locale, query.get('locale'))),
  'GET setup': () => describeSetup(),
  'GET samples': () => listOpenSamples(),
  'GET about': ({ query }) => {
    const fields = ['site', 'site.owner', 'site.social', 'site.terms'].flatMap(listHolderFields)
    const ids = listEnglishTexts().flatMap((text) => (text.id.startsWith('site.') ? text.id : []))
    return { fields, texts: describeTexts(ids, v.parse(locale, query.get('locale'))) }
  },
  'GET state': (_request, { root }) => describeState(root),
  'POST check': async ({ body }, { root }) => {
    const input = v.parse(v.object({ id, locale, words }), body)
    return { problems: await checkText(getText(input.id), input.locale, input.words, root) }
  },
  'POST text': order({ id, locale, before: words, after: words }, (input, root) => {
    const text = getText(input.id)
    const present = readLanguages(text, root).find((language) => language.locale === input.locale)
    if (!present) throw new Error('This text is not in this language.')
    if (unifyLines(present.words) !== unifyLines(input.before))
      throw new Refusal('Somebody has changed this text meanwhile.', { present: present.words, yours: input.after })
    const after = unifyLines(input.after).trim()
    const problems = findTextErrors(text, input.locale, after, root)
    if (problems[0]) throw new Refusal(problems[0].message, { problems }, 422)
    const { edits, id: newId } = planText(text, input.locale, after, root)
    return { ...input, before: present.words, after, edits, shown: { id: newId } }
  }),
  'POST accept': order({ id, locale: v.optional(locale) }, (input, root) => {
    const text = getText(input.id)
    const open = readLanguages(text, root)
      .filter(({ state }) => state !== 'missing' && state !== 'fresh')
      .map((language) => language.locale)
      .filter((code) => [undefined, text.text.writtenIn, code].includes(input.locale))
    const edits: Edits = new Map(open.flatMap((code) => [...planTranslation(text, code, undefined, root)]))
    return { id: input.id, locale: open.join(', '), before: 'stale', after: 'still right', edits }
  }),
  'POST draft': order({ id, locale }, async (input, root) => {
    const { text } = getText(input.id)
    const complete = createClient(parseEnvironment(process.env))
    if (!complete)
      throw new Error('A language model writes drafts. It needs a key: set OPENAI_API_KEY and start again.')
    const open = listTranslations([text]).filter((translation) => translation.locale === input.locale)
    const edits: Edits = new Map()
    const { problems } = await draftTexts(open, complete, {
      write: (changes) => {
        const plan = planTranslations(changes, root)
        for (const [file, draft] of plan.edits) edits.set(file, draft)
        return plan.written
      },
    })
    if (edits.size === 0) throw new Error(problems[0] ?? 'Only what is missing or stale is drafted.')
    return { ...input, before: open[0]?.text ?? '', after: 'a draft', edits }
  }),
  'POST undo': (_request, context) => takeBack(context, 1),
  'POST discard': (_request, context) => takeBack(context, Number.POSITIVE_INFINITY),
  'POST list': order({ id, action: v.picklist(listActions) }, (input, root) => {
    const after = { add: 'an item more', remove: 'an item less', up: 'moved up', down: 'moved down' }[input.action]
    const plan = planList(input.id, input.action, root)
    return { id: input.id, after, edits: plan.edits, shown: { id: plan.id } }
  }),
  'POST field': order({ id, value: v.unknown() }, (input, root) => ({
    id: input.id,
    before: describeValue(findField(input.id)?.value),
    after: describeValue(input.value),
    edits: planField(input.id, input.value ?? undefined, root),
  })),
  'POST post': order({ title }, (input, root) => {
    const { slug, files } = planPost(input.title, root)
    const path = `/blog/${slug}`
    return { id: `posts.${slug}`, page: path, after: input.title, edits: new Map(files), shown: { path } }
  }),
  'POST picture': order({ id, data: v.string(), name: v.string(), alt }, async (input, root) => ({
    id: input.id,
    after: `picture ${input.name.slice(0, 80)}`,
    edits: await planPicture(input, root),
  })),
  'POST setup': async (request, context) => {
    const input = v.parse(v.object({ answers, isPreview: v.boolean() }), request.body)
    const { changes, notes } = await planAnswers(input.answers)
    const shown = { notes, files: changes.map(({ file }) => file) }
    const after = [...notes, Object.keys(input.answers).join(', ')].join(' ')
    const plan = { id: 'setup', after, edits: toEdits(changes), shown }
    return input.isPreview ? shown : order({}, () => plan)(request, context)
  },
  'POST remove': order({ ...piece, to: v.optional(v.string()) }, async ({ kind, name, to }) => {
    const edits = toEdits(await planRemoval(kind, name, to))
    return { id: name, after: 'taken out', edits, shown: { path: pieces[assertKind(kind)].overview } }
  }),
  'POST rename': order({ ...piece, newName: v.string() }, async ({ kind, name, newName }) => {
    const edits = toEdits(await planRename(kind, name, newName))
    const path = `${pieces[assertKind(kind)].path}/${newName}`
    return { id: name, before: name, after: newName, edits, shown: { path } }
  }),
  'POST publish': async (_request, { root }) => {
    await publish(root, planDerived, buildSite)
    return { done: 'Published. The site shows it in a few minutes.' }
  },
  'POST revert': async ({ body }, { root }) => {
    await revert(root, v.parse(v.object({ commit }), body).commit)
    return { done: 'Done: the site gets these words with the next build.' }
  },
}

/** Undoes the last changes, at most so many. */
async function takeBack({ root, reload }: Context, most: number) {
  await dropCommitted(root)
  const undone: Change[] = []
  const listFiles = () => [...new Set(undone.flatMap(({ files }) => files.map(({ file }) => file)))]
  try {
    for (let last = undoLastChange(root); last; last = undone.length < most ? undoLastChange(root) : undefined)
      undone.push(last)
  } finally {
    // What is undone stays undone where a later one cannot be; that error names the file that is in the way.
    await reload(listFiles())
  }
  const last = undone.at(-1)
  if (!last) throw new Error('There is no change to take back.')
  return { id: last.id, files: listFiles() }
}

function toEdits(changes: FileChange[]): Edits {
  return new Map(changes.map(({ file, after }) => [file, after]))
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
    fields: text.text.kind === 'interface' ? [] : listFields(text.id),
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

function refuse(status: number, message: string, more: object = {}): Answer {
  return { status, body: { ok: false, error: { message, ...more }, ...more } }
}

function getText(textId: string): EditedText {
  return findText(textId) ?? fail('There is no text with this id.')
}

function fail(message: string): never {
  throw new Refusal(message, {}, 404)
}

function unifyLines(text: string): string {
  return text.replaceAll('\r\n', '\n')
}
