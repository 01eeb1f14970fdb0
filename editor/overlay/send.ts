// Calls of the editor's server, and what outlives the page.

let token = ''

/** @param given the token of this start of the editor, which the page brings; see plugin.ts */
export function setToken(given: string) {
  token = given
}

/** What the server refuses, in the owner's words, and as the panel shows it. */
export type Refusal = Error & { markup?: string }

/** @throws Refusal */
export async function send<Data>(name: string, body: object = {}): Promise<Data> {
  const answer = await fetch(`/__edit/${name}`, {
    method: 'POST',
    headers: { 'x-edit-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ page: location.pathname, ...body }),
  })
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
