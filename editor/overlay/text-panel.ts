import { makeFields } from './fields.ts'
import type { Editor } from './overlay.ts'
import { ask, keep, make, makeButton, makeNote, makeRow, read, send } from './parts.ts'
import { makePictureForm } from './pictures.ts'

type Problem = { level: 'error' | 'warning'; message: string }

/** Words that were typed, with those that they shall replace. */
type Typed = { before: string; words: string }

type Language = {
  locale: string
  name: string
  lang: string
  /** Whether the text is written in it first. */
  isFirst: boolean
  file: string
  words: string
  state: string
  madeFrom?: string
}

type TextData = {
  id: string
  kind: 'content' | 'interface' | 'post' | 'issue'
  part?: string
  /** How many letters search results show of it. */
  limit?: number
  /** What to know before it is changed. */
  notice?: string
  list?: { index: number; length: number }
  languages: Language[]
}

/** A text in all languages, side by side. */
export async function showText(editor: Editor, id: string): Promise<HTMLElement[]> {
  const { data, error } = await ask<TextData>('text', { id })
  if (!data) return [make('h2', {}, 'Text'), make('p', { class: 'refusal', role: 'alert' }, error?.message ?? '')]
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
      ? [
          makePictureForm(editor, {
            id: data.id,
            languages: data.languages.map((language) => ({ ...language, code: language.locale })),
            title: 'Put a picture after this paragraph',
            done: 'The picture is in.',
          }),
        ]
      : []),
    ...(data.kind === 'interface' ? [] : [makeFields(editor, data.id)]),
  ]
}

function makeLanguage(editor: Editor, text: TextData, language: Language): HTMLElement {
  const { locale, name, isFirst } = language
  const place = `typed:${text.id}:${locale}`
  const typed = read<Typed>(place)
  let before = typed?.before ?? language.words
  const box = make('textarea', { 'aria-label': `Words, ${name}`, lang: language.lang, rows: '2' })
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
    const { data } = await send<{ problems: Problem[] }>('check', { id: text.id, locale, words })
    if (data && box.value === words) showProblems(data.problems)
  }

  function showProblems(list: Problem[]) {
    save.disabled = list.some(({ level }) => level === 'error')
    problems.replaceChildren(
      ...list.map(({ level, message }) => make('p', { class: 'problem', 'data-level': level }, message)),
    )
  }

  async function saveWords() {
    const body = { id: text.id, locale, before, after: box.value }
    const { data, status, error } = await send<{ id: string }>('text', body)
    if (data) {
      keep(place, undefined)
      const view = { kind: 'text', id: data.id, locale } as const
      if (locale !== editor.locale && !isFirst) return editor.refresh(`Saved: ${name}.`, view)
      if (locale === editor.locale) showAtOnce(text.id, box.value.trim())
      return editor.reload(`Saved: ${name}.`, view)
    }
    if (status === 409 && error?.present !== undefined) return showConflict(error.present)
    showProblems([{ level: 'error', message: error?.message ?? '' }])
    save.disabled = false
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
    const { data, error } = await send('accept', { id: text.id, locale })
    const notice = `Still right: ${isFirst ? 'all languages' : name}.`
    if (data) editor.refresh(notice, { kind: 'text', id: text.id, locale })
    else showProblems([{ level: 'error', message: error?.message ?? '' }])
  }

  async function draft() {
    const { data, error } = await send('draft', { id: text.id, locale })
    const view = { kind: 'text', id: text.id, locale } as const
    if (data) editor.reload(`Drafted: ${name}. Read it before you accept it.`, view)
    else showProblems([{ level: 'error', message: error?.message ?? '' }])
  }

  const canDraft = !isFirst && /missing|stale/.test(language.state)
  return make(
    'div',
    { role: 'group', 'aria-label': name, 'data-locale': locale },
    make(
      'div',
      { class: 'head' },
      make('span', { class: 'name', lang: language.lang }, name),
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

const listLabels = { add: 'Add', remove: 'Remove', up: 'Move up', down: 'Move down' } as const

function makeListRow(editor: Editor, id: string, list: NonNullable<TextData['list']>): HTMLElement {
  const { note, say } = makeNote()
  const change = async (action: keyof typeof listLabels) => {
    const { data, error } = await send<{ id?: string }>('list', { id, action })
    if (data) editor.reload('The list is changed.', { kind: 'text', id: data.id ?? id })
    else say(error?.message)
  }
  const actions = Object.keys(listLabels) as Array<keyof typeof listLabels>
  return make(
    'div',
    { role: 'group', 'aria-label': 'List' },
    make('p', { class: 'hint' }, `Item ${list.index + 1} of ${list.length}. Translations stay with their item.`),
    makeRow(...actions.map((action) => makeButton(listLabels[action], () => change(action)))),
    note,
  )
}
