import type { Locale } from '../../../locales/locales.ts'
import { type LocalizedText, plainText } from '../../../model/kit/localize.ts'
import { parseMarkedText } from '../../../model/kit/marked-text.ts'
import type { LocalizedFigure } from '../../data/get-figure.ts'
import { drawDiagram, wideShape } from './draw-diagram.ts'
import { type DrawnPlot, drawPlot } from './draw-plot.ts'
import { drawTable } from './draw-table.ts'
import { layOutDays, layOutDots, layOutParts, partRows, stripShape } from './lay-out-marks.ts'

const width = 96
const height = 64

/** Two paths of lines without fill: words and axes are thin, and thick what the figure is about. */
export type Miniature = { thin: string; thick: string }

/** A figure as small as a stamp, drawn from the same data: its words are lines as long as they are. */
export function drawMiniature(locale: Locale, figure: LocalizedFigure): Miniature {
  switch (figure.kind) {
    case 'plot': {
      const { plane, bars } = drawPlot(locale, figure)
      return plane ? drawPlane(plane) : drawBars(bars)
    }
    case 'timeline': {
      const { places } = layOutDays(figure.events.map(({ day }) => day))
      return { thin: `M0 32H${width}`, thick: places.map((place) => `M${round(4 + place * 0.88)} 32h0`).join('') }
    }
    case 'strip': {
      const { place } = layOutDots(figure.rows.map(({ values }) => values))
      const at = (value: number) => Math.round((place(value) * width) / stripShape.width / 3) * 3
      const dots = figure.rows.flatMap(({ values }, row) => {
        const y = round(((row + 0.5) * height) / figure.rows.length)
        return [...new Set(values.map(at))].map((x) => `M${x} ${y}h0`)
      })
      return { thin: `M${at(figure.reference.at)} 0V${height}`, thick: dots.join('') }
    }
    case 'parts': {
      const step = height / figure.groups.length
      const groups = figure.groups.map(({ parts }, group) => {
        const { columns, rectangles } = layOutParts(parts.map(({ count }) => count))
        return rectangles.map((path) => scalePath(path, width / columns, (step - 6) / partRows, 0, group * step + 2))
      })
      return { thin: groups.flat().join(''), thick: groups.map(([first]) => first ?? '').join('') }
    }
    case 'flow':
      return drawBoxes(drawDiagram(figure.diagram, wideShape))
    default:
      return drawRows(listRows(locale, figure))
  }
}

function drawPlane({ marks }: NonNullable<DrawnPlot['plane']>): Miniature {
  const scale = (path = '') => scalePath(path, (width - 6) / 100, (height - 6) / 100, 4, 2)
  return {
    thin: `M1 0V63H${width}${marks.map(({ band, ranges }) => scale(band) + scale(ranges)).join('')}`,
    thick: marks.map(({ line, dots }) => scale(line) + scale(dots)).join(''),
  }
}

function drawBars(bars: NonNullable<DrawnPlot['bars']>): Miniature {
  const step = height / bars.length
  return {
    thin: `M0 0V${height}`,
    thick: bars.map(({ length }, row) => `M0 ${round((row + 0.5) * step)}h${round(length * 0.96)}`).join(''),
  }
}

function drawBoxes({ viewBox, boxes, arrows }: ReturnType<typeof drawDiagram>): Miniature {
  const [, , wide = 1, high = 1] = viewBox.split(' ').map(Number)
  const scale = Math.min(width / wide, height / high)
  const draw = ({ x, y, width: w, height: h }: { x: number; y: number; width: number; height: number }) =>
    `M${round(x * scale)} ${round(y * scale)}h${round(w * scale)}v${round(h * scale)}h${round(-w * scale)}z`
  return {
    thin: [
      ...arrows.map(({ path }) => scalePath(path, scale, scale)),
      ...boxes.map(({ rectangle }) => draw(rectangle)),
    ].join(''),
    thick: boxes.flatMap(({ kind, rectangle }) => (kind === 'model' ? [draw(rectangle)] : [])).join(''),
  }
}

/** A line of a miniature: words from a place on, and which of them are what the figure is about. */
type Row = { from?: number; words: LocalizedText; isThick?: boolean; mark?: boolean }

