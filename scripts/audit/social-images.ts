import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { socialImageSize } from '../../renderer/shared/urls.ts'
import type { Rule } from './site.ts'

/** Each page names an existing PNG of the stated size as its social image; no two listed pages share one. */
export const socialImages: Rule = ({ folder, documents }) => {
  const problems: string[] = []
  const owners = new Map<string, string>()
  for (const { file, page, $ } of documents.values()) {
    const url = $('meta[property="og:image"]').attr('content')
    const path = url && URL.canParse(url) ? new URL(url).pathname : undefined
    if (!path || !existsSync(join(folder, path))) {
      problems.push(`${file}: og:image "${url}" is not built; scripts/build/pictures/ draws it`)
      continue
    }
    const { width, height } = readPngSize(join(folder, path))
    if (width !== socialImageSize.width || height !== socialImageSize.height) {
      problems.push(`${file}: ${path} is ${width} × ${height}, expected 1200 × 630`)
    }
    const other = owners.get(path)
    if (page.listed && other) problems.push(`${file} and ${other} share the picture ${path}`)
    owners.set(path, file)
  }
  return problems
}

/** https://www.w3.org/TR/png/#11IHDR: eight bytes of signature, eight of the chunk's head, then width and height. */
function readPngSize(file: string): { width: number; height: number } {
  const bytes = readFileSync(file)
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
