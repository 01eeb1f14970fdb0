import type { Field } from '../server/fields.ts'
import type { ListedText, PageTexts } from '../server/texts.ts'
import { makeField } from './fields.ts'
import type { Editor } from './overlay.ts'
import { ask, html, keep, makeButton } from './parts.ts'
import { makePieceForm } from './setup-panel.ts'
import { showText } from './text-panel.ts'

/** All texts of the page, those included that nobody sees on it, and a field that finds any other. */
export async function showPageTexts(editor: Editor): Promise<HTMLElement> {
  const { title, description, lengths, texts, piece } = await ask<PageTexts>('page', { path: location.pathname })
  const visible = new Set([...document.querySelectorAll<HTMLElement>('[data-text]')].map(({ dataset }) => dataset.text))
  const shown = [...visible].flatMap((id) => (id && !texts.some((text) => text.id === id) ? id : []))
  return html`<div>
    <h2>This page</h2>
    <p>${texts.length + shown.length} texts</p>
    <p class="hint">In search results:</p>
    <div class="preview"><strong>${title}</strong>${description}</div>
    <p class="hint">Title ${lengths.title}, description ${lengths.description} letters at most.</p>
    ${makeSearch(editor)}
    ${piece && makePieceForm(editor, piece)}
    <h3>Not seen on the page: titles, descriptions, texts of pictures</h3>
    ${makeTexts(
      editor,
      texts.filter(({ id }) => !visible.has(id)),
    )}
    <h3>On the page</h3>
    ${makeTexts(editor, [
      ...texts.filter(({ id }) => visible.has(id)),
      ...shown.map((id) => ({ id, words: readWords(id), states: {} })),
    ])}
  </div>`
}

/** The translations that wait for the owner. */
export async function showOpen(editor: Editor): Promise<HTMLElement> {
  const texts = await ask<ListedText[]>('open', { locale: editor.locale })
  return html`<div>
    <h2>Translations to look at: ${texts.length}</h2>
    <p class="hint">
      Stale: its English has changed since. Draft: a machine wrote it. Missing: nobody has. Change it, or press “Still right”.
    </p>
    ${makeTexts(editor, texts)}
  </div>`
}

/** The texts, or the facts of the owner's record, that a visitor may see as these words. */
export async function showFound(editor: Editor, words: string): Promise<HTMLElement> {
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
  return html`<div>
    <h2>${heading}</h2>
    <p class="preview">${words}</p>
    <p class="hint">${hint}</p>
    ${facts.map((field) => makeField(editor, field))}
    ${facts.length > 0 && makeButton('All of your record', () => editor.open({ kind: 'about' }))}
    ${makeTexts(editor, texts)}
    ${makeSearch(editor, texts.length > 0 || facts.length > 0 ? '' : words)}
  </div>`
}

function makeSearch(editor: Editor, query = ''): HTMLElement {
  const input = html<HTMLInputElement>`<input type="search" value="${query}">`
  const results = html`<div aria-live="polite"></div>`
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
  return html`<div><label>Find any text of the site${input}</label>${results}</div>`
}

/** Texts as a list, each opens its panel. */
export function makeTexts(editor: Editor, texts: ListedText[]): HTMLElement {
  const items = texts.map(({ id, words, states }) => {
    const open = Object.entries(states).filter(([, state]) => state !== 'fresh')
    const button = makeButton(words || '—', () => editor.open({ kind: 'text', id }))
    button.append(html`<code>${[id, ...open.map(([locale, state]) => `${locale}: ${state}`)].join(' · ')}</code>`)
    return html`<li>${button}</li>`
  })
  return html`<ul class="texts">${items}</ul>`
}

function readWords(id: string): string {
  return document.querySelector(`[data-text="${CSS.escape(id)}"]`)?.textContent?.slice(0, 200) ?? ''
}
