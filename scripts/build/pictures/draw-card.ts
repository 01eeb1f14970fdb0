import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type ContainerNode, type Node, Renderer } from '@takumi-rs/core'
import { breakWords } from '../../../locales/break-words.ts'
import type { Locale } from '../../../locales/locales.ts'
import { memoize } from '../../../memoize.ts'
import { brand } from '../../../model/kinds/brand.ts'
import type { Step } from '../../../model/kinds/line.ts'
import { socialImageSize } from '../../../renderer/shared/urls.ts'
import { colors, drawFigure } from './draw-figure.ts'

/** The words on a picture, in the language of its page, and what the page shows of the work. */
export type Card = {
  locale: Locale
  title?: string
  kicker?: string
  name: string
  /** The steps of the work by who does them: the card's own drawing, a line along its lower edge if it has another. */
  steps: Array<{ step: Step; share: number }>
  /** The figure of the page, as HTML. */
  figure?: string | undefined
  /** How many steps or tasks each does. */
  counts?: Array<{ step: Step; count: number; words: string }>
  /** A day or a time, as large as it matters. */
  date?: string | undefined
  /** The weeks of a program. */
  plan?: Array<{ share: number; time: string; words: string }>
}

/** How a card looks; a picture that was drawn with another is drawn anew. */
const cardStyle = readFileSync(new URL('card.css', import.meta.url), 'utf8')

/** Draws a card as a PNG of 1200 × 630 pixels. */
export async function drawCard(card: Card): Promise<Buffer> {
  const renderer = await openRenderer()
  return renderer.render(layOut(card), { ...socialImageSize, css: [cardStyle], lang: card.locale })
}

/** The title above the line of who does what, or beside a figure on a sheet that the edges crop; or a ticket, a plan, counts. */
function layOut({ locale, title, kicker, name, figure, counts, date, plan, steps }: Card): Node {
  const isBare = !figure && !date && !plan
  const size = getTitleSize(title ?? '') * (isBare && !counts ? 1 : 0.68)
  const words = [
    ...(kicker ? [line('kicker', kicker)] : []),
    ...(date ? [{ ...line('date', date), style: { fontSize: getDateSize(date) } }] : []),
    ...(title ? [{ ...line('title', breakWords(title, locale).join('\u200b')), style: { fontSize: size } }] : []),
  ]
  const card = box('card', [
    date ? box('ticket', [...words, drawSteps(steps)]) : box(figure ? 'words half' : 'words', words),
    ...(figure ? [box('sheet', [drawFigure(figure)])] : []),
    ...(plan ? [box('plan', plan.map(drawWeeks))] : []),
    ...(isBare ? [box(counts ? 'cells tall' : 'cells', [drawSteps(steps)])] : []),
    ...(counts ? [box(title ? 'counts' : 'counts low', counts.map(drawCount))] : []),
    ...(counts && title ? [] : [box('foot', [...(figure || plan ? [drawSteps(steps)] : []), line('name', name)])]),
  ])
  return { ...card, style: inks }
}

function drawCount({ step, count, words }: { step: Step; count: number; words: string }): Node {
  const bar = words ? [drawSteps([{ step, share: 1 }])] : []
  return { ...box('count', [...bar, line('number', String(count)), line('', words)]), style: { color: brand[step] } }
}

function drawWeeks({ share, time, words }: { share: number; time: string; words: string }): Node {
  return { ...box('weeks', [line('time', time), line('text', words)]), style: { flexGrow: share } }
}

/** Cells in the ink and shape of who does each step, as wide as their share. */
function drawSteps(steps: Card['steps']): Node {
  const cells = steps.map(({ step, share }) => ({ ...box(step, []), style: { flexGrow: share } }))
  return box('steps', cells)
}

function box(className: string, children: Node[]): ContainerNode {
  return { type: 'container', tagName: 'div', className, children }
}

function line(className: string, text: string): Node {
  return { type: 'text', tagName: 'p', className, text }
}

/** Makes long titles smaller, so that they fit three lines; a Chinese letter is as wide as two. */
function getTitleSize(title: string): number {
  const letters = [...title].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0)
  if (letters <= 30) return 92
  return letters <= 55 ? 76 : 62
}

/** As large as the ticket is wide, at most 200 pixels. */
function getDateSize(date: string): number {
  const letters = [...date].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.58), 0)
  return Math.min(200, 1000 / letters)
}

const inks = Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--${name}`, color]))

/** With the fonts of headings and of Chinese, which come in some files for some letters each. */
const openRenderer = memoize(async () => {
  const renderer = new Renderer()
  for (const [name, list] of Object.entries(fonts)) {
    const folder = join(dirname(list), 'files')
    for (const file of globSync('*-wght-normal.woff2', { cwd: folder }).sort())
      await renderer.registerFont({ name, data: readFileSync(join(folder, file)) })
  }
  return renderer
})

const require = createRequire(import.meta.url)

const fonts = {
  Fraunces: require.resolve('@fontsource-variable/fraunces/unicode.json'),
  'Noto Sans SC': require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
}
