import type { Problem } from '../server/check.ts'
import type { ListAction } from '../server/lists.ts'
import type { describeText } from '../server/routes.ts'
import { makeFields } from './fields.ts'
import type { Editor } from './overlay.ts'
import { ask, html, keep, makeButton, makeRow, type Refusal, read, send } from './parts.ts'
import { makePictureForm } from './pictures.ts'

/** Words that were typed, with those that they shall replace. */
type Typed = { before: string; words: string }

type TextData = ReturnType<typeof describeText>

type Language = TextData['languages'][number]

/** A text in all languages, side by side. */
export async function showText(editor: Editor, id: string): Promise<HTMLElement> {
  const text = await ask<TextData>('text', { id })
  const isBlock = text.part?.startsWith('body.')
  // English and the language of the page come first.
  const rank = ({ locale, isFirst }: Language) => (isFirst ? 0 : locale === editor.locale ? 1 : 2)
  const languages = text.languages.toSorted((one, other) => rank(one) - rank(other))
  return html`<div>
    <h2>${isBlock ? 'Edit a paragraph (Markdown)' : 'Edit a text'}</h2>
    <p><code>${text.id}</code></p>
    ${text.limit && html`<p class="hint">At most ${text.limit} letters; a Chinese character counts as two.</p>`}
    ${text.notice && html`<p class="refusal" role="note">${text.notice}</p>`}
    ${languages.map((language) => makeLanguage(editor, text, language))}
    ${text.list && makeListRow(editor, text.id, text.list)}
    ${
      isBlock &&
      text.kind === 'post' &&
      (await makePictureForm(editor, text.id, 'Put a picture after this paragraph', 'The picture is in.'))
    }
    ${text.kind !== 'interface' && makeFields(editor, text.fields)}
  </div>`
}

function makeLanguage(editor: Editor, text: TextData, language: Language): HTMLElement {
  const { locale, name, isFirst, state, madeFrom } = language
  const place = `typed:${text.id}:${locale}`
  const typed = read<Typed>(place)
  let before = typed?.before ?? language.words
  const box = html<HTMLTextAreaElement>`<textarea aria-label="Words, ${name}" lang="${locale}" rows="2"></textarea>`
  box.value = typed?.words ?? language.words
  const problems = html`<div aria-live="polite"></div>`
  const view = { kind: 'text', id: text.id, locale } as const
  const save = makeButton('Save', saveWords, { className: 'main' })
  const accept = makeButton(isFirst ? 'All still right' : 'Still right', acceptWords, {
    disabled: !(isFirst ? text.languages : [language]).some((one) => /stale|draft|unknown/.test(one.state)),
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
      ...found.map(({ level, message }) => html`<p class="problem" data-level="${level}">${message}</p>`),
    )
  }

  async function saveWords() {
    const body = { id: text.id, locale, before, after: box.value }
    try {
      const saved = await send<{ id: string }>('text', body)
      keep(place, undefined)
      const shown = { ...view, id: saved.id }
      if (locale !== editor.locale && !isFirst) return editor.refresh(`Saved: ${name}.`, shown)
      if (locale === editor.locale) showAtOnce(text.id, box.value.trim())
      return editor.reload(`Saved: ${name}.`, shown)
    } catch (error) {
      const { present } = error as Refusal
      if (present === undefined) throw error
      return showConflict(present)
    }
  }

  function showConflict(present: string) {
    const take = makeButton('Take these', () => {
      keep(place, undefined)
      editor.open(view)
    })
    const mine = makeButton('Keep mine', () => {
      before = present
      return saveWords()
    })
    problems.replaceChildren(
      html`<p class="problem" data-level="error">Somebody has changed this text meanwhile. It says now:</p>`,
      html`<p class="preview">${present}</p>`,
      makeRow(take, mine),
    )
  }

  async function acceptWords() {
    await send('accept', { id: text.id, locale })
    editor.refresh(`Still right: ${isFirst ? 'all languages' : name}.`, view)
  }

  const draft = () =>
    editor.order('draft', { id: text.id, locale }, `Drafted: ${name}. Read it before you accept it.`, view)
  const canDraft = !isFirst && /missing|stale/.test(state)
  return html`<div role="group" aria-label="${name}" data-locale="${locale}">
    <div class="head">
      <span class="name" lang="${locale}">${name}</span><span class="state" data-state="${state}">${state}</span>
    </div>
    ${box}
    ${problems}
    ${madeFrom !== undefined && html`<p class="hint">Made from: ${madeFrom}</p>`}
    ${makeRow(save, accept, canDraft && makeButton('Draft', draft))}
  </div>`
}

/** Before the page is loaded anew, which completes it with what it quotes. */
function showAtOnce(id: string, words: string) {
  if (/[[{*_`#]/.test(words)) return
  for (const element of document.querySelectorAll(`[data-text="${CSS.escape(id)}"]:not(g)`)) element.textContent = words
}

const listLabels = { add: 'Add', remove: 'Remove', up: 'Move up', down: 'Move down' } satisfies Record<
  ListAction,
  string
>

function makeListRow(editor: Editor, id: string, { index, length }: NonNullable<TextData['list']>): HTMLElement {
  const change = async (action: string) => {
    const { id: shown = id } = await send<{ id?: string }>('list', { id, action })
    editor.reload('The list is changed.', { kind: 'text', id: shown })
  }
  return html`<div role="group" aria-label="List">
    <p class="hint">Item ${index + 1} of ${length}. Translations stay with their item.</p>
    ${makeRow(Object.entries(listLabels).map(([action, label]) => makeButton(label, () => change(action))))}
  </div>`
}
