import * as v from 'valibot'
import { buildSite, checkText, planWords } from '../authoring/check.ts'
import { describeValue, findField, nameField, planField } from '../authoring/fields.ts'
import type { Field } from '../authoring/files/field.ts'
import { type Change, type Edits, readChanges, saveChange, undoLastChange } from '../authoring/files/journal.ts'
import { dropCommitted, listUnpublished, publish, Refusal, revert, takeIn } from '../authoring/files/publish.ts'
import { listActions, planList } from '../authoring/lists.ts'
import { findPiecePath, isNewPieceKind, newPieces, planPiece } from '../authoring/new/piece.ts'
import { planPost } from '../authoring/new/post.ts'
import { planPicture, planPortrait, portraitId } from '../authoring/pictures.ts'
import { listRecord, planRecord } from '../authoring/record.ts'
import { listOpenSamples } from '../authoring/samples.ts'
import { assertKind, listNames, pieces } from '../authoring/setup/pieces.ts'
import { planAnswers } from '../authoring/setup/plan-answers.ts'
import { planRemoval, planRename } from '../authoring/setup/plan-piece.ts'
import { listShippedTexts, planMine } from '../authoring/shipped.ts'
import { listTranslations } from '../authoring/texts/list-texts.ts'
import { setSigns } from '../authoring/texts/typography.ts'
import { findText, planTranslation, readLanguages, searchTexts } from '../authoring/texts.ts'
import { createClient } from '../authoring/translate/client.ts'
import { draftTexts } from '../authoring/translate/draft-texts.ts'
import { parseEnvironment } from '../environment.ts'
import { html } from '../html.ts'
import { defaultLocale, type Locale, localeCodes, locales } from '../locales/locales.ts'
import { tell } from '../locales/owner.ts'
import { splitLocale } from '../locales/paths.ts'
import { getPost, postSlugs } from '../model/kinds/posts.ts'
import { createSlug } from '../model/kinds/slugs.ts'
import { today } from '../model/today.ts'
import { describeProblem, listProblems, type Problem } from '../owner-error.ts'
import { button, opener, readControl, row } from './controls.ts'
import { getText, type Place, panels, renderTexts, settleView } from './panels.ts'
import { readSetup, renderPreview } from './setup-panel.ts'
import { type View, viewSchema } from './view.ts'

export type Context = Pick<Place, 'listAsked'> & {
  root: string
  /** Makes the server read changed files again. @throws Error where the content does not fit its schemas any more */
  reload: () => Promise<void>
  /** Plans what commands make of the content as the files have it now. */
  derive: () => Promise<Edits>
}

/** The answer to an order, which tells the overlay what to do. */
export type Done = {
  notice?: string
  /** The page that shows it, where it is another one. */
  path?: string
  /** The panel that replaces an open one of the same kind. */
  view?: View
  /** The page shows nothing of it and need not be loaded anew. */
  isUnseen?: boolean
}

/** Answers a call of the overlay, `name` below `/__edit/`. Every text, list and field is named by its id, never by a file. */
export async function answer({ name, body }: { name: string; body: unknown }, context: Context) {
  const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined
  if (!handler) return refuse(404, [{ code: 'refused', file: '', found: tell('panels.refuse.request') }])
  try {
    return { status: 200, body: { ok: true, ...(await handler(body, context)) } }
  } catch (error) {
    if (error instanceof Refusal) return refuse(409, error.problems, error.more)
    if (v.isValiError(error)) {
      const field = v.getDotPath(error.issues[0]) ?? ''
      return refuse(422, [{ code: 'wrong-value', file: '', field, found: error.message }])
    }
    return refuse(422, listProblems(error))
  }
}

type Handler = (body: unknown, context: Context) => Promise<object> | object

/** The files that an order writes, with a note for people: the id, and its words before and after. */
type Plan = { id: string; locale?: string; before?: string; after: string; edits: Edits; page?: string; done: Done }

