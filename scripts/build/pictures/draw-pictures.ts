import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createTranslator } from '../../../locales/server.ts'
import { site } from '../../../model/kinds/site.ts'
import { plainText } from '../../../model/kit/localize.ts'
import { type Page, pages } from '../../../pages/data/all-pages.ts'
import type { Step } from '../../../pages/data/fingerprint.ts'
import type { PageData } from '../../../pages/page-data.ts'
import { groupTasks } from '../../../pages/tasks/load.ts'
import { dataUrl, getDocumentPath, getSocialImagePath } from '../../../renderer/shared/urls.ts'
import type { Cache } from '../../shared/cache.ts'
import { type Card, drawCard } from './draw-card.ts'

/** Writes the picture for sharing of each listed page, from its page data and the first figure of its document that is no picture. */
export async function drawPictures(folder: string, buildId: string, { cached }: Cache): Promise<void> {
  const draw = async (page: Page) => {
    const card = readCard(page, folder, buildId)
    const picture = await cached('picture', card, () => drawCard(card))
    const file = join(folder, getSocialImagePath(page))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, picture)
  }
  await Promise.all(pages.filter(({ listed }) => listed).map(draw))
}

function readCard(page: Page, folder: string, buildId: string): Card {
  const { path, locale, name } = page
  const { data, breadcrumbs }: PageData = JSON.parse(readFileSync(join(folder, dataUrl(path, buildId)), 'utf8'))
  const html = readFileSync(join(folder, getDocumentPath(path)), 'utf8')
  const figure = html.match(/<figure.*?<\/figure>/gs)?.find((found) => !found.includes('<img'))
  const parent = breadcrumbs.at(-2)
  const { groups, verdicts } = groupTasks(locale)
  const answers = groups.map(({ verdict, items }) => ({
    step: verdict === 'helps' ? ('model' as const) : verdict,
    count: items.length,
    words: plainText(verdicts[verdict]),
  }))
  const steps = 'fingerprint' in data ? (data.fingerprint as { steps: Step[] }).steps : undefined
  return {
    locale,
    title: data.title,
    kicker: parent ? plainText(parent.name) : createTranslator(locale)('site.owner.jobTitle', site.owner.jobTitle),
    name: site.name,
    ...(name === 'home' ? { answers } : { figure }),
    steps: steps?.map((step) => ({ step, share: 1 })) ?? answers.map(({ step, count }) => ({ step, share: count })),
  }
}
