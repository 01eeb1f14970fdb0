import type { Editor } from './overlay.ts'
import { make, makeButton, makeRow, type Refusal, send } from './parts.ts'

/** What would be published, and what was. */
export async function showPublishing(editor: Editor): Promise<HTMLElement[]> {
  const { changes, published, languages } = await editor.state()
  const listNames = (codes: string) =>
    languages.flatMap(({ code, name }) => (codes.split(', ').includes(code) ? name : [])).join(', ')
  const note = make('div', { 'aria-live': 'assertive' })
  const counted = changes.length === 1 ? '1 change' : `${changes.length} changes`
  const start = makeButton(
    `Publish ${counted}`,
    () => run('publish', {}, 'Looking at words, links and the build. This takes up to half a minute …'),
    { class: 'main' },
  )
  const cells = changes.map(({ page, id, locale, before, after }) => [
    page,
    make('span', {}, make('code', {}, id), ' ', listNames(locale)),
    before,
    after,
  ])
  const head = ['Page', 'Text', 'Before', 'After'].map((name) => make('th', { scope: 'col' }, name))
  const rows = cells.map((row) => make('tr', {}, ...row.map((cell) => make('td', {}, cell))))
  const table = make(
    'table',
    { class: 'changes' },
    make('thead', {}, make('tr', {}, ...head)),
    make('tbody', {}, ...rows),
  )
  const list = published.map(({ commit, title, isTakenBack }) => {
    const label = isTakenBack ? 'Bring back' : 'Take back'
    const act = () => run('revert', { commit }, 'Sending …')
    return make('li', {}, `${title} `, makeButton(label, act, { 'aria-label': `${label}: ${title}` }))
  })

  async function run(name: string, body: object, meanwhile: string) {
    start.disabled = true
    note.replaceChildren(make('p', { class: 'hint', role: 'status' }, meanwhile))
    try {
      const { done } = await send<{ done: string }>(name, body)
      editor.refresh('')
      table.remove()
      const good = makeButton('Good', () => editor.reload('', { kind: 'publish' }))
      note.replaceChildren(make('div', { class: 'done', role: 'status' }, done, makeRow(good)))
    } catch (error) {
      const { message, details } = error as Refusal
      const rest = details && make('details', {}, make('summary', {}, 'Where'), make('pre', {}, details))
      note.replaceChildren(make('div', { class: 'refusal', role: 'alert' }, message, rest))
    }
    start.disabled = false
  }

  async function discard() {
    await send('discard', {})
    editor.reload('All changes are taken back.', { kind: 'publish' })
  }

  return [
    make('h2', {}, 'Publish'),
    make(
      'p',
      { class: 'hint' },
      'What you can break is looked at first. Then these changes alone are committed and sent; the rest of the tests runs where the site is built.',
    ),
    changes.length > 0 ? table : make('p', {}, 'No change is saved.'),
    makeRow(start, changes.length > 0 && makeButton('Discard all', discard)),
    note,
    ...(list.length > 0 ? [make('h3', {}, 'Published from here'), make('ul', {}, ...list)] : []),
  ]
}