/** Plans a change, saves it and reads the content anew; where that cannot be read, the old bytes go back. */
function order<const Entries extends v.ObjectEntries>(
  entries: Entries,
  plan: (
    input: v.InferOutput<v.ObjectSchema<Entries, undefined>>,
    on: { root: string; page: string },
  ) => Plan | Promise<Plan>,
): Handler {
  const schema = v.object(entries)
  return async (body, { root, reload }) => {
    const on = v.parse(v.object({ page }), body)
    const { edits, done, ...about } = await plan(v.parse(schema, body), { root, ...on })
    await dropCommitted(root)
    const saved = saveChange(root, { locale: '', before: '', ...on, ...about }, edits)
    try {
      await reload()
    } catch (error) {
      if (saved.length > 0) undoLastChange(root)
      await reload()
      throw error
    }
    return done
  }
}

const id = v.pipe(v.string(), v.maxLength(300), v.regex(/^[\w-]+(\.[\w-]+)*$/))
const locale = v.picklist(localeCodes)
const words = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\r\n', '\n')),
)
const page = v.optional(v.pipe(v.string(), v.maxLength(300)), '')
const piece = { kind: v.string(), name: v.pipe(v.string(), v.maxLength(200)) }
const alt = v.record(v.string(), v.pipe(v.string(), v.maxLength(500)))

