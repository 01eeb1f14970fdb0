import type { OpenSample } from '../server/samples.ts'
import { makeField } from './fields.ts'
import type { Editor } from './overlay.ts'
import { ask, html, makeButton, makeRow } from './parts.ts'

/** What nobody has confirmed yet, each with what can be done about it. */
export async function showSamples(editor: Editor): Promise<HTMLElement> {
  const samples = await ask<OpenSample[]>('samples')
  return html`<div>
    <h2>Samples: ${samples.length}</h2>
    <p class="hint">
      Not true yet, or not read by you. Put in what is true and confirm it, or take it out. What is still as it was when
      you got the site cannot be confirmed. A public site leaves the rest out, or is not built.
    </p>
    ${samples.map((sample) => makeSample(editor, sample))}
  </div>`
}

function makeSample(editor: Editor, { kind, path, words, text, fact, file, remove, confirm }: OpenSample): HTMLElement {
  const order = (name: string, body: object, done: string) => editor.order(name, body, done, { kind: 'samples' })
  const label = html`<p class="hint">${kind} · <code>${path}</code>${file && ` in ${file}`}</p>`
  if (fact) return html`<div>${label}${makeField(editor, fact)}</div>`
  return html`<div role="group" aria-label="${path}">
    <p class="value">${words || '—'}</p>
    ${label}
    ${makeRow(
      text !== undefined && makeButton('Change', () => editor.open({ kind: 'text', id: text })),
      remove && makeButton('Remove', () => order('remove', remove, `Removed: ${path}.`)),
      confirm && makeButton('Confirm', () => order('field', confirm, `Confirmed: ${path}.`)),
    )}
  </div>`
}
