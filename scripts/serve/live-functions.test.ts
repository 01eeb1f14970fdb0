import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { liveFunctions } from './live-functions.ts'

test('the page of an error has the script that loads it anew, while no function can be loaded', async () => {
  const server = await createServer({
    // No function is there.
    root: mkdtempSync(join(tmpdir(), 'live-')),
    configFile: false,
    logLevel: 'silent',
    plugins: [liveFunctions()],
    server: { port: 0, ws: false },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const [site = ''] = server.resolvedUrls?.local ?? []
  const page = await fetch(site)
  expect(page.status).toBe(500)
  const [, script = ''] = /import\("([^"]+)"\)/.exec(await page.text()) ?? []
  expect((await fetch(new URL(script, site))).status).toBe(200)
})