const handlers: Record<string, Handler> = {
  state: (_body, { root }) => describeState(root),
  async panel(body, { root, listAsked }) {
    const { view, ...input } = v.parse(v.object({ view: viewSchema, page, visible: v.array(v.string()) }), body)
    const place = { root, path: input.page, locale: splitLocale(input.page).locale, visible: input.visible, listAsked }
    const shown = settleView(view, place.locale)
    return { view: shown, ...(await panels[shown.kind](shown, place)) }
  },
  search(body) {
    const input = v.parse(v.object({ page, query: words }), body)
    return renderTexts(searchTexts(input.query, splitLocale(input.page).locale))
  },
  async check(body, { root }) {
    const input = v.parse(v.object({ id, locale, after: words }), body)
    const problems = await checkText(getText(input.id), input.locale, input.after, root)
    return html`${problems.map(({ level, message }) => html`<p class="problem" data-level="${level}">${message}</p>`)}`
  },
  text: order({ id, locale, before: words, after: words }, (input, { root, page }) => {
    const text = getText(input.id)
    const present = readLanguages(text, root).find((language) => language.locale === input.locale)
    if (!present) throw new Error(tell('panels.refuse.language'))
    if (present.words.replaceAll('\r\n', '\n') !== input.before)
      throw new Refusal('changed-meanwhile', tell('panels.refuse.meanwhile'), { present: present.words })
    const after = setSigns(input.after.trim(), input.locale)
    const isSet = after !== input.after.trim()
    const language = { language: locales[input.locale].name }
    const planned = planWords(text, input.locale, after, root)
    const { edits, id: newId } = input.locale === defaultLocale ? nameCategory(planned, after) : planned
    const notice = isSet ? tell('panels.done.savedSigns', language) : tell('panels.done.saved', language)
    const isUnseen = ![text.text.writtenIn, splitLocale(page).locale].includes(input.locale)
    const done = { ...showText(newId, input.locale, notice), isUnseen }
    return { id: input.id, locale: input.locale, before: present.words, after, edits, done }
  }),
  accept: order({ id, locale }, (input, { root }) => {
    const text = getText(input.id)
    const isFirst = input.locale === text.text.writtenIn
    const open = readLanguages(text, root)
      .filter((language) => /stale|draft|unknown/.test(language.state) && (isFirst || language.locale === input.locale))
      .map((language) => language.locale)
    const edits: Edits = new Map(open.flatMap((code) => [...planTranslation(text, code, undefined, root)]))
    const language = locales[input.locale].name
    const notice = isFirst ? tell('panels.done.acceptedAll') : tell('panels.done.accepted', { language })
    const done = { ...showText(input.id, input.locale, notice), isUnseen: true }
    const [before, after] = [tell('panels.state.stale'), tell('panels.text.accept')]
    return { id: input.id, locale: open.join(', '), before, after, edits, done }
  }),
  draft: order({ id, locale }, async (input, { root }) => {
    const { text } = getText(input.id)
    const complete = createClient(parseEnvironment(process.env))
    if (!complete) throw new Error(tell('panels.refuse.key'))
    const open = listTranslations([text]).filter((translation) => translation.locale === input.locale)
    let edits: Edits = new Map()
    const save = (drafts: Edits) => {
      edits = drafts
    }
    const { problems } = await draftTexts(open, complete, { save, root })
    if (edits.size === 0) throw new Error(problems[0] ?? tell('panels.refuse.draft'))
    const done = showText(input.id, input.locale, tell('panels.done.drafted', { language: locales[input.locale].name }))
    return { ...input, before: open[0]?.text ?? '', after: tell('panels.state.draft'), edits, done }
  }),
  async undo(_body, context) {
    const last = await takeBack(context, 1)
    const shown = findText(last.id) && ({ view: { kind: 'text', id: last.id } } as const)
    return { notice: tell('panels.done.undone', { change: describeChange(last) }), ...shown }
  },
  async discard(_body, context) {
    await takeBack(context, Number.POSITIVE_INFINITY)
    return { notice: tell('panels.done.discarded') }
  },
  mine: order({ chosen: v.pipe(v.string(), v.maxLength(300)) }, ({ chosen }, { root }) => {
    const { edits, count } = planMine(chosen, root)
    const done = { notice: tell('panels.done.mine', { count }), view: { kind: 'shipped' }, isUnseen: true } as const
    return { id: 'words', after: [tell('panels.shipped.mine'), chosen].filter(Boolean).join(': '), edits, done }
  }),
  list: order({ id, action: v.picklist(listActions) }, (input, { root }) => {
    const { edits, id: shown = input.id } = planList(input.id, input.action, root)
    const done = { notice: tell('panels.done.list'), view: { kind: 'text', id: shown } } as const
    return { id: input.id, after: tell(`panels.list.${input.action}`), edits, done }
  }),
  field: order({ id, value: v.unknown() }, (input, { root }) => {
    const field = findField(input.id)
    if (!field) throw new Error(tell('panels.refuse.field'))
    const value = readControl(field, input.value)
    const edits = planField(input.id, value, root)
    const notice = tell('panels.done.set', { name: field.name })
    return { id: input.id, before: describeValue(field.value), after: describeValue(value), edits, done: { notice } }
  }),
  record: order({ site: v.record(v.string(), v.unknown()), data: v.string(), alt }, async (input, { root }) => {
    const fields = listRecord().flatMap((group) => group.fields)
    const given = new Map<Field, unknown>(
      fields.flatMap((field) => {
        const value = readControl(field, input.site[field.id.slice('site.'.length)])
        return String(value ?? '') === String(field.value ?? '') ? [] : [[field, value]]
      }),
    )
    const picture = input.data === '' ? undefined : await planPortrait(input, root)
    const name = tell('panels.about.portrait')
    if (picture) given.set({ id: portraitId, name, control: 'line', value: '', isOptional: true }, picture.portrait)
    if (given.size === 0) throw new Error(tell('panels.refuse.unchanged'))
    const names = [...given.keys()].map((field) => field.name).join(', ')
    const edits: Edits = new Map([...planRecord(given, root), ...(picture?.edits ?? [])])
    return { id: 'site', after: names, edits, done: { notice: tell('panels.done.set', { name: names }) } }
  }),
  post: order({ title: words }, ({ title }, { root }) => {
    const { slug, files } = planPost(title.trim(), root)
    const path = `/blog/${slug}`
    const done = { notice: tell('panels.done.post'), path }
    return { id: `posts.${slug}`, page: path, after: title, edits: new Map(files), done }
  }),
  async piece(body, context) {
    const { kind, ...sent } = v.parse(v.looseObject({ kind: v.string() }), body)
    if (!isNewPieceKind(kind)) throw new Error(tell('panels.refuse.kind'))
    const given = Object.fromEntries(
      newPieces[kind].fields.flatMap(({ key }) => (typeof sent[key] === 'string' ? [[key, String(sent[key])]] : [])),
    )
    const { slug, edits } = await planPiece(kind, given)
    const path = findPiecePath(kind, slug)
    const done = { notice: tell('panels.done.piece'), path }
    const plan = { id: slug, page: path, after: tell(`panels.new.${kind}`), edits, done }
    return order({}, () => plan)(body, context)
  },
  picture: order({ id, data: v.string(), name: v.string(), alt }, async (input, { root }) => {
    const edits = await planPicture(input, root)
    const after = `${tell('panels.picture.title')} ${input.name.slice(0, 80)}`
    return { id: input.id, after, edits, done: { notice: tell('panels.done.picture') } }
  }),
  async setup(body, context) {
    const { step, isPreview, ...sent } = v.parse(
      v.looseObject({ step: v.number(), isPreview: v.optional(v.boolean()) }),
      body,
    )
    const answers = readSetup(step, sent)
    const { edits, notes } = await planAnswers(answers)
    if (isPreview) return renderPreview(notes, [...edits.keys()])
    const after = [...notes, Object.keys(answers).join(', ')].join(' ')
    const plan = { id: 'setup', after, edits, done: { notice: [tell('panels.done.step'), ...notes].join(' ') } }
    return order({}, () => plan)(body, context)
  },
  remove: order({ ...piece, to: v.optional(v.string()) }, async ({ kind, name, to }) => {
    const edits = await planRemoval(kind, name, to?.trim() || undefined)
    const path = pieces[assertKind(kind)].overview
    return { id: name, after: tell('panels.piece.remove'), edits, done: { notice: tell('panels.done.removed'), path } }
  }),
  rename: order({ ...piece, id: v.optional(id), newName: v.pipe(v.string(), v.trim()) }, async (input) => {
    const { kind, name, newName, id } = input
    const edits = await planRename(kind, name, newName)
    const notice = tell('panels.done.renamed')
    const done = id
      ? showText(id.replace(`.${name}.`, `.${newName}.`), defaultLocale, notice)
      : { notice, path: `${pieces[assertKind(kind)].path}/${newName}` }
    return { id: name, before: name, after: newName, edits, done }
  }),
  async publish(body, { root, derive }) {
    const { ticked = [] } = v.parse(v.object({ ticked: v.optional(v.union([v.string(), v.array(v.string())])) }), body)
    const keys = [ticked].flat()
    if (keys.length === 0 && (await listUnpublished(root)).length > 0)
      throw new Refusal('nothing-to-publish', tell('changes.none'))
    await publish(root, derive, buildSite, keys)
    return { notice: tell('panels.done.published'), view: { kind: 'publish' }, isUnseen: true }
  },
  async takeIn(_body, { root }) {
    const files = await takeIn(root)
    const notice = tell('panels.done.takenIn', { files: files.join(', ') })
    return { notice, view: { kind: 'publish' }, isUnseen: true }
  },
  async revert(body, { root }) {
    await revert(root, v.parse(v.object({ commit: v.string() }), body).commit)
    return { notice: tell('panels.done.reverted'), view: { kind: 'publish' } }
  },
}

