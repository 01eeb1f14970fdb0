import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync, Visitor } from 'vite'

// Holds the order of folders: imports, those of types too, go to earlier rows of the block `folders` in ARCHITECTURE.md, and folders
// form no circle. Biome finds circles of files (noImportCycles). Tests are free.
//
//   ```folders
//   memoize.ts search   # paths on one row may import each other, in no circle; a file goes by the most specific path
//   pages/*             # as if each folder in pages/ that no other row names stood on this row
//   .                   # files at the top
//   ```

export type Import = { from: string; line: number; to: string }
type Row = { path: string; rank: number; pattern: RegExp }

const free = /\.(test|e2e)\.|(^|\/)(tests|testing|fixtures)\//
const document = 'ARCHITECTURE.md'

if (process.argv[1] === import.meta.filename) {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js'], { encoding: 'utf8' }).trim().split('\n')
  const checked = files.filter((file) => !free.test(file))
  const imports = checked.flatMap((file) => listImports(file, readFileSync(file, 'utf8')))
  const rows = readRows(readFileSync(document, 'utf8'))
  const circles = findCircles(imports.filter(({ to }) => checked.includes(to)))
  for (const fault of [...findWrongWays(rows, checked, imports), ...circles]) {
    console.error(fault)
    process.exitCode = 1
  }
}

export function readRows(markdown: string): Row[] {
  const block = /^```folders\n([\s\S]*?)^```/m.exec(markdown)?.[1]
  if (block === undefined) throw new Error(`${document}: the block \`\`\`folders, a list of all folders, is missing.`)
  const rows = block.split('\n').flatMap((line, rank) =>
    (line.replace(/#.*/, '').match(/\S+/g) ?? []).map((word) => {
      const path = word.replace(/\/$/, '')
      const name = path === '.' ? '[^/]+$' : path.replaceAll('.', '\\.').replaceAll('*', '[^/]+')
      return { path, rank, pattern: new RegExp(`^${name}(?=/${path.includes('*') ? '' : '|$'})`) }
    }),
  )
  const weigh = ({ path }: Row) => (path === '.' ? 0 : path.split('/').length - path.split('*').length / 100)
  return rows.sort((a, b) => weigh(b) - weigh(a))
}

/** All relative imports and exports of a file, dynamic ones and types included. */
export function listImports(file: string, source: string): Import[] {
  const { module, program } = parseSync(file, source)
  const parts = [
    ...module.staticImports,
    ...module.dynamicImports,
    ...module.staticExports.flatMap((one) => one.entries),
  ]
  const requests: { start: number; end: number }[] = parts.flatMap((part) => part.moduleRequest ?? [])
  // biome-ignore lint/correctness/noComponentHookFactories: it is named after a node of the syntax tree.
  new Visitor({ TSImportType: (node) => void requests.push(node.source) }).visit(program)
  const paths = new Map(requests.map(({ start, end }) => [start, source.slice(start + 1, end - 1).replace(/\?.*/, '')]))
  return [...paths].flatMap(([start, path]) => {
    const line = source.slice(0, start).split('\n').length
    return path.startsWith('.') ? { from: file, line, to: posix.join(file, '..', path) } : []
  })
}

/** Imports of a later row, and files that no row names. */
export function findWrongWays(rows: Row[], files: string[], imports: Import[]): string[] {
  const place = (file: string) => {
    const row = rows.find(({ pattern }) => pattern.test(file))
    return row && { rank: row.rank, folder: row.path === '.' ? '.' : row.pattern.exec(file)?.[0] }
  }
  const lost = [...new Set([...files, ...imports.map(({ to }) => to)])].filter((file) => !place(file))
  const wrong = imports.flatMap(({ from, line, to }) => {
    const [user, used] = [place(from), place(to)]
    if (!user || !used || used.rank <= user.rank) return []
    return `${from}:${line}: imports ${to}, and ${used.folder} comes later than ${user.folder}. Move what both need to an earlier folder, or pass it as an argument.`
  })
  return [...lost.map((file) => `${file}: no row in ${document} names its folder. Add it where it belongs.`), ...wrong]
}

/** Circles of the folders of each depth: links to undo, weakest first, until none is left. Files at the top are taken one by one. */
export function findCircles(imports: Import[]): string[] {
  const deepest = Math.max(0, ...imports.map(({ from }) => from.split('/').length - 1))
  const faults = Array.from({ length: deepest }, (_, index) => {
    const fold = (file: string) => file.match(new RegExp(`^([^/]+/){1,${index + 1}}`))?.[0].slice(0, -1) ?? file
    const groups = Map.groupBy(imports, ({ from, to }) => `${fold(from)} → ${fold(to)}`)
    const links = [...groups]
      .map(([name, made]) => ({ user: name.replace(/ → .*/, ''), used: name.replace(/.* → /, ''), made }))
      .filter(({ user, used }) => user !== used)
      .sort((a, b) => a.made.length - b.made.length)
    const left = new Set(links)
    return links.flatMap((link) => {
      const way = findWayBack([...left], link)
      if (!way) return []
      left.delete(link)
      const places = link.made.map(({ from, line, to }) => `\n  ${from}:${line}: imports ${to}`).join('')
      return `Circle: ${link.user} → ${way}. Undo its weakest link: move what both ends need to an earlier folder.${places}`
    })
  })
  return [...new Set(faults.flat())]
}

type Link = { user: string; used: string }

function findWayBack(links: Link[], { user, used }: Link): string | undefined {
  const next = Map.groupBy(links, (link) => link.user)
  const ways = new Map([[used, used]])
  for (const [folder, way] of ways)
    for (const link of next.get(folder) ?? []) if (!ways.has(link.used)) ways.set(link.used, `${way} → ${link.used}`)
  return ways.get(user)
}
