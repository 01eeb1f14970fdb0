import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import sharp, { type Sharp } from 'sharp'
import { preview } from 'vite'
import { localeCodes } from '../locales/locales.ts'
import {
  getPicturePath,
  type PictureScheme,
  type PictureSize,
  pictureSchemes,
  pictureSizeNames,
  pictureSizes,
} from '../pages/projects/picture-files.ts'
import { demoIds, hashDemos, hashFile } from './screenshots/hash-demos.ts'
import { browserArguments, ensureBrowser } from './shared/browser.ts'
import { runCommand } from './shared/command.ts'

// Netlify builds without a browser, so the pictures are committed; those of a project without a demo are the owner's own.

/** Room above and below the result in its picture, in pixels of CSS. */
const margin = 8

/** The text face of all pictures, whatever machine takes them. Its marks are as wide as Chinese letters. */
const font = createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/index.css')
const style = `${readFileSync(font, 'utf8').replaceAll('./files/', '/noto/')}
@font-face { font-family: Marks; src: local("Liberation Sans"), local("Arial"), local("DejaVu Sans"); unicode-range: U+B7, U+2018-201D, U+2026 }
:root:root { --font-text: "Noto Sans SC Variable" }
:root:not(:lang(zh)) { --font-text: Marks, "Noto Sans SC Variable" }`

/** Starts a demo once it has all faces: a chart keeps the letters and widths that it was drawn with. */
const startWithFonts = (source: string) => `<script type="module">
await Promise.allSettled([...document.fonts].map((face) => face.load()))
await import("${source}")
</script>`

const usage = `npm run screenshots
  builds the site and takes the pictures of the demos, of each its first result`

await runCommand({ usage }, async () => {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    build: { outDir: 'dist/client' },
    preview: { port: 8898 },
    logLevel: 'warn',
  })
  try {
    await takePictures(new URL(server.resolvedUrls?.local[0] ?? '').origin)
  } finally {
    await server.close()
  }
  writeFileSync(hashFile, `${JSON.stringify(hashDemos(), null, 2)}\n`)
  return `Noted in ${hashFile}.`
})

async function takePictures(origin: string) {
  await using browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments })
  for (const scheme of pictureSchemes) {
    for (const size of pictureSizeNames) {
      const page = await openPage(browser, scheme, size)
      for (const locale of localeCodes) {
        for (const id of demoIds) {
          const url = `${origin}/demos/${id}/index.html?lang=${locale}&theme=${scheme}`
          const picture = await takeResult(page, url, pictureSizes[size])
          const file = `public${getPicturePath(id, locale, scheme, size)}`
          mkdirSync(dirname(file), { recursive: true })
          const { size: bytes } = await picture.avif({ quality: 45, effort: 2 }).toFile(file)
          console.log(`${file}: ${bytes} bytes`)
        }
      }
      await page.close()
    }
  }
}

/** Opens a window as large as a picture, in which every document has the text face. */
async function openPage(browser: Browser, colorScheme: PictureScheme, size: PictureSize): Promise<Page> {
  const still = { viewport: pictureSizes[size], reducedMotion: 'reduce', deviceScaleFactor: 2 } as const
  const page = await browser.newPage({ ...still, colorScheme, bypassCSP: true })
  await page.route('**/noto/*', (route) =>
    route.fulfill({ path: join(dirname(font), 'files', basename(route.request().url())) }),
  )
  await page.route('**/index.html*', async (route) => {
    const response = await route.fetch()
    const [start, source, end] = (await response.text()).split(/<script type="module"[^>]* src="([^"]+)"><\/script>/)
    if (source === undefined) throw new Error(`${route.request().url()} starts no module`)
    await route.fulfill({ response, body: `${start}${startWithFonts(source)}${end}<style>${style}</style>` })
  })
  return page
}

/** Takes what `data-result` marks in a demo and what follows, to the end of the last row that is whole, in the middle of a picture. */
async function takeResult(page: Page, url: string, size: { width: number; height: number }): Promise<Sharp> {
  await page.goto(url, { waitUntil: 'networkidle' })
  const result = page.locator('[data-result]').first()
  await result.waitFor()
  await page.waitForTimeout(300)
  const { y, height } = await result.evaluate(findRows, size.height - 2 * margin)
  const picture = await page.screenshot({ clip: { x: 0, y, width: size.width, height }, fullPage: true })
  const [r, g, b] = await sharp(picture).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  const room = 2 * size.height - 2 * height
  return sharp(picture).extend({ top: Math.floor(room / 2), bottom: Math.ceil(room / 2), background: { r, g, b } })
}

/** Runs in the demo. */
function findRows(result: Element, highest: number) {
  const start = result.getBoundingClientRect().top
  const rows = 'tr, [role="img"] > *'
  const isLine = (element: Element) =>
    [...element.childNodes].some(({ nodeName, nodeValue }) => nodeName === '#text' && nodeValue?.trim())
  const ends = [...document.querySelectorAll('*')]
    .filter((element) => element.matches(`${rows}, button, svg`) || isLine(element))
    .filter((element) => element.checkVisibility() && !element.parentElement?.closest(rows))
    .map((element) => element.getBoundingClientRect())
    .map(({ top, bottom }) => ({ top: Math.round(top - start), bottom: Math.round(bottom - start) }))
    .filter(({ top, bottom }) => bottom > 0 && bottom - top > 2)
  const whole = ends.filter(
    ({ bottom: end }) => end <= highest && !ends.some(({ top, bottom }) => top < end && end < bottom),
  )
  return {
    // Below the line over its first row.
    y: Math.ceil(start + scrollY) + 1,
    height: Math.max(...whole.map(({ bottom }) => bottom)) - 1,
  }
}
