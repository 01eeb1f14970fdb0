import { type Field, makeField } from './fields.ts'
import type { Editor } from './overlay.ts'
import { ask, make, makeButton, makeNote, makeRow, send } from './parts.ts'

type Sample = {
  kind: string
  path: string
  words: string
  text?: string
  fact?: Field
  file?: string
  remove?: { kind: string; name: string }
  confirm?: { id: string; value: unknown }
}

/** What nobody has confirmed yet, each with what can be done about it. */
export async function showSamples(editor: Editor): Promise<HTMLElement[]> {
  const { data: samples = [], error } = await ask<Sample[]>('samples')
  return [
    make('h2', {}, `Samples: ${samples.length}`),
    make(
      'p',
      { class: 'hint' },
      error?.message ??
        'Not true yet, or not read by you. Put in what is true and confirm it, or take it out. What is still as it was when you got the site cannot be confirmed. A public site leaves the rest out, or is not built.',
    ),
    ...samples.map((sample) => makeSample(editor, sample)),
  ]
}

function makeSample(editor: Editor, { kind, path, words, text, fact, file, remove, confirm }: Sample): HTMLElement {
  const { note, say } = makeNote()
  const order = async (name: string, body: object, done: string) => {
    const { data, error } = await send(name, body)
    if (data) editor.reload(done, { kind: 'samples' })
    else say(error?.message)
  }
  const label = make('p', { class: 'hint' }, `${kind} · `, make('code', {}, path), file ? ` in ${file}` : '')
  if (fact) return make('div', {}, label, makeField(editor, fact))
  return make(
    'div',
    { role: 'group', 'aria-label': path },
    make('p', { class: 'value' }, words || '—'),
    label,
    makeRow(
      text !== undefined && makeButton('Change', () => editor.open({ kind: 'text', id: text })),
      remove && makeButton('Remove', () => order('remove', remove, `Removed: ${path}.`)),
      confirm && makeButton('Confirm', () => order('field', confirm, `Confirmed: ${path}.`)),
    ),
    note,
  )
}
