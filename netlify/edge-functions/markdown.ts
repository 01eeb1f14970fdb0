/** The part of Netlify's context that is used. Its package of types would be a dependency for this one line. */
type Context = { next: () => Promise<Response>; waitUntil: (work: Promise<unknown>) => void }

/**
 * Answers agents that ask for `text/markdown` with the Markdown version of a page. netlify.toml sends only such requests here, so no
 * browser waits for it. The local server has no edge: there the pages link their Markdown versions.
 */
export default async function markdown(request: Request, context: Context): Promise<Response> {
  const { pathname, origin } = new URL(request.url)
  const isPage = !/\.\w+$/.test(pathname)
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (!isPage || !isReading) return context.next()
  const path = pathname.replace(/\/$/, '') || '/index'
  const twin = prefersMarkdown(request.headers.get('accept') ?? '')
    ? await fetch(`${origin}${path}.md`, { method: request.method, redirect: 'manual' }).catch(() => undefined)
    : undefined
  if (twin?.ok) context.waitUntil(noteRead(request))
  const response = twin?.ok ? twin : await context.next()
  const headers = new Headers(response.headers)
  // Pages say it themselves; a Markdown version and what is not found do not.
  if (!/\baccept\b(?!-)/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Accept')
  if (twin?.ok) headers.set('content-type', 'text/markdown; charset=utf-8')
  return new Response(response.body, { status: response.status, headers })
}

/** Counts the page by the family of the machine (functions/count/count.ts). */
function noteRead({ url, headers }: Request): Promise<unknown> {
  const { pathname, origin } = new URL(url)
  return fetch(`${origin}/api/count`, {
    method: 'POST',
    headers: { 'user-agent': headers.get('user-agent') ?? '' },
    body: JSON.stringify({ markdown: pathname }),
  }).catch(() => {})
}

// netlify.toml has the path and the condition. A failure here must not hide a page.
export const config = { onError: 'bypass' }

/** True if Markdown is named, and wanted at least as much as HTML. "All types" does not ask for it. */
export function prefersMarkdown(accept: string): boolean {
  const wishes = new Map(
    accept.split(',').map((part) => {
      const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [type, quality === undefined ? 1 : Number(quality) || 0]
    }),
  )
  const wanted = wishes.get('text/markdown') ?? 0
  return wanted > 0 && wanted >= (wishes.get('text/html') ?? wishes.get('text/*') ?? wishes.get('*/*') ?? 0)
}
