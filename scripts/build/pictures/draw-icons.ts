import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { createIcon } from '../../../renderer/server/static-files/icon.ts'

/** Draws the icons that are no SVG, from the same drawing. */
export async function drawIcons(folder: string) {
  const draw = (side: number) => sharp(Buffer.from(createIcon()), { density: 1200 }).resize(side).png().toBuffer()
  for (const [name, side] of [
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
  ] as const)
    writeFileSync(join(folder, `${name}.png`), await draw(side))
  writeFileSync(join(folder, 'favicon.ico'), wrapIco(await draw(32)))
}

/** A PNG of 32 pixels as the one picture of an .ico file (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function wrapIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.set([32, 32], 6)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, png])
}
