import { createHash } from 'node:crypto'
import { load } from 'cheerio'
import { expect, test } from 'playwright/test'
import { localeCodes } from '../../locales/locales.ts'
import { listOnePagePerRoute } from './testing.ts'

/** The sources of one directive of a Content-Security-Policy. */
function readDirective(policy: string, name: string): string[] {
  const directive = policy.split(';').find((part) => part.trim().startsWith(`${name} `))
  return directive?.trim().split(' ').slice(1) ?? []
}

test('every screen names each of its inline scripts by hash, and allows no others', async ({ request }) => {
  for (const { path } of localeCodes.flatMap(listOnePagePerRoute)) {
    const response = await request.get(path)
    const sources = readDirective(response.headers()['content-security-policy'] ?? '', 'script-src')
    expect(sources, path).not.toContain("'unsafe-inline'")
    expect(sources, path).not.toContain("'unsafe-eval'")
    const $ = load(await response.text())
    const scripts = $('script:not([type]), script[type="module"]').toArray()
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) {
      const hash = createHash('sha256').update($(script).text()).digest('base64')
      expect(sources, path).toContain(`'sha256-${hash}'`)
    }
    expect($.html(), path).not.toMatch(/\son[a-z]+="/)
  }
})

test('pages, files, errors and functions are served with safe headers', async ({ request }) => {
  for (const path of ['/', '/es/contact', '/favicon.svg', '/es/nowhere']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=\d{8}/)
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(readDirective(headers['content-security-policy'] ?? '', 'frame-ancestors'), path).toEqual(["'self'"])
  }
  for (const path of ['/api/health', '/api/chat', '/api/contact']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['cache-control'], path).toContain('no-store')
    // The local server gives functions the headers of files too; those of the function stand, each once.
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'[^,]*$/)
    expect(headers['referrer-policy'], path).toBe('no-referrer')
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin')
  }
})

test('a demo has a policy of its own, without inline scripts', async ({ request }) => {
  const headers = (await request.get('/demos/autoclient/index.html')).headers()
  expect(readDirective(headers['content-security-policy'] ?? '', 'script-src')).toEqual(["'self'"])
  expect(headers['access-control-allow-origin']).toBe('*')
})

test('security.txt says whom to tell, for less than a year and a month', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text()
  expect(text).toMatch(/^Contact: mailto:/m)
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime()
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 397 * 24 * 3600 * 1000)
})
