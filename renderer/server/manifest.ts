import type { Manifest, ManifestChunk } from 'vite'

/** The built files that a source needs from its start, from the root of the site. */
export function listFiles(manifest: Manifest, source: string): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const imported of findChunk(manifest, name).imports ?? []) visit(imported)
  }
  visit(source)
  return [...seen].map((name) => `/${findChunk(manifest, name).file}`)
}

export function findChunk(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no chunk of its own for ${source}`)
  return chunk
}
