// What all panels are made of: elements, and calls of the editor's server.

type Attributes = Record<string, string | boolean | undefined>

type Child = Node | string | undefined | false

/** Makes an element with attributes and children; a boolean attribute is there or not. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(key, '')
    else if (typeof value === 'string') element.setAttribute(key, value)
  }
  element.append(...children.filter((child) => child !== undefined && child !== false))
  return element
}

/** A button that waits for what it does, and says in its row why that was refused. */
export function makeButton(label: string, act: () => unknown, attributes: Attributes = {}): HTMLButtonElement {
  const button = make('button', { type: 'button', ...attributes }, label)
  button.addEventListener('click', async () => {
    const note = button.closest('.row')?.querySelector('[role=status]')
    note?.replaceChildren()
    button.setAttribute('aria-busy', 'true')
    try {
      await act()
    } catch (error) {
      if (!note) throw error
      note.append(make('span', { class: 'problem', 'data-level': 'error' }, getMessage(error)))
    } finally {
      button.removeAttribute('aria-busy')
    }
  })
  return button
}

/** Buttons side by side, with a place for what is refused, which a screen reader reads aloud. */
export function makeRow(...children: Child[]): HTMLElement {
  return make('div', { class: 'row' }, ...children, make('p', { role: 'status' }))
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
