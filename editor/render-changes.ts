import { groupChanges } from '../authoring/files/aside.ts'
import type { Change } from '../authoring/files/journal.ts'
import { type Html, html } from '../html.ts'
import { localeCodes, locales } from '../locales/locales.ts'
import { tell } from '../locales/owner.ts'
import { opener } from './controls.ts'

/** The saved changes, all or of a language, each with a box to tick; those of one file share it. A hidden one is not sent. */
export function renderChanges(changes: Change[], language?: string): Html {
  const languages = localeCodes.filter((code) => changes.some((change) => isIn(change, code)))
  const shown = groupChanges(changes).filter(
    (group) => !language || group.changes.some((change) => isIn(change, language)),
  )
  const choices = [undefined, ...languages].map((code) => {
    const name = code ? locales[code].name : tell('changes.all')
    return html`<li>${
      code === language
        ? html`<strong>${name}</strong>`
        : opener(name, code ? { kind: 'publish', focus: code } : { kind: 'publish' })
    }</li>`
  })
  const columns = [tell('changes.text'), tell('changes.before'), tell('changes.after')]
  const rows = shown.flatMap((group) => {
    const count = group.changes.length
    const tie = count > 1 && html`<p class="hint">${tell('changes.together', { count })}</p>`
    return group.changes.map((change, index) => {
      const { page, id, before, after } = change
      const names = localeCodes.filter((code) => isIn(change, code)).map((code) => locales[code].name)
      const words = before === '' ? html`<td colspan="2">${after}</td>` : html`<td>${before}</td><td>${after}</td>`
      return html`<tr>${index === 0 && renderTick(group)}<td>${page} <code>${id}</code> ${names.join(', ')}${index === 0 && tie}</td>${words}</tr>`
    })
  })
  return html`${languages.length > 1 && html`<ul class="row" aria-label="${tell('changes.filter')}">${choices}</ul>`}
    <table class="changes">
      <thead><tr><th scope="col" aria-label="${tell('changes.tick')}">✓</th>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
      <tbody>${rows}</tbody>
    </table>`
}

function renderTick({ key, changes }: ReturnType<typeof groupChanges>[number]): Html {
  const [{ id } = { id: '' }] = changes
  return html`<td rowspan="${changes.length}"><label><input type="checkbox" name="ticked" value="${key}" aria-label="${tell('changes.send', { id })}" checked></label></td>`
}

/** Several languages stand in one change where one order has changed them. */
function isIn({ locale }: Change, code: string): boolean {
  return locale.split(', ').includes(code)
}
