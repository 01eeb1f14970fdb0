import { make, makeButton } from './dom.ts'
import type { Editor } from './overlay.ts'

/** What nobody has confirmed yet. */
export async function showSamples(editor: Editor): Promise<HTMLElement[]> {
  const samples = (await editor.state())?.samples ?? []
  const rows = samples.map(({ kind, path, words, text }) =>
    make(
      'li',
      {},
      text ? makeButton(words, () => editor.open({ kind: 'text', id: text })) : undefined,
      make('span', { class: 'hint' }, `${kind} · `, make('code', {}, path)),
    ),
  )
  return [
    make('h2', {}, `Samples: ${samples.length}`),
    make(
      'p',
      { class: 'hint' },
      'Not true yet, or not read by you. Put in what is true; then, under “Facts beside it”, set “sample” to no, or the day on which you approved a post. Click a fact of your own record where a page shows it. A public site leaves the rest out, or is not built.',
    ),
    make('ul', { class: 'texts' }, ...rows),
  ]
}
