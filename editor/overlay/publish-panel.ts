import { ask, order } from './call.ts'
import { make, makeButton } from './dom.ts'
import type { Editor } from './overlay.ts'

type Progress = { running: boolean; step: string; done?: string; refusal?: { refused: string; details?: string } }

/** What would be published, and how far it is. */
export async function showPublishing(editor: Editor): Promise<HTMLElement[]> {
  const { changes = [], published = [], languages = [] } = (await editor.state()) ?? {}
  const listNames = (codes: string) =>
    languages.flatMap(({ code, name }) => (codes.split(', ').includes(code) ? name : [])).join(', ')
  const note = make('div', { 'aria-live': 'assertive' })
  const start = makeButton(`Publish ${changes.length === 1 ? '1 change' : `${changes.length} changes`}`, publish, {
    class: 'main',
  })
  const rows = changes.map(({ page, id, locale, before, after }) =>
    make(
      'tr',
      {},
      make('td', {}, page),
      make('td', {}, make('code', {}, id), ' ', listNames(locale)),
      make('td', {}, before),
      make('td', {}, after),
    ),
  )
  const head = ['Page', 'Text', 'Before', 'After'].map((name) => make('th', { scope: 'col' }, name))
  const table = make(
    'table',
    { class: 'changes' },
    make('thead', {}, make('tr', {}, ...head)),
    make('tbody', {}, ...rows),
  )

  async function publish() {
    note.replaceChildren(make('p', { class: 'hint' }, 'Looking at the project …'))
    const { error } = await order('publish', {})
    if (error) return refuse(error.message, error.details)
    await follow()
  }

  async function revert(commit: string) {
    note.replaceChildren(make('p', { class: 'hint' }, 'Taking back what was published …'))
    const { error } = await order('revert', { commit })
    if (error) return refuse(error.message, error.details)
    await follow()
  }

  async function discard() {
    const { data, error } = await order('discard', {})
    if (data) editor.reload('All changes are taken back.', { kind: 'publish' })
    else refuse(error?.message ?? '')
  }

  /** Shows the steps, and at the end the result, which stays. */
  async function follow() {
    start.disabled = true
    for (;;) {
      const { data } = await ask<Progress>('progress')
      if (data && !data.running) return finish(data)
      note.replaceChildren(make('p', { class: 'hint', role: 'status' }, data?.step ?? ''))
      await new Promise((resolve) => setTimeout(resolve, 700))
    }
  }

  function finish({ done, refusal }: Progress) {
    start.disabled = false
    if (refusal) return refuse(refusal.refused, refusal.details)
    if (!done) return note.replaceChildren()
    const again = makeButton('Good', async () => {
      await order('dismiss', {})
      editor.reload('', { kind: 'publish' })
    })
    note.replaceChildren(make('div', { class: 'done', role: 'status' }, done, make('div', { class: 'row' }, again)))
  }

  function refuse(message: string, details?: string) {
    const rest = details
      ? make('details', {}, make('summary', {}, 'What it says in full'), make('pre', {}, details))
      : undefined
    note.replaceChildren(make('div', { class: 'refusal', role: 'alert' }, message, rest))
  }

  const { data: progress } = await ask<Progress>('progress')
  if (progress?.running) void follow()
  else if (progress) finish(progress)
  start.disabled = progress?.running === true
  const list = published.map(({ commit, title }) =>
    make(
      'li',
      {},
      `${title} `,
      makeButton('Take back', () => revert(commit), { 'aria-label': `Take back: ${title}` }),
    ),
  )
  return [
    make('h2', {}, 'Publish'),
    make(
      'p',
      { class: 'hint' },
      'The checks run first, for some seconds. Then these changes alone are committed and sent.',
    ),
    changes.length > 0 ? table : make('p', {}, 'No change is saved.'),
    make('div', { class: 'row' }, start, ...(changes.length > 0 ? [makeButton('Discard all', discard)] : [])),
    note,
    ...(list.length > 0 ? [make('h3', {}, 'Published from here'), make('ul', {}, ...list)] : []),
  ]
}
