import { expect, test } from 'vitest'
import { findCircles, findWrongWays, type Import, listImports, readRows } from './check-folders.ts'

const rows = readRows(`# Folders

\`\`\`folders
memoize.ts names.ts      # leaves
pages/data
pages/shared
pages/*                  # screens
pages
scripts/
.
\`\`\`
`)

test('imports are found in every form, with their lines', () => {
  const source = `import a from './a.ts'
import type { B } from '../b.ts'
export { c } from './c.ts'
export type { C } from './c.ts'
import './styles.css?inline'
import { readFile } from 'node:fs'
// import('./comment.ts')
const d = () => import('./d/d.ts')
type E = typeof import('./e.ts')
`
  expect(listImports('pages/home/Home.tsx', source)).toEqual(
    expect.arrayContaining([
      { from: 'pages/home/Home.tsx', line: 1, to: 'pages/home/a.ts' },
      { from: 'pages/home/Home.tsx', line: 2, to: 'pages/b.ts' },
      { from: 'pages/home/Home.tsx', line: 3, to: 'pages/home/c.ts' },
      { from: 'pages/home/Home.tsx', line: 4, to: 'pages/home/c.ts' },
      { from: 'pages/home/Home.tsx', line: 5, to: 'pages/home/styles.css' },
      { from: 'pages/home/Home.tsx', line: 8, to: 'pages/home/d/d.ts' },
      { from: 'pages/home/Home.tsx', line: 9, to: 'pages/home/e.ts' },
    ]),
  )
  expect(listImports('pages/home/Home.tsx', source)).toHaveLength(7)
})

test.each([
  ['pages/home/Home.tsx', 'pages/home/parts/Hero.tsx'],
  ['pages/home/Home.tsx', 'pages/shared/Card.tsx'],
  ['pages/home/Home.tsx', 'memoize.ts'],
  ['pages/home/Home.tsx', 'pages/book/Book.tsx'],
  ['pages/screens.ts', 'pages/home/Home.tsx'],
  ['pages/screens.ts', 'pages/data/routes.ts'],
  ['vite.config.ts', 'vitest.config.ts'],
  ['vite.config.ts', 'scripts/build/build.ts'],
])('a file may import of its own row and of earlier ones: %s, %s', (from, to) => {
  expect(findFaults(from, to)).toEqual([])
})

test.each([
  ['pages/data/posts.ts', 'pages/shared/Card.tsx', 'pages/shared comes later than pages/data'],
  ['pages/home/Home.tsx', 'pages/screens.ts', 'pages comes later than pages/home'],
  ['scripts/build.ts', 'vite.config.ts', '. comes later than scripts'],
])('an import of a later folder is a fault: %s, %s', (from, to, reason) => {
  expect(findFaults(from, to)).toEqual([expect.stringContaining(`${from}:1: imports ${to}, and ${reason}`)])
})

test('a folder that no row names is a fault, and so is a document without rows', () => {
  expect(findFaults('demos/Demo.tsx', 'memoize.ts')).toEqual([expect.stringContaining('demos/Demo.tsx: no row')])
  expect(() => readRows('# Folders')).toThrow('ARCHITECTURE.md')
})

test('a circle of folders is told with the fewest imports that make it', () => {
  const circle = [
    link('a/x.ts', 'b/y.ts'),
    link('a/z.ts', 'b/y.ts'),
    link('b/y.ts', 'c/y.ts'),
    link('c/x.ts', 'a/x.ts'),
  ]
  expect(findCircles([...circle, link('b/z.ts', 'c/y.ts'), link('d/x.ts', 'a/x.ts')])).toEqual([
    expect.stringMatching(/^Circle: c → a → b → c\. .*\n {2}c\/x\.ts:1: imports a\/x\.ts$/),
  ])
  expect(findCircles(circle.slice(0, 3))).toEqual([])
})

test('circles are found in folders at every depth, and between files at the top', () => {
  expect(findCircles([link('a/b/x.ts', 'a/c/x.ts'), link('a/c/x.ts', 'a/b/y.ts')])[0]).toContain('a/b → a/c → a/b')
  expect(findCircles([link('a/b/x.ts', 'c/d/x.ts'), link('c/e/x.ts', 'a/f/x.ts')])[0]).toContain('a → c → a')
  expect(findCircles([link('a/x.ts', 'a/b/x.ts'), link('a/b/x.ts', 'a/y.ts')])[0]).toContain('a → a/b → a')
  expect(findCircles([link('x.ts', 'a/x.ts'), link('a/x.ts', 'y.ts')])).toEqual([])
  expect(findCircles([link('x.ts', 'a/x.ts'), link('a/x.ts', 'x.ts')])[0]).toContain('x.ts → a → x.ts')
})

function link(from: string, to: string): Import {
  return { from, line: 1, to }
}

function findFaults(from: string, to: string): string[] {
  return findWrongWays(rows, [from], [link(from, to)])
}
