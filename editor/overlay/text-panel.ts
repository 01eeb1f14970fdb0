import type { Problem } from '../server/check.ts'
import type { listActions } from '../server/lists.ts'
import type { describeText } from '../server/routes.ts'
import { makeFields } from './fields.ts'
import type { Editor } from './overlay.ts'
import { ask, keep, make, makeButton, makeRow, type Refusal, read, send } from './parts.ts'
import { makePictureForm } from './pictures.ts'

/** Words that were typed, with those that they shall replace. */
type Typed = { before: string; words: string }

type TextData = ReturnType<typeof describeText>

type Language = TextData['languages'][number]

/** A text in all languages, side by side. */
export async function showText(editor: Editor, id: string): Promise<HTMLElement[]> {
  const data = await ask<TextData>('text', { id })
  const isBlock = data.part?.startsWith('body.')
  const languages = data.languages.map((language) => makeLanguage(editor, data, language))
  const own = languages.findIndex((group) => group.dataset.locale === editor.locale)
  // English and the language of the page come first.
  const ordered =
    own > 1 ? [languages[0], languages[own], ...languages.filter((_, i) => i > 0 && i !== own)] : languages
  return [
    make('h2', {}, isBlock ? 'Edit a paragraph (Markdown)' : 'Edit a text'),
    make('p', {}, make('code', {}, data.id)),
    ...(data.limit
      ? [make('p', { class: 'hint' }, `At most ${data.limit} letters; a Chinese character counts as two.`)]
      : []),
    ...(data.notice ? [make('p', { class: 'refusal', role: 'note' }, data.notice)] : []),
    ...ordered.filter((group) => group !== undefined),
    ...(data.list ? [makeListRow(editor, data.id, data.list)] : []),
    ...(isBlock && data.kind === 'post'
      ? [await makePictureForm(editor, data.id, 'Put a picture after this paragraph', 'The picture is in.')]
      : []),
    ...(data.kind === 'interface' ? [] : [makeFields(editor, data.id)]),
  ]
}

function makeLanguage(editor: Editor, text: TextData, language: Language): HTMLElement {
  const { locale, name, isFirst } = language
  const place = `typed:${text.id}:${locale}`
  const typed = read<Typed>(place)
  let before = typed?.before ?? language.words
  const box = make('textarea', { 'aria-label': `Words, ${name}`, lang: locale, rows: '2' })
  box.value = typed?.words ?? language.words
  const problems = make('div', { 'aria-live': 'polite' })
  const save = makeButton('Save', saveWords, { class: 'main' })
  const accept = makeButton(isFirst ? 'All still right' : 'Still right', acceptWords, {
    disabled: !(isFirst ? text.languages : [language]).some(({ state }) => /stale|draft|unknown/.test(state)),
  })
  let timer: ReturnType<typeof setTimeout> | undefined

  box.addEventListener('input', () => {
    keep(place, box.value === language.words ? undefined : { before, words: box.value })
    clearTimeout(timer)
    timer = setTimeout(check, 350)
  })
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      save.click()
    }
  })

  async function check() {
    const words = box.value
    const { problems: found } = await send<{ problems: Problem[] }>('check', { id: text.id, locale, words })
    if (box.value !== words) return
    save.disabled = found.some(({ level }) => level === 'error')
    problems.replaceChildren(
      ...found.map(({ level, message }) => make('p', { class: 'problem', 'data-level': level }, message)),
    )
  }

  async function saveWords() {
    const body = { id: text.id, locale, before, after: box.value }
    try {
      const saved = await send<{ id: string }>('text', body)
      keep(place, undefined)
      const view = { kind: 'text', id: saved.id, locale } as const
      if (locale !== editor.locale && !isFirst) return editor.refresh(`Saved: ${name}.`, view)
      if (locale === editor.locale) showAtOnce(text.id, box.value.trim())
      return editor.reload(`Saved: ${name}.`, view)
    } catch (error) {
      const { present } = error as Refusal
      if (present === undefined) throw error
      return showConflict(present)
    }
  }

  function showConflict(present: string) {
    const take = makeButton('Take these', () => {
      keep(place, undefined)
      editor.open({ kind: 'text', id: text.id, locale })
    })
    const mine = makeButton('Keep mine', () => {
      before = present
      return saveWords()
    })
    problems.replaceChildren(
      make('p', { class: 'problem', 'data-level': 'error' }, 'Somebody has changed this text meanwhile. It says now:'),
      make('p', { class: 'preview' }, present),
      makeRow(take, mine),
    )
  }

  async function acceptWords() {
    await send('accept', { id: text.id, locale })
    editor.refresh(`Still right: ${isFirst ? 'all languages' : name}.`, { kind: 'text', id: text.id, locale })
  }

  async function draft() {
    await send('draft', { id: text.id, locale })
    editor.reload(`Drafted: ${name}. Read it before you accept it.`, { kind: 'text', id: text.id, locale })
  }

  const canDraft = !isFirst && /missing|stale/.test(language.state)
  return make(
    'div',
    { role: 'group', 'aria-label': name, 'data-locale': locale },
    make(
      'div',
      { class: 'head' },
      make('span', { class: 'name', lang: locale }, name),
      make('span', { class: 'state', 'data-state': language.state }, language.state),
    ),
    box,
    problems,
    language.madeFrom === undefined ? undefined : make('p', { class: 'hint' }, `Made from: ${language.madeFrom}`),
    makeRow(save, accept, canDraft && makeButton('Draft', draft)),
  )
}

/** Before the page is loaded anew, which completes it with what it quotes. */
function showAtOnce(id: string, words: string) {
  if (/[[{*_`#]/.test(words)) return
  for (const element of document.querySelectorAll(`[data-text="${CSS.escape(id)}"]:not(g)`)) element.textContent = words
}

const listLabels: Record<(typeof listActions)[number], string> = {
  add: 'Add',
  remove: 'Remove',
  up: 'Move up',
  down: 'Move down',
}

function makeListRow(editor: Editor, id: string, list: NonNullable<TextData['list']>): HTMLElement {
  const change = async (action: string) => {
    const { id: shown = id } = await send<{ id?: string }>('list', { id, action })
    editor.reload('The list is changed.', { kind: 'text', id: shown })
  }
  return make(
    'div',
    { role: 'group', 'aria-label': 'List' },
    make('p', { class: 'hint' }, `Item ${list.index + 1} of ${list.length}. Translations stay with their item.`),
    makeRow(...Object.entries(listLabels).map(([action, label]) => makeButton(label, () => change(action)))),
  )
}
