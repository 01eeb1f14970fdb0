import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { localeCodes, locales } from '../../locales/locales.ts'
import { createSlug } from '../../scripts/new/post.ts'
import { differentBlocks, findBlockList, readSources } from './change-blocks.ts'
import { parseDocumentPart, writeBlocks } from './document-parts.ts'
import type { Edits } from './files.ts'

/** A picture as the overlay sends it, and what it shows in each language. */
export type SentPicture = { id: string; data: string; name: string; alt: Record<string, string> }

const largest = 15 * 1024 * 1024

const widths = { whole: 1_600, small: 800 }

/** What `pages/post/render-markdown.ts` reads for the sizes of pictures. */
const manifest = 'content/media.json'

/**
 * Plans a picture after a block of a post: turned as it was taken, without what the camera wrote into it, at most 1,600 pixels wide,
 * and half as wide for phones.
 *
 * @throws Error in the owner's words
 */
export async function planPicture({ id, data, name, alt }: SentPicture, root = '.'): Promise<Edits> {
  const post = parseDocumentPart(id)
  const list = findBlockList(id, root)
  if (post?.kind !== 'post' || !list) throw new Error('A picture stands after a paragraph of a post: choose one.')
  if (!list.isAlike) throw new Error(differentBlocks)
  const missing = localeCodes.filter((locale) => !alt[locale]?.trim())
  if (missing.length > 0) {
    const languages = missing.map((locale) => locales[locale].name).join(', ')
    throw new Error(`Say what the picture shows, for those who cannot see it. Missing: ${languages}.`)
  }
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > largest) throw new Error('The picture is larger than 15 MB. Make it smaller first.')
  const { whole, small } = await convert(bytes)
  const hash = createHash('sha256').update(whole.data).digest('hex').slice(0, 8)
  const file = `/media/${createSlug(name.replace(/\.[^.]*$/, '')).slice(0, 60) || 'picture'}-${hash}.webp`
  const edits: Edits = new Map([
    [`public${file}`, whole.data.toString('base64')],
    [`public${file.replace(/\.webp$/, '-800.webp')}`, small.data.toString('base64')],
    [manifest, addToManifest(root, file, whole.info)],
  ])
  for (const { locale, file: path, source } of readSources(post, root)) {
    const words = (alt[locale] ?? '').trim().replace(/[[\]]/g, '').replace(/\s+/g, ' ')
    edits.set(
      path,
      writeBlocks(source, (blocks) => blocks.toSpliced(list.index + 1, 0, `![${words}](${file})`)),
    )
  }
  return edits
}

async function convert(bytes: Buffer) {
  try {
    const { format } = await sharp(bytes).metadata()
    if (!format || !['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'].includes(format)) throw new Error(format)
    // Without `withMetadata` nothing of the camera is kept, such as the place.
    const resize = (width: number) =>
      sharp(bytes)
        .rotate()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true })
    return { whole: await resize(widths.whole), small: await resize(widths.small) }
  } catch {
    throw new Error('This is no picture that can be shown: take a JPEG, PNG or WebP.')
  }
}

function addToManifest(root: string, file: string, { width, height }: sharp.OutputInfo): string {
  const path = join(root, manifest)
  const known: Record<string, unknown> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const all = Object.entries({ ...known, [file]: { width, height } }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`
}
