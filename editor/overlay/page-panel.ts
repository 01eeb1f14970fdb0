import { ask } from './call.ts'
import { make } from './dom.ts'
import { type Field, makeField } from './fields.ts'
import { keepView } from './memory.ts'
import type { Editor } from './overlay.ts'
import { showText } from './text-panel.ts'

type ListedText = { id: string; words: string; states: Record<string, string> }

type PageTexts = { title: string; description: string; texts: ListedText[] }

/** All texts of the page, those included that nobody sees on it, and a field that finds any other. */
export async function showPageTexts(editor: Editor): Promise<HTMLElement[]> {
  const { data, error } = await ask<PageTexts>('page', { path: location.pathname })
  const heading = make('h2', {}, 'This page')
  if (!data) return [heading, make('p', { class: 'refusal' }, error?.message ?? '')]
  const visible = new Set([...document.querySelectorAll<HTMLElement>('[data-text]')].map(({ dataset }) => dataset.text))
  const shown = [...visible].filter((id) => id !== undefined && !data.texts.some((text) => text.id === id))
  const hidden = data.texts.filter(({ id }) => !visible.has(id))
  const rest = data.texts.filter(({ id }) => visible.has(id))
  return [
    heading,
    make('p', {}, `${data.texts.length + shown.length} texts`),
    make('p', { class: 'hint' }, 'In search results:'),
    make('div', { class: 'preview' }, make('strong', {}, data.title), data.description),
    make('p', { class: 'hint' }, `Title ${data.title.length}, description ${data.description.length} letters.`),
    makeSearch(editor),
    make('h3', {}, 'Not seen on the page: titles, descriptions, texts of pictures'),
    makeTexts(editor, hidden),
    make('h3', {}, 'On the page'),
    makeTexts(editor, [...rest, ...shown.map((id) => ({ id: id ?? '', words: readWords(id ?? ''), states: {} }))]),
  ]
}

/** The texts that a visitor may see as these words. */
export async function showTextsFor(editor: Editor, words: string): Promise<HTMLElement[]> {
  const { data } = await ask<{ texts: ListedText[]; facts: Field[] }>('find', { words, locale: editor.locale })
  const { texts = [], facts = [] } = data ?? {}
  const [only] = texts
  if (texts.length === 1 && only) {
    // The view is the text's own, so that it is open after the page was loaded anew.
    keepView({ kind: 'text', id: only.id })
    return showText(editor, only.id)
  }
  return [
    make(
      'h2',
      {},
      facts.length > 0 ? 'A fact of your record' : texts.length > 0 ? 'Which text?' : 'No text of its own',
    ),
    make('p', { class: 'preview' }, words),
    make('p', { class: 'hint' }, explain()),
    ...facts.map((field) => makeField(editor, field)),
    makeTexts(editor, texts),
    makeSearch(editor, texts.length > 0 || facts.length > 0 ? '' : words),
  ]

  function explain(): string {
    if (facts.length > 0) return 'All pages have it from here.'
    return texts.length > 0
      ? 'These words stand in more than one text. Choose by its id what they are here.'
      : 'These words are made of others, or of figures. Look for a part of them:'
  }
}

function makeSearch(editor: Editor, query = ''): HTMLElement {
  const input = make('input', { type: 'search', value: query })
  const results = make('div', { 'aria-live': 'polite' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const search = async () => {
    const sought = input.value
    const { data = [] } = await ask<ListedText[]>('search', { query: sought, locale: editor.locale })
    if (input.value === sought) results.replaceChildren(makeTexts(editor, data))
  }
  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(search, 300)
  })
  return make('div', {}, make('label', {}, 'Find any text of the site', input), results)
}

function makeTexts(editor: Editor, texts: ListedText[]): HTMLElement {
  return make(
    'ul',
    { class: 'texts' },
    ...texts.map(({ id, words, states }) => {
      const open = Object.entries(states).filter(([, state]) => state !== 'fresh')
      const button = make(
        'button',
        { type: 'button' },
        words || '—',
        make('br'),
        make('code', {}, id, ...open.map(([locale, state]) => ` · ${locale}: ${state}`)),
      )
      button.addEventListener('click', () => editor.open({ kind: 'text', id }))
      return make('li', {}, button)
    }),
  )
}

function readWords(id: string): string {
  return document.querySelector(`[data-text="${CSS.escape(id)}"]`)?.textContent?.slice(0, 200) ?? ''
}
