import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { preview } from 'vite'
import { projects } from '../content/projects.ts'
import { projectIds, serviceSlugs } from '../content/slugs.ts'
import { type Locale, localeCodes, locales } from '../locales/locales.ts'
import {
  getPicturePath,
  type PictureScheme,
  pictureSchemes,
  pictureSize as size,
} from '../pages/projects/picture-files.ts'
import { href } from '../pages/routes.ts'
import { hashDemos, hashFile } from './screenshots/hash-demos.ts'
import { browserArguments, ensureBrowser } from './test/browser.ts'

// Takes the pictures of the projects from the built site (`npm run screenshots` builds it first): of each demo its first result,
// of AutoSite the headings of one page in all languages. Netlify builds without a browser, so the pictures are committed.

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
  const page = await openPage(browser, scheme)
  const headings = await takeHeadings(page)
  for (const locale of localeCodes) {
    for (const id of projectIds) {
      const picture = projects.get(id).repository
        ? await arrangeHeadings(page, headings, locale)
        : await takeResult(page, `/demos/${id}/index.html?lang=${locale}&theme=${scheme}`)
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

async function openPage(browser: Browser, colorScheme: PictureScheme): Promise<Page> {
  const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', deviceScaleFactor: 2 })
  const page = await context.newPage()
  // The display font shows only when it is cached (`font-display: optional`).
  await page.goto(`${origin}/projects`, { waitUntil: 'networkidle' })
  return page
}

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

async function takeHeadings(page: Page): Promise<Record<Locale, string>> {
  const headings: Partial<Record<Locale, string>> = {}
  for (const locale of localeCodes) {
    await page.setViewportSize({ width: 1000, height: 900 })
    await page.goto(origin + href('service', { service: serviceSlugs[0] ?? '' }, locale), { waitUntil: 'networkidle' })
    // Letters reach out of their lines: p, j.
    await page.addStyleTag({ content: 'h1 { padding-block: 0.2em }' })
    const picture = await page.locator('h1').screenshot()
    headings[locale] = `data:image/png;base64,${picture.toString('base64')}`
  }
  return headings as Record<Locale, string>
}

/** Puts the headings below each other, the one of the picture's own language first. */
async function arrangeHeadings(page: Page, headings: Record<Locale, string>, first: Locale): Promise<Buffer> {
  const rows = [first, ...localeCodes.filter((locale) => locale !== first)].map(
    (locale) => `<p><img src="${headings[locale]}" alt=""><span lang="${locale}">${locales[locale].name}</span>`,
  )
  await page.setViewportSize(size)
  await page.goto('about:blank')
  await page.setContent(`<!doctype html><style>
    :root { color-scheme: light dark; background: light-dark(oklch(98.6% 0.005 85), oklch(19.5% 0.018 264)) }
    body { display: grid; grid-template-rows: repeat(${rows.length}, 1fr); block-size: 100vh; margin: 0; font: 13px system-ui, sans-serif }
    p { display: flex; align-items: center; justify-content: space-between; margin: 0; padding-inline: ${margin}px }
    p + p { border-block-start: 1px solid light-dark(oklch(88.5% 0.01 85), oklch(34% 0.025 264)) }
    span { color: light-dark(oklch(43% 0.03 264), oklch(78% 0.02 264)) }
    img { zoom: 0.3 }
  </style>${rows.join('')}`)
  return page.screenshot()
}
