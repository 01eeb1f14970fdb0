import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ownerFolder } from '../../owner-files.ts'

/** Results that outlive a build; `node_modules/.cache` stays where packages are kept from build to build. */
export type Cache = {
  /** Returns what `create` made of the same input before, or creates and stores it. */
  cached: (
    kind: 'picture' | 'markdown' | 'sections' | 'article',
    input: unknown,
    create: () => Promise<Buffer | string> | Buffer | string,
  ) => Promise<Buffer>
  /** Deletes what this build did not use. */
  prune: () => void
}

/**
 * @param isRead whether results of earlier builds are used
 * @param code a hash of what creates them; those of other code are not used
 */
export function openCache(
  isRead: boolean,
  code: string,
  folder = `node_modules/.cache/site/${ownerFolder.replaceAll(/\W+/g, '-')}`,
): Cache {
  const used = new Set<string>()
  return {
    cached: async (kind, input, create) => {
      const key = createHash('sha256')
        .update(JSON.stringify([code, input]))
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
