import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Results that outlive a build; `node_modules/.cache` stays where packages are kept from build to build. */
export type Cache = {
  /**
   * Returns what `create` made of the same input before, or creates and stores it.
   *
   * @param entry the module that creates it, from the root of the project: a change in it or in what it imports counts
   */
  cached: (
    kind: 'picture' | 'markdown' | 'sections' | 'article',
    entry: string,
    input: unknown,
    create: () => Promise<Buffer | string> | Buffer | string,
  ) => Promise<Buffer>
  /** Deletes what this build did not use. */
  prune: () => void
}

/** @param isRead whether results of earlier builds are used */
export function openCache(
  isRead: boolean,
  folder = 'node_modules/.cache/site',
  versions: NodeJS.ProcessVersions = process.versions,
): Cache {
  const used = new Set<string>()
  const common = JSON.stringify([versions.node, versions.icu, hashFile('package-lock.json')])
  const hashes = new Map<string, string>()
  const getHash = (entry: string) => {
    const hash = hashes.get(entry) ?? hashModule(entry)
    hashes.set(entry, hash)
    return hash
  }
  return {
    cached: async (kind, entry, input, create) => {
      const key = createHash('sha256')
        .update(JSON.stringify([common, getHash(entry), input]))
        .digest('hex')
      const file = join(folder, kind, key)
      used.add(file)
      const known = isRead ? read(file) : undefined
      if (known) return known
      const content = Buffer.from(await create())
      mkdirSync(dirname(file), { recursive: true })
      // Renamed when it is complete, from where no other build prunes: one that is stopped leaves no half of a result.
      const half = `${folder}.${process.pid}`
      writeFileSync(half, content)
      renameSync(half, file)
      return content
    },
    prune: () => {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const file = join(entry.parentPath, entry.name)
        if (entry.isFile() && !used.has(file)) rmSync(file, { force: true })
      }
    },
  }
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined // Not created yet, or pruned by another build.
  }
}

const localImports = /^(?:import|export)\s+(?!type\b)(?:[\w$*{},\s]+\sfrom\s+)?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm

/** A hash of a module and, recursively, of all that it imports by relative path. Types are left out. */
function hashModule(entry: string): string {
  const hashes = new Map<string, string>()
  const visit = (file: string) => {
    if (hashes.has(file)) return
    const source = readFileSync(file, 'utf8')
    hashes.set(file, createHash('sha256').update(source).digest('hex'))
    for (const [, imported, importedLater] of source.matchAll(localImports)) {
      visit(join(dirname(file), imported ?? importedLater ?? ''))
    }
  }
  visit(entry)
  return createHash('sha256')
    .update([...hashes.values()].sort().join())
    .digest('hex')
}

function hashFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
