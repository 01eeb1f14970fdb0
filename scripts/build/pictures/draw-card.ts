import satori from 'satori'
import sharp from 'sharp'
import { breakWords } from '../../../locales/break-words.ts'
import type { Locale } from '../../../locales/locales.ts'
import { socialImageSize } from '../../../renderer/shared/urls.ts'
import type { Step } from '../../../renderer/ui/Fingerprint.tsx'
import { drawSheet } from './draw-sheet.ts'
import { box, colors, type Shape, svg } from './elements.ts'
import { loadFonts } from './fonts.ts'

/** The words on a picture, in the language of its page, and what the page shows of the work. */
export type Card = {
  locale: Locale
  title: string
  kicker: string
  name: string
  /** The figure of the page, as HTML. */
  figure?: string | undefined
  /** The answers of the home page, each with its number of tasks. */
  answers?: Array<{ step: Step; count: number; words: string }> | undefined
  /** Who does each step of the work, along the lower edge. */
  steps: Array<{ step: Step; share: number }>
}

/** Draws a card as a PNG of 1200 × 630 pixels. */
export async function drawCard(card: Card): Promise<Buffer> {
  const fonts = await loadFonts(JSON.stringify(card))
  const fontFamily = [...new Set(fonts.map(({ name }) => name))].join(', ')
  const drawing = await satori(layOut(card, fontFamily), { ...socialImageSize, fonts })
  // All letters are shapes by now, in a few colours and their blends: a palette makes a third of the size.
  return sharp(Buffer.from(drawing)).png({ palette: true, colours: 64, dither: 0, effort: 1 }).toBuffer()
}

const margin = 56
const line = { height: 20, bottom: 40 }

/** The title on the left, on the right a sheet that the edges crop, and the line of who does what. */
function layOut({ locale, title, kicker, name, figure, answers, steps }: Card, fontFamily: string) {
  const hasSheet = figure !== undefined || answers !== undefined
  const size = getTitleSize(title) * (hasSheet ? 0.68 : 1)
  return box({ ...socialImageSize, background: colors.page, color: colors.text, fontFamily, position: 'relative' }, [
    box({ position: 'absolute', left: margin, top: margin, width: hasSheet ? 440 : 1040, flexDirection: 'column' }, [
      box({ fontSize: hasSheet ? 26 : 32, fontWeight: 600, color: colors.model }, kicker),
      box({ ...titleStyle, fontSize: size }, cutTitle(title, locale)),
    ]),
    figure && box(sheetStyle, [drawSheet(figure)]),
    answers && box({ ...sheetStyle, gap: 28, border: 'none', background: 'none' }, answers.map(drawAnswer)),
    box(
      {
        position: 'absolute',
        left: 0,
        right: 0,
        bottom: 0,
        height: 92,
        padding: `32px ${margin}px 40px`,
        alignItems: 'center',
        gap: 28,
        background: colors.page,
      },
      [drawSteps(steps, 800), box({ fontSize: 30, fontWeight: 600 }, name)],
    ),
  ])
}

/** Without `overflow: hidden`, which masks each word and takes seconds: the edge of the picture and the line below cut it off. */
const sheetStyle = {
  position: 'absolute',
  left: 544,
  top: margin,
  width: socialImageSize.width - 544,
  height: socialImageSize.height - margin,
  padding: '28px 34px',
  background: colors.sheet,
  border: `2px solid ${colors.line}`,
  fontSize: 28,
  fontWeight: 400,
  lineHeight: 1.3,
}

const titleStyle = {
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  fontWeight: 600,
  lineHeight: 1.12,
  marginTop: 20,
  whiteSpace: 'pre-wrap',
}

function drawAnswer({ step, count, words }: { step: Step; count: number; words: string }) {
  return box({ flexDirection: 'column', width: 185, color: colors[step] }, [
    drawSteps([{ step, share: 1 }], 185),
    box({ fontSize: 210, fontWeight: 600, lineHeight: 1, letterSpacing: '-0.05em' }, String(count)),
    box({ fontSize: 30, fontWeight: 600, lineHeight: 1.2 }, words),
  ])
}

/** Cells in the ink and shape of who does each step, as wide as their share. */
function drawSteps(steps: Card['steps'], width: number) {
  const gap = 4
  const total = steps.reduce((sum, { share }) => sum + share, 0)
  let x = 0
  const shapes = steps.flatMap(({ step, share }) => {
    const wide = ((width - gap * (steps.length - 1)) * share) / total
    const start = x
    x += wide + gap
    return drawCell(step, start, wide)
  })
  return svg(width, line.height, shapes)
}

/** Told apart by shape too: hatched for a model, plain for a rule, with dots for a person. */
function drawCell(step: Step, x: number, width: number): Shape[] {
  const { height } = line
  const fill = colors[step]
  const cell = { tag: 'rect', x, y: 0, width, height, fill }
  if (step === 'rule') return [cell]
  if (step === 'person') {
    const dots = Array.from({ length: Math.max(1, Math.floor(width / 20)) }, (_, index) => x + 10 + index * 20)
    return [cell, ...dots.map((cx) => ({ tag: 'circle', cx, cy: height / 2, r: 3.5, fill: colors.page }))]
  }
  const cuts = Array.from(
    { length: Math.floor((width - height) / 9) + 1 },
    (_, index) => `M${x + index * 9 + 2} ${height}l${height} -${height}`,
  )
  return [cell, { tag: 'path', d: cuts.join(''), stroke: colors.page, 'stroke-width': 2.5 }]
}

/** The pieces of a Chinese title, which wraps between them; a title in another language as it is. */
function cutTitle(title: string, locale: Locale) {
  const pieces = breakWords(title, locale)
  if (pieces.length < 2) return title
  return pieces.flatMap((piece) => piece.split(/(?<= )|(?<=[，、：；？])/)).map((piece) => box({}, piece))
}

/** Makes long titles smaller, so that they fit three lines; a Chinese letter is as wide as two. */
function getTitleSize(title: string): number {
  const letters = [...title].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0)
  if (letters <= 30) return 92
  return letters <= 55 ? 76 : 62
}
