import { expect, test } from 'playwright/test'
import { demo } from './testing-content.ts'

/** The sources of one directive of a Content-Security-Policy. */
function readDirective(policy: string, name: string): string[] {
  const directive = policy.split(';').find((part) => part.trim().startsWith(`${name} `))
  return directive?.trim().split(' ').slice(1) ?? []
}

test('pages, files, errors and functions are served with safe headers', async ({ request }) => {
  for (const path of ['/', '/es/contact', '/favicon.svg', '/es/nowhere']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=\d{8}/)
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
    expect(headers['permissions-policy'], path).toContain('camera=()')
    const policy = headers['content-security-policy'] ?? ''
    expect(readDirective(policy, 'frame-ancestors'), path).toEqual(["'self'"])
    // Each inline script is named by its hash: what the policy does not name, the sweep finds in the console.
    expect(readDirective(policy, 'script-src').join(' '), path).toMatch(/^'self'( 'sha256-\S+')+$/)
    const reported = headers['content-security-policy-report-only'] ?? ''
    expect(readDirective(reported, 'require-trusted-types-for'), path).toEqual(["'script'"])
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

test('nobody keeps the answer that a built file is missing', async ({ request }) => {
  for (const folder of ['/assets', '/demos/assets']) {
    const response = await request.get(`${folder}/chunks/of-an-earlier-deploy.js`)
    expect([response.status(), response.headers()['cache-control']], folder).toEqual([404, 'no-store'])
  }
})

test('a demo has a policy of its own, without inline scripts', async ({ request }) => {
  test.skip(demo === '', 'no project has a demo')
  const headers = (await request.get(`/demos/${demo}/index.html`)).headers()
  expect(readDirective(headers['content-security-policy'] ?? '', 'script-src')).toEqual(["'self'"])
  expect(headers['access-control-allow-origin']).toBe('*')
})
