import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { legal } from './legal.ts'

test('the cookies page names everything that the sources keep in a browser', () => {
  const files = globSync('{pages,renderer,demos}/**/*.{ts,tsx,js}', {
    exclude: (path) => /\.(test|e2e)\./.test(path),
  })
  const stored = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    // This file stores for all others.
    if (file === 'pages/ui/kept-text.ts' || !/\b(keepText|setItem)\(|Storage\s*\[/.test(source)) return []
    const names = [...source.matchAll(/storageKey = '([^']+)'/g)].map((match) => match[1])
    return names.length > 0 ? names : [`${file} stores something under no \`storageKey\``]
  })
  expect(legal.cookies.sections.stored.records?.rows.map(({ code }) => code).sort()).toEqual(stored.sort())
})

test('no source sets a cookie but the owner’s desk, which no visitor opens', () => {
  const files = globSync('{pages,renderer,demos,functions}/**/*.{ts,tsx,js}', {
    exclude: (path) => /\.(test|e2e)\./.test(path),
  })
  const setting = files.filter((file) => /document\.cookie|set-cookie|cookieStore/i.test(readFileSync(file, 'utf8')))
  expect(setting.filter((file) => !file.startsWith('functions/owner/desk-'))).toEqual([])
})
