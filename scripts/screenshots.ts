import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { preview } from 'vite'
import { projects } from '../content/projects.ts'
import { projectIds } from '../content/slugs.ts'
import { localeCodes } from '../locales/locales.ts'
import { browserArguments, ensureBrowser } from './test/browser.ts'

// Takes the pictures of the demos for their cards, in each language, from the built site (`npm run screenshots` builds it first).

const folder = 'public/projects'
const size = { width: 1280, height: 800 }

mkdirSync(folder, { recursive: true })
const server = await preview({ build: { outDir: 'dist/client' }, preview: { port: 8898 }, logLevel: 'warn' })
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
const page = await browser.newPage({ viewport: size, colorScheme: 'light', reducedMotion: 'reduce' })
for (const id of projectIds.filter((projectId) => !projects[projectId].repository)) {
  for (const locale of localeCodes) {
    await page.goto(`${server.resolvedUrls?.local[0]}demos/${id}/index.html?lang=${locale}&theme=light`)
    await page.locator('main').waitFor()
    // The display font shows only when it is cached (`font-display: optional`).
    await page.reload({ waitUntil: 'networkidle' })
    const file = `${folder}/${id}-${locale}.webp`
    await sharp(await page.screenshot())
      .resize(960)
      .webp({ quality: 82 })
      .toFile(file)
    console.log(file)
  }
}
await browser.close()
await server.close()
