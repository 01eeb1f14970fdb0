import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { demoCatalogs } from './demo-catalogs.ts'

test('a text that a language lacks is the English one', async () => {
  const root = mkdtempSync(join(tmpdir(), 'catalogs-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [locale, text] of [
    ['en', 'Services'],
    ['es', ''],
  ] as const) {
    mkdirSync(join(root, locale, 'demos'), { recursive: true })
    writeFileSync(join(root, locale, 'demos/nav.po'), `msgid "nav.services"\nmsgstr "${text}"\n`)
  }
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [demoCatalogs()],
    server: { middlewareMode: true, ws: false },
  })
  onTestFinished(() => server.close())
  expect(await server.ssrLoadModule('/es/demos/nav.po')).toMatchObject({ messages: { 'nav.services': ['Services'] } })
})
