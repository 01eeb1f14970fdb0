let token = ''

/** @param given the token of this start of the editor, which the page brings; see plugin.ts */
export function setToken(given: string) {
  token = given
}

/** What the server answers; `error` where it refuses. */
export type Reply<Data> = { status: number; data: Data | undefined; error: Refusal | undefined }

export type Refusal = { message: string; details?: string; present?: string; problems?: Problem[] }

export type Problem = { level: 'error' | 'warning'; message: string }

export function ask<Data>(name: string, query: Record<string, string> = {}): Promise<Reply<Data>> {
  return send(`/__edit/${name}?${new URLSearchParams(query)}`, { headers: { 'x-edit-token': token } })
}

export function order<Data>(name: string, body: object): Promise<Reply<Data>> {
  return send(`/__edit/${name}`, {
    method: 'POST',
    headers: { 'x-edit-token': token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function send<Data>(url: string, init: RequestInit): Promise<Reply<Data>> {
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
