import { afterEach, expect, test, vi } from 'vitest'
import markdown, { config, prefersMarkdown } from './edge-functions/markdown.ts'

// No edge is emulated here: the function only sees a request and the `next` of its context.

afterEach(() => void vi.unstubAllGlobals())

const page = () => new Response('<h1>Page</h1>', { headers: { 'content-type': 'text/html', vary: 'Accept-Encoding' } })

function ask(path: string, accept: string, { method = 'GET', twin = new Response('# Page') } = {}) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => twin)
  vi.stubGlobal('fetch', fetched)
  const request = new Request(`https://site.test${path}`, { method, headers: { accept } })
  return { fetched, response: markdown(request, { next: async () => page(), waitUntil: () => {} }) }
}

test.each([
  ['/', 'https://site.test/index.md'],
  ['/es', 'https://site.test/es.md'],
  ['/services/medical-ai/', 'https://site.test/services/medical-ai.md'],
])('%s is answered with its Markdown version', async (path, url) => {
  const { response, fetched } = ask(path, 'text/markdown')
  const { headers, status } = await response
  expect(fetched.mock.calls[0]?.[0]).toBe(url)
  expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([
    200,
    'text/markdown; charset=utf-8',
    'Accept',
  ])
  expect(await (await response).text()).toBe('# Page')
})

test.each([
  ['is not there', async () => new Response('', { status: 404 })],
  // A redirect rule of the site.
  ['leads elsewhere', async () => Response.redirect('https://site.test/new')],
  ['cannot be read', async () => Promise.reject(new TypeError('fetch failed'))],
])('where the Markdown version %s, the page is answered as it is', async (_, fetchTwin) => {
  vi.stubGlobal('fetch', fetchTwin)
  const request = new Request('https://site.test/gone', { headers: { accept: 'text/markdown' } })
  const response = await markdown(request, {
    next: async () => new Response('<h1>Gone</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
    waitUntil: () => {},
  })
  expect([response.status, response.headers.get('content-type'), response.headers.get('vary')]).toEqual([
    404,
    'text/html',
    'Accept',
  ])
  expect(await response.text()).toBe('<h1>Gone</h1>')
})

test('HEAD has the headers of the Markdown version', async () => {
  const { response, fetched } = ask('/services', 'text/markdown', { method: 'HEAD', twin: new Response(null) })
  expect(fetched).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ method: 'HEAD' }))
  expect((await response).headers.get('content-type')).toBe('text/markdown; charset=utf-8')
})

test('a page that is not asked for as Markdown says to caches that it depends on what is asked for', async () => {
  const { response } = ask('/services', 'text/html, text/markdown;q=0.9')
  expect((await response).headers.get('vary')).toBe('Accept-Encoding, Accept')
})

test.each([
  ['/sitemap.xml', 'text/markdown', 'GET'],
  ['/services.md', 'text/markdown', 'GET'],
  ['/services', 'text/markdown', 'POST'],
  ['/services', 'text/html, text/markdown;q=0.9', 'GET'],
])('%s with %s by %s goes its way', async (path, accept, method) => {
  const { response, fetched } = ask(path, accept, { method })
  expect((await response).headers.get('content-type')).toBe('text/html')
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/markdown;q=0.8, text/html;q=0.7', true],
  ['TEXT/Markdown; Q=1', true],
  ['text/markdown;q=0.7, text/html;q=0.8', false],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0', false],
  ['text/html', false],
  ['*/*', false],
  ['', false],
])('“%s” prefers Markdown: %s', (accept, isWanted) => {
  expect(prefersMarkdown(accept)).toBe(isWanted)
})

test('a failure lets the page through', () => {
  expect(config).toEqual({ onError: 'bypass' })
})
