import { order } from './call.ts'
import { make, makeButton } from './dom.ts'
import type { Editor } from './overlay.ts'

/** What nobody has confirmed yet. */
export async function showSamples(editor: Editor): Promise<HTMLElement[]> {
  const samples = editor.state()?.samples ?? []
  const note = make('p', { role: 'status' })
  const confirm = async (path: string) => {
    const { data, error } = await order('sample', { path, page: location.pathname })
    if (data) editor.reload(`Confirmed: ${path}.`)
    else note.replaceChildren(make('span', { class: 'problem', 'data-level': 'error' }, error?.message ?? ''))
  }
  const rows = samples.map(({ kind, path, canConfirm }) =>
    make(
      'tr',
      {},
      make('td', {}, kind),
      make('td', {}, make('code', {}, path)),
      make(
        'td',
        {},
        canConfirm
          ? makeButton('Confirm', () => confirm(path), { 'aria-label': `Confirm ${path}` })
          : 'needs the true address',
      ),
    ),
  )
  return [
    make('h2', {}, `Samples: ${samples.length}`),
    make(
      'p',
      { class: 'hint' },
      'Not true yet, or not read by you. Put in what is true, then confirm it. A public site leaves the rest out, or is not built.',
    ),
    note,
    make('table', {}, make('tbody', {}, ...rows)),
  ]
}
