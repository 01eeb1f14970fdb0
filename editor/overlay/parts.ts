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

/** A button that waits for what it does. */
export function makeButton(label: string, act: () => unknown, attributes: Attributes = {}): HTMLButtonElement {
  const button = make('button', { type: 'button', ...attributes }, label)
  button.addEventListener('click', async () => {
    button.setAttribute('aria-busy', 'true')
    try {
      await act()
    } finally {
      button.removeAttribute('aria-busy')
    }
  })
  return button
}

/** Buttons side by side. */
export function makeRow(...children: Child[]): HTMLElement {
  return make('div', { class: 'row' }, ...children)
}

/** What is wrong, read aloud where a screen reader is on; empty at first. */
export function makeNote(): { note: HTMLElement; say: (message: string | undefined) => void } {
  const note = make('p', { role: 'status' })
  const say = (message = '') => note.replaceChildren(make('span', { class: 'problem', 'data-level': 'error' }, message))
  return { note, say }
}

let token = ''

/** @param given the token of this start of the editor, which the page brings; see plugin.ts */
export function setToken(given: string) {
  token = given
}

/** What the server answers; `error` where it refuses. */
export type Reply<Data> = { status: number; data: Data | undefined; error: Refusal | undefined }

export type Refusal = { message: string; details?: string; present?: string }

export function ask<Data>(name: string, query: Record<string, string> = {}): Promise<Reply<Data>> {
  return call(`/__edit/${name}?${new URLSearchParams(query)}`, { headers: { 'x-edit-token': token } })
}

export function send<Data>(name: string, body: object): Promise<Reply<Data>> {
  return call(`/__edit/${name}`, {
    method: 'POST',
    headers: { 'x-edit-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ page: location.pathname, ...body }),
  })
}

async function call<Data>(url: string, init: RequestInit): Promise<Reply<Data>> {
  try {
    const response = await fetch(url, init)
    const body = await response.json()
    return response.ok
      ? { status: response.status, data: body, error: undefined }
      : { status: response.status, data: undefined, error: body.error }
  } catch {
    const message = 'The editor does not answer. Does npm run edit still run? What you typed is kept.'
    return { status: 0, data: undefined, error: { message } }
  }
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
