import { order } from './call.ts'
import { make, makeButton } from './dom.ts'
import type { Editor } from './overlay.ts'

/** What nobody has confirmed yet. */
export async function showSamples(editor: Editor): Promise<HTMLElement[]> {
  const samples = (await editor.state())?.samples ?? []
  const confirm = async (path: string, note: HTMLElement) => {
    const { data, error } = await order('sample', { path, page: location.pathname })
    if (data) editor.reload(`Confirmed: ${path}.`)
    else note.textContent = error?.message ?? ''
  }
  const rows = samples.map(({ kind, path, words, text, canConfirm }) => {
    const note = make('p', { class: 'problem', 'data-level': 'error', role: 'status' })
    return make(
      'tr',
      {},
      make(
        'td',
        {},
        text ? makeButton(words, () => editor.open({ kind: 'text', id: text }), { class: 'text' }) : undefined,
        make('span', { class: 'hint' }, `${kind} · `, make('code', {}, path)),
        note,
      ),
      make(
        'td',
        {},
        canConfirm
          ? makeButton('Confirm', () => confirm(path, note), { 'aria-label': `Confirm ${path}` })
          : 'needs the true address',
      ),
    )
  })
  return [
    make('h2', {}, `Samples: ${samples.length}`),
    make(
      'p',
      { class: 'hint' },
      'Not true yet, or not read by you. Put in what is true, then confirm it. A public site leaves the rest out, or is not built.',
    ),
    make('table', {}, make('tbody', {}, ...rows)),
  ]
}
