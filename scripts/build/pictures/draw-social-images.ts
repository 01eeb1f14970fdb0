import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { plainText } from '../../../content/localize.ts'
import { site } from '../../../content/site.ts'
import { createTranslator } from '../../../locales/server.ts'
import { allPages, type Page } from '../../../pages/all-pages.ts'
import { getSiteUrl } from '../../../pages/site-url.ts'
import { dataUrl, type PageRecord } from '../../../renderer/shared/page-data.ts'
import { getSocialImagePath } from '../../../renderer/shared/social-image.ts'
import type { Card } from './draw-card.ts'

/** Outlives the build folder, so that a later build draws only what has changed; Netlify keeps it with node_modules. */
const cache = 'node_modules/.cache/social-images'

/** What decides how a picture looks, beside its words. */
const drawing = ['draw-card.ts', 'fonts.ts']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('')

/**
 * Puts the picture of each listed page into the built site, from the titles in its page data.
 *
 * @param onProgress told how many of the missing pictures are drawn
 */
export async function drawSocialImages(
  folder: string,
  buildId: string,
  onProgress: (drawn: number, missing: number) => void,
): Promise<void> {
  const images = allPages
    .filter(({ listed }) => listed)
    .map((page) => {
      const card = readCard(page, folder, buildId)
      const hash = createHash('sha256').update(drawing).update(JSON.stringify(card)).digest('hex').slice(0, 16)
      return { card, file: join(cache, `${hash}.png`), target: join(folder, getSocialImagePath(page)) }
    })
  mkdirSync(cache, { recursive: true })
  const missing = images.filter(({ file }) => !existsSync(file))
  await drawAll(missing, (drawn) => onProgress(drawn, missing.length))
  for (const { file, target } of images) {
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(file, target)
  }
}

function readCard({ path, locale }: Page, folder: string, buildId: string): Card {
  const { data, breadcrumbs }: PageRecord = JSON.parse(readFileSync(join(folder, dataUrl(path, buildId)), 'utf8'))
  const parent = breadcrumbs.at(-2)
  return {
    title: data.title,
    kicker: parent ? plainText(parent.name) : createTranslator(locale)('site.owner.jobTitle', site.owner.jobTitle),
    name: site.name,
    host: new URL(getSiteUrl()).host,
  }
}

/** Drawing keeps one core busy, so each core gets its share. */
async function drawAll(images: Array<{ card: Card; file: string }>, onDrawn: (drawn: number) => void) {
  const count = Math.min(availableParallelism(), Math.ceil(images.length / 10))
  let drawn = 0
  await Promise.all(
    Array.from({ length: count }, (_, share) => {
      const worker = new Worker(join(import.meta.dirname, 'worker.ts'), {
        workerData: images.filter((_image, index) => index % count === share),
      })
      return new Promise<void>((resolve, reject) => {
        worker.on('message', () => onDrawn(++drawn))
        worker.on('error', reject)
        worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Drawing stopped with code ${code}`))))
      })
    }),
  )
}
