import type { OpenSample } from '../server/samples.ts'
import { makeField } from './fields.ts'
import type { Editor } from './overlay.ts'
import { ask, make, makeButton, makeRow, send } from './parts.ts'

const hint =
  'Not true yet, or not read by you. Put in what is true and confirm it, or take it out. What is still as it was when you got the site cannot be confirmed. A public site leaves the rest out, or is not built.'

/** What nobody has confirmed yet, each with what can be done about it. */
export async function showSamples(editor: Editor): Promise<HTMLElement[]> {
  const samples = await ask<OpenSample[]>('samples')
  return [
    make('h2', {}, `Samples: ${samples.length}`),
    make('p', { class: 'hint' }, hint),
    ...samples.map((sample) => makeSample(editor, sample)),
  ]
}

function makeSample(editor: Editor, { kind, path, words, text, fact, file, remove, confirm }: OpenSample): HTMLElement {
  const order = async (name: string, body: object, done: string) => {
    await send(name, body)
    editor.reload(done, { kind: 'samples' })
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
  )
}
