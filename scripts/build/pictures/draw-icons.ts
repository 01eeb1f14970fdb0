import { join } from 'node:path'
import sharp from 'sharp'
import { createIcon } from '../../../renderer/server/static-files/icon.ts'

const icons = { 'apple-touch-icon': 180, 'icon-32': 32, 'icon-192': 192, 'icon-512': 512 }

/** Draws the icons that are no SVG, from the same drawing. */
export async function drawIcons(folder: string) {
  for (const [name, side] of Object.entries(icons))
    await sharp(Buffer.from(createIcon()), { density: 1200 })
      .resize(side)
      .toFile(join(folder, `${name}.png`))
}
