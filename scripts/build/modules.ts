import { globSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { memoize } from '../../memoize.ts'

/** Tests make nothing. */
const isTest = /\.(test|e2e)\.tsx?$|\/(tests|testing)\//

/**
 * Returns a function that lists the files which make something: its entries, and what they import, each from the next. Types are left out,
 * because they are gone when the code runs. It finds what stands in the source as a literal: imports, globs of Vite, files beside a module,
 * `@import` and `url()` of stylesheets. An entry may be a folder, for code that looks for its files by a pattern.
 */
export function openModules(root = '.'): (entries: readonly string[]) => string[] {
  const listNext = memoize((path: string): string[] | undefined => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false })
    if (!stats || isTest.test(path)) return undefined
    return stats.isDirectory() ? listFiles(`${path}/**/*`, root) : listImports(path, root)
  })
  return (entries) => {
    const found = new Set(entries)
    for (const path of found) {
      const next = listNext(path)
      if (!next) found.delete(path)
      for (const file of next ?? []) if (listNext(file)) found.add(file)
    }
    return [...found].filter((path) => statSync(join(root, path)).isFile()).sort()
  }
}

function listFiles(pattern: string, root: string): string[] {
  return globSync(pattern, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(posix.resolve(root), posix.resolve(entry.parentPath, entry.name)))
}

const types = /^(?:import|export) type [^'"]*? from ['"][^'"]+['"]/gm
const imports = /\b(?:from|import)\s*\(?\s*['"](\.[^'"?]+)/g
const besides = /\bnew URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url/g
const globs = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"][^'"]+['"])/g
const styles = /@import\s+["']([^"']+)["']|\burl\(\s*["']?(\.[^"')?]+)/g

function listImports(file: string, root: string): string[] {
  const resolve = (path = '') => (path.startsWith('/') ? path.slice(1) : posix.join(file, '..', path))
  if (!/\.([jt]sx?|css)$/.test(file)) return []
  const source = readFileSync(join(root, file), 'utf8')
  if (file.endsWith('.css')) return [...source.matchAll(styles)].map(([, imported, used]) => resolve(imported ?? used))
  const code = source.replace(types, '')
  const patterns = [...code.matchAll(globs)].flatMap(
    ([, list = '']) => list.match(/(?<=['"])[^'"!][^'"]*(?=['"])/g) ?? [],
  )
  return [
    ...[...code.matchAll(imports), ...code.matchAll(besides)].map(([, path]) => resolve(path)),
    ...patterns.flatMap((pattern) => listFiles(resolve(pattern), root)),
  ]
}
