import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { listImports } from '../../testing/check-folders.ts'
import { openModules } from './modules.ts'

/** The modules of a folder with these files. */
function list(files: Record<string, string>, ...entries: string[]): string[] {
  const root = mkdtempSync(join(tmpdir(), 'modules-'))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  const found = openModules(root)(entries)
  rmSync(root, { recursive: true })
  return found
}

test.each([
  ["import { a } from './b.ts'"],
  ["import './b.ts'"],
  ["export * from './b.ts'"],
  ["export {\n  a,\n  c,\n} from './b.ts'"],
  ["const load = () => import('./b.ts')"],
  ["import source from './b.ts?raw'"],
  ["import { type A, a } from './b.ts'"],
  ["readFileSync(new URL('b.ts', import.meta.url))"],
  ["import.meta.glob('./b*.ts')"],
  ["import.meta.glob<object>(['/folder/b.ts', '!/folder/a.ts'])"],
])('a module is followed by `%s`', (source) => {
  const files = { 'folder/a.ts': source, 'folder/b.ts': "import './c.ts'", 'folder/c.ts': '', 'folder/d.ts': '' }
  expect(list(files, 'folder/a.ts')).toEqual(['folder/a.ts', 'folder/b.ts', 'folder/c.ts'])
})

test('types, tests and files that are not there are no part of what makes something', () => {
  const files = {
    'a.ts': "import type { B } from './b.ts'\nexport type { C } from './c.ts'\nimport './gone.ts'\nimport 'package'",
    'b.ts': '',
    'c.ts': '',
    'a.test.ts': '',
  }
  expect(list(files, 'a.ts', 'a.test.ts', 'none')).toEqual(['a.ts'])
})

test('a circle ends, and stylesheets name others, pictures and fonts', () => {
  const files = {
    'a.ts': "import './b.ts'\nimport './a.css'",
    'b.ts': "import './a.ts'",
    'a.css': '@import "./b.css" layer(base);',
    'b.css': '@font-face { src: url("./font.woff2") } a { background: url(data:,) }',
    'font.woff2': '',
  }
  expect(list(files, 'a.ts')).toEqual(['a.css', 'a.ts', 'b.css', 'b.ts', 'font.woff2'])
})

test('a folder stands for all its files, whoever imports them', () => {
  expect(list({ 'a/b/c.css': '', 'a/d.ts': "import '../e.ts'", 'e.ts': '' }, 'a')).toEqual([
    'a/b/c.css',
    'a/d.ts',
    'e.ts',
  ])
})

test('no import of this project that a parser finds once types are erased is missing', async () => {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n')
  const files = listed.filter(
    (file) => !/\.(test|e2e)\.|(^|\/)(tests|testing|fixtures)\//.test(file) && existsSync(file),
  )
  const listModules = openModules()
  const found = await Promise.all(
    files.map(async (file) => {
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false })
      const known = new Set(listModules([file]))
      const imports = listImports(file.replace(/tsx?$/, 'js'), code)
      return imports.flatMap(({ to }) => (known.has(to) || !existsSync(to) ? [] : `${file} → ${to}`))
    }),
  )
  expect(found.length).toBeGreaterThan(100)
  expect(found.flat()).toEqual([])
})
