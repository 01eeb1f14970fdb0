// What all panels are made of: elements, and calls of the editor's server.

type Child = Node | string | number | undefined | false | Child[]

/** An element of markup: words in it are escaped, elements stand where they are put, and what is undefined or false is left out. */
export function html<Made extends HTMLElement = HTMLElement>(markup: TemplateStringsArray, ...values: Child[]): Made {
  const nodes: Node[] = []
  const write = (value: Child): string => {
    if (Array.isArray(value)) return value.map(write).join('')
    if (value instanceof Node) return `<template data-node="${nodes.push(value) - 1}"></template>`
    return value === undefined || value === false
      ? ''
      : String(value).replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  }
  const template = document.createElement('template')
  template.innerHTML = String.raw(markup, ...values.map(write)).trim()
  for (const place of template.content.querySelectorAll<HTMLElement>('[data-node]'))
    place.replaceWith(nodes[Number(place.dataset.node)] ?? '')
  return template.content.firstElementChild as Made
}

/** A button that waits for what it does, and says in its row why that was refused. */
export function makeButton(
  label: string,
  act: () => unknown,
  properties: Partial<Pick<HTMLButtonElement, 'className' | 'disabled' | 'ariaLabel'>> = {},
): HTMLButtonElement {
  const button = html<HTMLButtonElement>`<button type="button">${label}</button>`
  button.addEventListener('click', async () => {
    const note = button.closest('.row')?.querySelector('[role=status]')
    note?.replaceChildren()
    button.ariaBusy = 'true'
    try {
      await act()
    } catch (error) {
      if (!note) throw error
      note.append(html`<span class="problem" data-level="error">${getMessage(error)}</span>`)
    } finally {
      button.ariaBusy = null
    }
  })
  return Object.assign(button, properties)
}

/** Buttons side by side, with a place for what is refused, which a screen reader reads aloud. */
export function makeRow(...children: Child[]): HTMLElement {
  return html`<div class="row">${children}<p role="status"></p></div>`
}

export function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

let token = ''

/** @param given the token of this start of the editor, which the page brings; see plugin.ts */
export function setToken(given: string) {
  token = given
}

/** What the server refuses, in the owner's words. */
export type Refusal = Error & { details?: string; present?: string }

/** @throws Refusal */
export function ask<Data>(name: string, query: Record<string, string> = {}): Promise<Data> {
  return call(`/__edit/${name}?${new URLSearchParams(query)}`, { headers: { 'x-edit-token': token } })
}

/** @throws Refusal */
export function send<Data>(name: string, body: object): Promise<Data> {
  return call(`/__edit/${name}`, {
    method: 'POST',
    headers: { 'x-edit-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ page: location.pathname, ...body }),
  })
}

async function call<Data>(url: string, init: RequestInit): Promise<Data> {
  const answer = await fetch(url, init)
    .then(async (response) => ({ isOk: response.ok, body: await response.json() }))
    .catch(() => {
      throw new Error('The editor does not answer. Does npm run edit still run? What you typed is kept.')
    })
  if (!answer.isOk) throw Object.assign(new Error(), answer.body.error)
  return answer.body
}

// Pages are loaded anew after each change; what is open, typed or to be said outlives that.

export function read<Value>(name: string): Value | undefined {
  return JSON.parse(sessionStorage.getItem(`edit:${name}`) ?? 'null') ?? undefined
}

/** @param value undefined forgets it */
export function keep(name: string, value: unknown) {
  if (value === undefined) sessionStorage.removeItem(`edit:${name}`)
  else sessionStorage.setItem(`edit:${name}`, JSON.stringify(value))
}