type RowFigure = Exclude<LocalizedFigure, { kind: 'plot' | 'timeline' | 'strip' | 'parts' | 'flow' }>

function listRows(locale: Locale, figure: RowFigure): Row[] {
  switch (figure.kind) {
    case 'revision':
      return (Object.values(figure.byLocale ?? {})[0]?.paragraphs ?? figure.paragraphs.map(({ text }) => text)).map(
        (words) => ({ words }),
      )
    case 'extraction':
      return [
        ...figure.document.lines.slice(0, 4).map(({ text }) => ({ words: text })),
        ...figure.fields.slice(0, 4).map(({ label, refusal }) => ({
          from: 44,
          words: refusal ?? label,
          mark: true,
          isThick: refusal !== undefined,
        })),
      ]
    case 'answer':
      return [
        { words: figure.question },
        ...figure.answer.map(({ text }) => ({ words: text, isThick: true })),
        ...figure.passages.map(({ text }) => ({ words: text, from: 16, mark: true })),
      ]
    case 'trace':
      return figure.steps.map(({ action, outcome }) => ({
        from: 14,
        words: action,
        mark: true,
        isThick: outcome !== 'done',
      }))
    case 'scorecard':
      return figure.rows.map(({ score, isWeak }) => ({
        words: '—'.repeat(Math.round((100 * score) / figure.best)),
        isThick: !isWeak,
        mark: isWeak,
      }))
    case 'table':
      return drawTable(locale, figure).rows.map(({ title, cells }) => ({
        words: title,
        isThick: cells.some(({ bar }) => bar),
      }))
    case 'claims':
      return figure.claims.map(({ claim, state }) => ({
        from: 14,
        words: claim,
        mark: true,
        isThick: state === 'backed',
      }))
    case 'path':
      return figure.steps.map(({ question, outcome }, step) => ({
        from: 6 + step * 8,
        words: question,
        mark: true,
        isThick: outcome === 'cause',
      }))
    case 'report':
      return figure.sections.map(({ text }) => ({ from: 26, words: text, mark: true }))
    case 'agreement':
      return figure.rows.flatMap(({ title, cells }) => [
        { words: title, isThick: true },
        ...cells.slice(0, 1).map(({ text }) => ({ words: text, from: 32 })),
      ])
  }
}

/** The first rows, from top to bottom; marked words and rows that count are thick, a mark stands before its row. */
function drawRows(rows: Row[]): Miniature {
  const shown = rows.slice(0, 9)
  const step = height / Math.max(shown.length, 4)
  const longest = Math.max(...shown.map(({ words, from = 0 }) => plainText(words).length / (width - from)))
  const drawn = { thin: '', thick: '' }
  for (const [index, { words, from = 0, isThick, mark }] of shown.entries()) {
    const y = round((index + 0.5) * step)
    if (mark) drawn.thick += `M${Math.max(from - 10, 2)} ${y}h0`
    let x = from
    for (const piece of parseMarkedText(plainText(words))) {
      if (!('words' in piece) || x >= width) continue
      const end = Math.min(width, x + Math.max(3, piece.words.length / Math.min(longest, 0.7)))
      drawn[isThick || piece.kind === 'inserted' || piece.kind === 'numbered' ? 'thick' : 'thin'] +=
        `M${round(x)} ${y}H${round(end)}`
      x = end + 4
    }
  }
  return drawn
}

/** A path of absolute or relative commands, as d3-shape and the layouts write them, in other units. */
function scalePath(path: string, x: number, y: number, left = 0, top = 0): string {
  return path.replace(/([MLCHVhvlz])([-\d., ]*)/g, (_, command: string, numbers: string) => {
    const isRelative = command === command.toLowerCase()
    const scaled = (numbers.match(/-?[\d.]+/g) ?? []).map((number, index) => {
      const isAcross = /[Hh]/.test(command) || (!/[Vv]/.test(command) && index % 2 === 0)
      return round(Number(number) * (isAcross ? x : y) + (isRelative ? 0 : isAcross ? left : top))
    })
    return command + scaled.join(' ')
  })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
