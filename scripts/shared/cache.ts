import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { memoize } from '../../memoize.ts'
import { ownerFolder } from '../../owner-files.ts'
import { listFiles } from './list-files.ts'

type Make = () => Promise<Buffer | string> | Buffer | string

/** Results that outlive a build; `node_modules/.cache` stays where packages are kept from build to build. */
export type Cache<Kind extends string> = {
  /** Returns what `make` made of the same input before, or makes and stores it. */
  cached: (kind: Kind, input: unknown, make: Make) => Promise<Buffer>
  /** Returns the files of a folder that `make` made before, or made now and names, by their paths from it. */
  cachedFolder: (kind: Kind, make: () => string) => Map<string, Buffer>
  /** Deletes what this build did not use. */
  prune: () => void
}

/** @param isRead whether results of earlier builds are used, as those of this one are @param code a hash of what makes each kind: other code's are not */
export function openCache<Kind extends string>(
  isRead: boolean,
  code: Readonly<Record<Kind, string>>,
  folder = `node_modules/.cache/site/${ownerFolder.replaceAll(/\W+/g, '-')}`,
): Cache<Kind> {
  const used = new Set<string>()
  const made = new Set<string>()
  const makeFolder = memoize((path: string) => mkdirSync(path, { recursive: true }) ?? path)
  // Renamed when it is complete, from where no other build prunes: one that is stopped leaves no half of a result.
  const half = `${folder}.${process.pid}`

  function find(kind: Kind, input: unknown): string {
    const key = createHash('sha256').update(JSON.stringify([code[kind], input]))
    const path = join(folder, kind, key.digest('hex'))
    used.add(path)
    return path
  }

  async function store(path: string, make: Make): Promise<Buffer> {
    const content = Buffer.from(await make())
    makeFolder(dirname(half))
    writeFileSync(half, content)
    replace(path)
    made.add(path)
    return content
  }

  function replace(path: string) {
    makeFolder(dirname(path))
    // Some file systems wait for the disk where a file takes the place of another.
    if (existsSync(path)) rmSync(path, { recursive: true })
    renameSync(half, path)
  }

  return {
    cached: async (kind, input, make) => {
      const path = find(kind, input)
      return ((isRead || made.has(path)) && attempt(() => readFileSync(path))) || store(path, make)
    },
    cachedFolder: (kind, make) => {
      const path = find(kind, null)
      const known = isRead ? attempt(() => readFolder(path)) : undefined
      if (known && known.size > 0) return known
      const source = make()
      cpSync(source, half, { recursive: true })
      replace(path)
      return readFolder(source)
    },
    prune: () => {
      for (const kind of readdirSync(folder))
        for (const entry of readdirSync(join(folder, kind)))
          if (!used.has(join(folder, kind, entry))) rmSync(join(folder, kind, entry), { recursive: true, force: true })
    },
  }
}

/** Undefined if something is not there yet, or if another build has pruned it. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Empty if there is no such folder. */
function readFolder(folder: string): Map<string, Buffer> {
  return new Map(listFiles(folder).map((file) => [file, readFileSync(join(folder, file))]))
}
