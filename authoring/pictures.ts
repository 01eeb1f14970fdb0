import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type ResizeOptions } from 'sharp'
import { hashText } from '../locales/freshness.ts'
import { defaultLocale, localeCodes, locales } from '../locales/locales.ts'
import { tell } from '../locales/owner.ts'
import { changePo } from '../locales/po-file.ts'
import { createSlug } from '../model/kinds/slugs.ts'
import { parseDocumentPart } from './document.ts'
import type { Edits } from './files/journal.ts'
import { findList, planBlocks } from './lists.ts'

/** A picture in base64, and what it shows in each language. */
type SentPicture = { id: string; data: string; name: string; alt: Record<string, string> }

const largest = 15 * 1024 * 1024

const widths = { whole: 1_600, small: 800 }

/** It is shown at a width of up to 320 pixels, on screens with two for each. */
const portraitSize = { width: 640, height: 800 }

export const portraitId = 'site.owner.portrait'

/**
 * Plans a picture after a block of a post: turned as it was taken, without what the camera wrote into it, at most 1,600 pixels wide,
 * and half as wide for phones.
 *
 * @throws Error in the owner's words
 */
export async function planPicture({ id, data, name, alt }: SentPicture, root: string): Promise<Edits> {
  const bytes = readPicture(data, alt)
  const post = parseDocumentPart(id)
  const list = findList(id, root)
  if (post?.kind !== 'post' || !list) throw new Error(tell('refusals.picture.place'))
  if (list.problem) throw new Error(list.problem)
  const whole = await convert(bytes, { width: widths.whole })
  const small = await convert(bytes, { width: widths.small })
  const file = nameFile(name, whole)
  const edits: Edits = new Map([
    [`public${file}`, whole.data.toString('base64')],
    [`public${file.replace(/\.webp$/, '-800.webp')}`, small.data.toString('base64')],
  ])
  const describe = (locale: string) => (alt[locale] ?? '').trim().replace(/[[\]]/g, '').replace(/\s+/g, ' ')
  const insert = (blocks: string[], locale: string) =>
    blocks.toSpliced(list.index + 1, 0, `![${describe(locale)}](${file})`)
  return new Map([...edits, ...planBlocks(post, root, insert)])
}

/**
 * An upright part of the middle, as the record has it, and the files beside that: the picture, and its description in other languages.
 *
 * @throws Error in the owner's words
 */
export async function planPortrait({ data, alt }: Pick<SentPicture, 'data' | 'alt'>, root: string) {
  const bytes = readPicture(data, alt)
  const portrait = await convert(bytes, { ...portraitSize, fit: 'cover' })
  const { width, height } = (await sharp(bytes).metadata()).autoOrient
  const [leastWidth, leastHeight] = [portraitSize.width / 2, portraitSize.height / 2]
  if (width < leastWidth || height < leastHeight) {
    const sizes = { found: `${width} × ${height}`, expected: `${leastWidth} × ${leastHeight}` }
    throw new Error(tell('refusals.picture.small', sizes))
  }
  const src = nameFile('portrait', portrait)
  const english = alt[defaultLocale]?.trim() ?? ''
  const edits: Edits = new Map([[`public${src}`, portrait.data.toString('base64')]])
  for (const locale of localeCodes.filter((code) => code !== defaultLocale)) {
    const file = `locales/${locale}/content/site.po`
    const change = { source: hashText(english), isDraft: false, text: alt[locale]?.trim(), comment: english }
    edits.set(file, changePo(readFileSync(join(root, file), 'utf8'), new Map([[`${portraitId}.alt`, change]])))
  }
  return { portrait: { src, width: portraitSize.width, alt: english }, edits }
}

function readPicture(data: string, alt: Record<string, string>): Buffer {
  const missing = localeCodes.filter((locale) => !alt[locale]?.trim())
  const languages = missing.map((locale) => locales[locale].name).join(', ')
  if (missing.length > 0) throw new Error(tell('refusals.picture.alt', { languages }))
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length === 0) throw new Error(tell('refusals.picture.none'))
  if (bytes.length > largest) throw new Error(tell('refusals.picture.large'))
  return bytes
}

/** Its name ends in its size, which `pages/data/render-markdown.ts` reads there. */
function nameFile(name: string, { data, info }: Awaited<ReturnType<typeof convert>>): string {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8)
  const slug = createSlug(name.replace(/\.[^.]*$/, '')).slice(0, 60) || 'picture'
  return `/media/${slug}-${hash}-${info.width}x${info.height}.webp`
}

/** Those of the largest cameras. A small file can hold many more, which take half a gigabyte to open. */
const mostPixels = 60_000_000

async function convert(bytes: Buffer, size: ResizeOptions) {
  try {
    const { format } = await sharp(bytes).metadata()
    if (!format || !['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'].includes(format)) throw new Error(format)
    // Without `withMetadata` nothing of the camera is kept, such as the place.
    return await sharp(bytes, { limitInputPixels: mostPixels })
      .rotate()
      .resize({ withoutEnlargement: size.height === undefined, ...size })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
  } catch {
    throw new Error(tell('refusals.picture.format'))
  }
}
