import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { preview } from 'vite'
import { localeCodes } from '../locales/locales.ts'
import { getPicturePath, pictureSchemes, pictureSize as size } from '../pages/projects/picture-files.ts'
import { demoIds, hashDemos, hashFile } from './screenshots/hash-demos.ts'
import { browserArguments, ensureBrowser } from './shared/browser.ts'

// Takes the pictures of the demos from the built site (`npm run screenshots` builds it first): of each its first result. Netlify builds
// without a browser, so the pictures are committed; those of a project without a demo are the owner's own.

/** Room around the result in its picture. */
const margin = 16

const server = await preview({
  configFile: false,
  appType: 'mpa',
  build: { outDir: 'dist/client' },
  preview: { port: 8898 },
  logLevel: 'warn',
})
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
for (const scheme of pictureSchemes) {
  const page = await browser.newPage({ colorScheme: scheme, reducedMotion: 'reduce', deviceScaleFactor: 2 })
  for (const locale of localeCodes) {
    for (const id of demoIds) {
      const picture = await takeResult(page, `/demos/${id}/index.html?lang=${locale}&theme=${scheme}`)
      const file = `public${getPicturePath(id, locale, scheme)}`
      mkdirSync(dirname(file), { recursive: true })
      const { size: bytes } = await sharp(picture).avif({ quality: 45, effort: 2 }).toFile(file)
      console.log(`${file}: ${bytes} bytes`)
    }
  }
}
writeFileSync(hashFile, `${JSON.stringify(hashDemos(), null, 2)}\n`)
await browser.close()
await server.close()

/** Takes the beginning of what `data-result` marks in a demo, in a window that makes it as wide as the picture. */
async function takeResult(page: Page, path: string): Promise<Buffer> {
  await page.setViewportSize({ width: 660, height: 900 })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const result = page.locator('[data-result]').first()
  const measure = async () => {
    const box = await result.boundingBox()
    if (!box) throw new Error(`${path}: nothing that is marked with data-result is shown`)
    return box
  }
  const { width } = await measure()
  await page.setViewportSize({ width: 660 + Math.round(size.width - 2 * margin - width), height: 900 })
  await page.waitForTimeout(300)
  const { x, y } = await measure()
  return page.screenshot({ clip: { x: x - margin, y: y - margin / 2, ...size }, fullPage: true })
}
