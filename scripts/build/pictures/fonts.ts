import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Font } from 'satori'
import subsetFont from 'subset-font'
import { memoize } from '../../../pages/memoize.ts'

const require = createRequire(import.meta.url)

/** The fonts of a picture with these words: the site's display font, and of the Chinese one the files that it needs. */
export function loadFonts(text: string): Promise<Font[]> {
  const points = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).filter((point) => point > 0x2e7f)
  const chinese = chineseFiles.filter(({ ranges }) =>
    points.some((point) => ranges.some(([from, to]) => point >= from && point <= to)),
  )
  return Promise.all([
    loadFont('@fontsource-variable/fraunces', 'fraunces-latin-wght-normal.woff2', 400),
    loadFont('@fontsource-variable/fraunces', 'fraunces-latin-wght-normal.woff2', 600),
    ...chinese.map(({ file }) => loadFont('@fontsource-variable/noto-sans-sc', file, 600)),
  ])
}

/** The Chinese font comes in about a hundred files, each for some ranges of letters. */
const chineseFiles = Object.entries(readRanges()).map(([key, value]) => ({
  file: `noto-sans-sc-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`,
  ranges: value.split(',').map((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  }),
}))

function readRanges(): Record<string, string> {
  const folder = dirname(require.resolve('@fontsource-variable/noto-sans-sc/package.json'))
  return JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
}

/** Makes a static TrueType font, because satori reads no WOFF2 and no variable fonts; memoized, because pictures need the same. */
const loadFont = memoize(
  async (packageName: string, file: string, weight: 400 | 600): Promise<Font> => {
    const source = readFileSync(join(dirname(require.resolve(`${packageName}/package.json`)), 'files', file))
    // A name for it, because its types do not know `keepAllGlyphs` yet.
    const options = { targetFormat: 'truetype' as const, variationAxes: { wght: weight }, keepAllGlyphs: true }
    return { name: file, data: await subsetFont(source, '', options), weight, style: 'normal' }
  },
  (packageName, file, weight) => `${packageName} ${file} ${weight}`,
)