/** A new category is `new-1` until its first words name it, because the address of its page has the name. */
function nameCategory(plan: { edits: Edits; id: string }, words: string) {
  const [, name = ''] = /^blog\.categories\.(new-\d+)\.name$/.exec(plan.id) ?? []
  const newName = createSlug(words)
  const isUsed = listNames('category').includes(newName) || postSlugs.some((slug) => getPost(slug).category === name)
  if (!name || !newName || isUsed) return plan
  const edits: Edits = new Map(
    [...plan.edits].map(([file, text]) => [file, text?.replace(`"id": "${name}"`, `"id": "${newName}"`) ?? null]),
  )
  return { edits, id: plan.id.replace(name, newName) }
}

function showText(textId: string, focus: Locale, notice: string): Done {
  return { notice, view: { kind: 'text', id: textId, focus } }
}

/** Undoes the last changes, at most so many. @returns the first of them */
async function takeBack({ root, reload }: Context, most: number): Promise<Change> {
  await dropCommitted(root)
  const count = Math.min(most, readChanges(root).length)
  if (count === 0) throw new Error(tell('panels.refuse.undo'))
  let last: Change | undefined
  try {
    for (let left = count; left > 0; left -= 1) last = undoLastChange(root)
  } finally {
    // If one cannot be undone, those before it stay undone, and the error names the file that is in the way.
    await reload()
  }
  if (!last) throw new Error(tell('panels.refuse.undo'))
  return last
}

