import type { Field } from '../server/fields.ts'
import type { ListedText, PageTexts } from '../server/texts.ts'
import { makeField } from './fields.ts'
import type { Editor } from './overlay.ts'
import { ask, keep, make, makeButton } from './parts.ts'
import { makePieceForm } from './setup-panel.ts'
import { showText } from './text-panel.ts'

/** All texts of the page, those included that nobody sees on it, and a field that finds any other. */
export async function showPageTexts(editor: Editor): Promise<HTMLElement[]> {
  const { title, description, lengths, texts, piece } = await ask<PageTexts>('page', { path: location.pathname })
  const visible = new Set([...document.querySelectorAll<HTMLElement>('[data-text]')].map(({ dataset }) => dataset.text))
  const shown = [...visible].filter((id) => id !== undefined && !texts.some((text) => text.id === id))
  const hidden = texts.filter(({ id }) => !visible.has(id))
  const rest = texts.filter(({ id }) => visible.has(id))
  return [
    make('h2', {}, 'This page'),
    make('p', {}, `${texts.length + shown.length} texts`),
    make('p', { class: 'hint' }, 'In search results:'),
    make('div', { class: 'preview' }, make('strong', {}, title), description),
    make('p', { class: 'hint' }, `Title ${lengths.title}, description ${lengths.description} letters at most.`),
    makeSearch(editor),
    ...(piece ? [makePieceForm(editor, piece)] : []),
    make('h3', {}, 'Not seen on the page: titles, descriptions, texts of pictures'),
    makeTexts(editor, hidden),
    make('h3', {}, 'On the page'),
    makeTexts(editor, [...rest, ...shown.map((id) => ({ id: id ?? '', words: readWords(id ?? ''), states: {} }))]),
  ]
}

/** The translations that wait for the owner. */
export async function showOpen(editor: Editor): Promise<HTMLElement[]> {
  const texts = await ask<ListedText[]>('open', { locale: editor.locale })
  return [
    make('h2', {}, `Translations to look at: ${texts.length}`),
    make(
      'p',
      { class: 'hint' },
      'Stale: its English has changed since. Draft: a machine wrote it. Missing: nobody has. Change it, or press “Still right”.',
    ),
    makeTexts(editor, texts),
  ]
}

/** The texts, or the facts of the owner's record, that a visitor may see as these words. */
export async function showFound(editor: Editor, words: string): Promise<HTMLElement[]> {
  const query = { words, locale: editor.locale }
  const { texts, facts } = await ask<{ texts: ListedText[]; facts: Field[] }>('find', query)
  const [only] = texts
  if (texts.length === 1 && only) {
    // The view is the text's own, so that it is open after the page was loaded anew.
    keep('view', { path: location.pathname, view: { kind: 'text', id: only.id } })
    return showText(editor, only.id)
  }
  const [heading, hint] =
    facts.length > 0
      ? ['A fact of your record', 'All pages have it from here.']
      : texts.length > 0
        ? ['Which text?', 'These words stand in more than one text. Choose by its id what they are here.']
        : ['No text of its own', 'These words are made of others, or of figures. Look for a part of them:']
  return [
    make('h2', {}, heading),
    make('p', { class: 'preview' }, words),
    make('p', { class: 'hint' }, hint),
    ...facts.map((field) => makeField(editor, field)),
    ...(facts.length > 0 ? [makeButton('All of your record', () => editor.open({ kind: 'about' }))] : []),
    makeTexts(editor, texts),
    makeSearch(editor, texts.length > 0 || facts.length > 0 ? '' : words),
  ]
}

function makeSearch(editor: Editor, query = ''): HTMLElement {
  const input = make('input', { type: 'search', value: query })
  const results = make('div', { 'aria-live': 'polite' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const search = async () => {
    const sought = input.value
    const found = await ask<ListedText[]>('search', { query: sought, locale: editor.locale })
    if (input.value === sought) results.replaceChildren(makeTexts(editor, found))
  }
  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(search, 300)
  })
  return make('div', {}, make('label', {}, 'Find any text of the site', input), results)
}

/** Texts as a list, each opens its panel. */
export function makeTexts(editor: Editor, texts: ListedText[]): HTMLElement {
  const items = texts.map(({ id, words, states }) => {
    const open = Object.entries(states).filter(([, state]) => state !== 'fresh')
    const button = makeButton(words || '—', () => editor.open({ kind: 'text', id }))
    button.append(make('br'), make('code', {}, id, ...open.map(([locale, state]) => ` · ${locale}: ${state}`)))
    return make('li', {}, button)
  })
  return make('ul', { class: 'texts' }, ...items)
}

function readWords(id: string): string {
  return document.querySelector(`[data-text="${CSS.escape(id)}"]`)?.textContent?.slice(0, 200) ?? ''
}
