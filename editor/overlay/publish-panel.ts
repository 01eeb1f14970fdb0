import type { Editor } from './overlay.ts'
import { html, makeButton, makeRow, type Refusal, send } from './parts.ts'

/** What would be published, and what was. */
export async function showPublishing(editor: Editor): Promise<HTMLElement> {
  const { changes, published, languages } = await editor.state()
  const listNames = (codes: string) =>
    languages.flatMap(({ code, name }) => (codes.split(', ').includes(code) ? name : [])).join(', ')
  const note = html`<div aria-live="assertive"></div>`
  const start = makeButton(
    `Publish ${changes.length === 1 ? '1 change' : `${changes.length} changes`}`,
    () => run('publish', {}, 'Looking at words, links and the build. This takes up to half a minute …'),
    { className: 'main' },
  )
  const table = html`<table class="changes">
    <thead><tr><th scope="col">Page</th><th scope="col">Text</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
    <tbody>
      ${changes.map(
        ({ page, id, locale, before, after }) =>
          html`<tr><td>${page}</td><td><code>${id}</code> ${listNames(locale)}</td><td>${before}</td><td>${after}</td></tr>`,
      )}
    </tbody>
  </table>`
  const list = published.map(({ commit, title, isTakenBack }) => {
    const label = isTakenBack ? 'Bring back' : 'Take back'
    const act = () => run('revert', { commit }, 'Sending …')
    return html`<li>${title} ${makeButton(label, act, { ariaLabel: `${label}: ${title}` })}</li>`
  })

  async function run(name: string, body: object, meanwhile: string) {
    start.disabled = true
    note.replaceChildren(html`<p class="hint" role="status">${meanwhile}</p>`)
    try {
      const { done } = await send<{ done: string }>(name, body)
      editor.refresh('')
      table.remove()
      const good = makeButton('Good', () => editor.reload('', { kind: 'publish' }))
      note.replaceChildren(html`<div class="done" role="status">${done}${makeRow(good)}</div>`)
    } catch (error) {
      const { message, details } = error as Refusal
      const rest = details && html`<details><summary>Where</summary><pre>${details}</pre></details>`
      note.replaceChildren(html`<div class="refusal" role="alert">${message}${rest}</div>`)
    }
    start.disabled = false
  }

  const discard = () => editor.order('discard', {}, 'All changes are taken back.', { kind: 'publish' })
  return html`<div>
    <h2>Publish</h2>
    <p class="hint">
      What you can break is looked at first. Then these changes alone are committed and sent; the rest of the tests runs
      where the site is built.
    </p>
    ${changes.length > 0 ? table : html`<p>No change is saved.</p>`}
    ${makeRow(start, changes.length > 0 && makeButton('Discard all', discard))}
    ${note}
    ${list.length > 0 && html`<section><h3>Published from here</h3><ul>${list}</ul></section>`}
  </div>`
}
