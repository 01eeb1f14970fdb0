import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Font } from 'satori'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** The fonts of the pictures, subset to the letters of one text: the site's display font, and Chinese ones where it needs them. */
export async function loadFonts(text: string): Promise<Font[]> {
  latin ??= ([400, 600] as const).map((weight) =>
    subset('Fraunces', '@fontsource-variable/fraunces', 'fraunces-latin-wght-normal.woff2', latinLetters, weight),
  )
  const chinese = listChineseFiles(text).map((file) =>
    subset(file, '@fontsource-variable/noto-sans-sc', file, text, 600),
  )
  return Promise.all([...latin, ...chinese])
}

/** The same subsets for all texts, so they are made once. */
let latin: Array<Promise<Font>> | undefined

const latinLetters = Array.from({ length: 0x2122 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20)).join('')

/** The Chinese font comes in about a hundred files, each for a range of letters. */
function listChineseFiles(text: string): string[] {
  const points = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).filter((point) => point > 0x2e7f)
  return ranges
    .filter(({ parts }) => points.some((point) => parts.some(([from, to]) => point >= from && point <= to)))
    .map(({ file }) => file)
}

const ranges = Object.entries(readRanges()).map(([key, value]) => ({
  file: `noto-sans-sc-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`,
  parts: value.split(',').map((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  }),
}))

function readRanges(): Record<string, string> {
  const folder = dirname(require.resolve('@fontsource-variable/noto-sans-sc/package.json'))
  return JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
}

/** Makes a static TrueType font, because satori reads no WOFF2 and no variable fonts. */
async function subset(name: string, packageName: string, file: string, text: string, weight: 400 | 600): Promise<Font> {
  const folder = dirname(require.resolve(`${packageName}/package.json`))
  const source = readFileSync(join(folder, 'files', file))
  const data = await subsetFont(source, text, { targetFormat: 'truetype', variationAxes: { wght: weight } })
  return { name, data, weight, style: 'normal' }
}