/** A change in a few words: "hero.title (es): Pan que haces tú". */
function describeChange({ id, locale, after }: Change): string {
  // The sentence around them ends with a full stop of its own.
  const words = after.replace(/\s+/g, ' ').replace(/[.。]$/, '')
  return `${id}${locale && ` (${locale})`}: ${words.length > 60 ? `${words.slice(0, 60)}…` : words}`
}

/** The state of the whole site, for the toolbar. */
export async function describeState(root: string) {
  const { length } = await listUnpublished(root)
  counts ??= countOpen()
  const { samples, shipped, waiting } = counts
  const opens = waiting !== '' && html` · ${opener(waiting, { kind: 'open' })}`
  const schedule = describeSchedule()
  return {
    changes: length,
    samples,
    shipped,
    labels: {
      samples: `${tell('panels.bar.samples')} (${samples})`,
      shipped: `${tell('panels.bar.shipped')} (${shipped})`,
    },
    ...html`${tell('panels.count.changes', { count: length })}${opens}${schedule !== undefined && html`<small>${schedule}</small>`}`,
  }
}

/** Counted once, because the server loads this module anew when a file of the owner's changes. */
let counts: ReturnType<typeof countOpen> | undefined

function countOpen() {
  const states = listTranslations().map(({ freshness }) => freshness)
  const waiting = Object.entries(Object.groupBy(states, (state) => state))
    .flatMap(([state, { length: count }]) =>
      state === 'stale' || state === 'missing' ? tell(`panels.count.${state}`, { count }) : [],
    )
    .join(' · ')
  return { waiting, samples: listOpenSamples().length, shipped: listShippedTexts().length }
}

/** A warning about approved posts of a day to come: they appear only if a build is started on that day. */
export function describeSchedule(
  posts = postSlugs.map(getPost),
  { BUILD_HOOK_URL } = parseEnvironment(process.env),
  day = today(),
): string | undefined {
  const scheduled = posts.filter(({ draft, approved, date }) => !draft && approved && date > day)
  if (BUILD_HOOK_URL || scheduled.length === 0) return undefined
  const named = scheduled.map((post) => `${post.title} (${post.date})`).join(', ')
  return tell('panels.scheduled', { posts: named })
}

/** An error as a script reads it, and as the panel shows it, which marks the fields of its problems. */
function refuse(status: number, problems: Problem[], more: Refusal['more'] = {}) {
  const { details, present } = more
  const lines = problems.map((problem) => describeProblem(problem, nameField))
  const message = lines.join('\n')
  const { markup } = html`${lines.map((line) => html`<p class="problem" data-level="error">${line}</p>`)}
    ${details !== undefined && html`<details><summary>${tell('panels.refuse.where')}</summary><pre>${details}</pre></details>`}
    ${present !== undefined && html`<p class="preview">${present}</p>`}
    ${problems.some(({ code }) => code === 'foreign-changes') && row(button(tell('panels.takeIn'), 'takeIn'))}`
  return { status, body: { ok: false, error: { message, problems, ...more, markup } } }
}
