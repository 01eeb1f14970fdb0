import type { LocalizedText } from '../../../content/localize.ts'
import { plainText } from '../../../content/localize.ts'
import { parseMarkedText } from '../../../content/marked-text.ts'
import type { FigureOf, LocalizedFigure } from '../../../pages/post/figure/get-figure.ts'
import { layOutDays, layOutDots, layOutParts, partRows, stripShape } from '../../../pages/post/figure/lay-out.ts'
import { box, colors, shape, svg } from './elements.ts'

/** The paper that a figure is drawn on, in pixels. */
export const paper = { width: 560, height: 486, padding: 32 }

const inside = { width: paper.width - 2 * paper.padding, height: paper.height - 2 * paper.padding }

/** What a picture shows of a figure: its first lines or its marks, in letters that can be read in a list of messages. */
export function drawFigure(figure: LocalizedFigure) {
  return box(
    {
      width: paper.width,
      height: paper.height,
      padding: paper.padding,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 14,
      overflow: 'hidden',
      background: colors.paper,
      color: colors.ink,
      fontSize: 23,
      lineHeight: 1.3,
    },
    drawBody(figure),
  )
}

function drawBody(figure: LocalizedFigure): unknown[] {
  switch (figure.kind) {
    case 'revision':
      return figure.paragraphs.map(({ text }) => drawMarked(text))
    case 'extraction':
      return drawExtraction(figure)
    case 'answer':
      return drawAnswer(figure)
    case 'trace':
      return drawTrace(figure)
    case 'plot':
      return [write(figure.title), ...(figure.bars ? drawBars(figure.bars) : drawPlane(figure))]
    case 'scorecard':
      return [
        write(figure.title, { paddingBottom: 8 }),
        ...figure.rows.map(({ title, score, isWeak }) => drawScore(title, score, figure.best, isWeak)),
      ]
    case 'claims':
      return [
        write(figure.title, { paddingBottom: 8 }),
        ...figure.claims.map(({ claim, state }) => drawTerm(figure.states[state], claim)),
      ]
    case 'path':
      return [
        write(figure.symptom, { paddingBottom: 8 }),
        ...figure.steps.map(({ question, outcome }) => drawTerm(figure.outcomes[outcome], question)),
      ]
    case 'report':
      return drawReport(figure)
    case 'agreement':
      return [
        write(figure.title, { paddingBottom: 8 }),
        ...figure.columns.map(({ title }, index) => drawTerm(title, figure.rows[0]?.cells[index]?.text ?? '')),
      ]
    case 'timeline':
      return drawTimeline(figure)
    case 'parts':
      return figure.groups.map(drawGroup)
    case 'strip':
      return drawStrip(figure)
    case 'flow':
      return [drawFlow(figure)]
    default:
      return drawWords(figure)
  }
}

const rule = `2px solid ${colors.line}`

function write(text: LocalizedText | string, style: object = {}) {
  return box(style, plainText(text))
}

function drawMarked(text: LocalizedText) {
  const words = parseMarkedText(plainText(text)).flatMap((piece) =>
    'words' in piece ? cutWords(piece.words).map((word) => drawWord(word, piece.kind)) : [],
  )
  return box({ flexWrap: 'wrap' }, words)
}

/** Words that lines may break between; satori drops spaces that stand alone. */
function cutWords(text: string): string[] {
  return text.replace(/^ /, '\u00a0').split(/(?<= )|(?=[\u2e80-\uffef])/)
}

const wordStyles = {
  plain: {},
  deleted: { color: colors.dim, textDecoration: 'line-through' },
  inserted: { background: colors.highlight, color: colors.rust },
  numbered: { background: colors.highlight },
}

function drawWord(word: string, kind: keyof typeof wordStyles) {
  return box({ whiteSpace: 'pre', ...wordStyles[kind] }, word)
}

/** A form that has no drawing of its own here. */
function drawWords({ title, caption }: { title: LocalizedText; caption: LocalizedText }) {
  return [write(title, { fontSize: 34 }), write(caption, { color: colors.dim })]
}

/** A term with what it stands for. */
function drawTerm(term: LocalizedText, text: LocalizedText, color: string = colors.ink) {
  return box({ gap: 16, paddingTop: 12, borderTop: rule }, [
    // Dates are kept together on pages, and too long here.
    write(plainText(term).replaceAll('\u00a0', ' '), { width: 165, flexShrink: 0, color: colors.dim }),
    write(text, { flex: 1, color }),
  ])
}

function drawExtraction({ document, fields }: FigureOf<'extraction'>) {
  return [
    box(
      { flexDirection: 'column', gap: 6 },
      document.lines.slice(0, 3).map(({ text }) => drawMarked(text)),
    ),
    ...fields.map(({ label, value, refusal }) => drawTerm(label, value ?? refusal ?? '', refusal && colors.rust)),
  ]
}

function drawAnswer({ question, answer, passages }: FigureOf<'answer'>) {
  return [
    write(question, { color: colors.dim }),
    box(
      { flexDirection: 'column', fontSize: 34 },
      answer.map(({ text }) => drawMarked(text)),
    ),
    ...passages.map(({ source, text }) =>
      box({ flexDirection: 'column', gap: 6, paddingLeft: 18, borderLeft: `4px solid ${colors.rust}` }, [
        drawMarked(text),
        write(source, { color: colors.dim, fontSize: 20 }),
      ]),
    ),
  ]
}

function drawTrace({ task, steps }: FigureOf<'trace'>) {
  return [
    write(task, { color: colors.dim }),
    ...steps.map(({ action, outcome }) => {
      const isStop = outcome !== 'done'
      return box({ gap: 16, paddingTop: 12, borderTop: rule }, [
        shape({ marginTop: 7, borderRadius: 9, background: isStop ? colors.rust : colors.teal }, 18, 18),
        write(action, { flex: 1, color: isStop ? colors.rust : colors.ink }),
      ])
    }),
  ]
}

function drawScore(title: LocalizedText, score: number, best: number, isWeak = false) {
  const color = isWeak ? colors.rust : colors.teal
  return box({ alignItems: 'center', justifyContent: 'space-between' }, [
    write(title, { color: isWeak ? colors.rust : colors.ink }),
    box({ position: 'relative', width: 220, height: 24, border: `2px solid ${color}` }, [
      shape({ background: color }, (216 * score) / best, 20),
    ]),
  ])
}

function drawReport({ head, sections, flags }: FigureOf<'report'>) {
  return [
    ...head.slice(0, 2).map(({ label, value }) => drawTerm(label, value)),
    ...sections.slice(-2).map(({ text }) => drawMarked(text)),
    ...flags.slice(-1).map(({ text }) => write(text, { color: colors.rust })),
  ]
}

type Drawn = FigureOf<'plot'>

function drawBars({ zero, rows }: NonNullable<Drawn['bars']>) {
  const scale = (value: number) => (250 * value) / 100
  return rows
    .slice(0, 9)
    .map(({ name, bars: [bar] }) =>
      box({ gap: 12, alignItems: 'center', fontSize: 21 }, [
        write(name, { width: 190, flexShrink: 0 }),
        bar
          ? shape(
              { marginLeft: scale(bar.start - Math.min(zero, 0)), background: colors.rust },
              Math.max(2, scale(bar.length)),
              22,
            )
          : box({}, ''),
        bar ? write(bar.text) : box({}, ''),
      ]),
    )
}

const palette = [colors.teal, colors.rust, colors.ink]

const plane = { left: 60, top: 14, width: inside.width - 90, height: 230 }

function drawPlane({ plane: drawn, x, series }: Drawn) {
  if (!drawn) return []
  const scale = (path: string) => scalePath(path, plane.width / 100, plane.height / 100)
  const marks = drawn.marks.flatMap(({ line, band, ranges, dots }, index) => {
    const stroke = palette[index % palette.length]
    return [
      band && { tag: 'path', d: scale(band), fill: stroke, opacity: 0.2 },
      line && { tag: 'path', d: scale(line), fill: 'none', stroke, 'stroke-width': 5 },
      ranges && { tag: 'path', d: scale(ranges), fill: 'none', stroke, 'stroke-width': 6 },
      dots && { tag: 'path', d: scale(dots), stroke, 'stroke-width': 18, 'stroke-linecap': 'round' },
    ].filter((mark) => mark !== undefined && mark !== '')
  })
  const grid = drawn.yTicks.map(({ at }) => ({
    tag: 'path',
    d: scale(`M0,${at}L100,${at}`),
    stroke: colors.line,
    'stroke-width': 2,
  }))
  const limits = drawn.thresholds.map(({ isVertical, at }) => ({
    tag: 'path',
    d: scale(isVertical ? `M${at},0L${at},100` : `M0,${at}L100,${at}`),
    stroke: colors.ink,
    'stroke-width': 2,
    'stroke-dasharray': '8 6',
  }))
  return [
    box({ position: 'relative', width: inside.width, height: plane.top + plane.height + 34 }, [
      box(
        { position: 'absolute', left: plane.left, top: plane.top },
        svg(plane.width, plane.height, [...grid, ...limits, ...marks]),
      ),
      ...drawn.yTicks.map(({ at, text }) =>
        write(text, { position: 'absolute', left: 0, top: (plane.height * at) / 100, fontSize: 20 }),
      ),
      ...drawn.xTicks.map(({ at, text }) =>
        write(text, {
          position: 'absolute',
          left: plane.left + (plane.width * at) / 100 - 16,
          top: plane.top + plane.height + 8,
          fontSize: 20,
        }),
      ),
    ]),
    write(x, { justifyContent: 'center', color: colors.dim, fontSize: 20 }),
    box(
      { gap: 28, fontSize: 20 },
      series.length > 1 ? series.map((name, index) => write(name, { color: palette[index % palette.length] })) : '',
    ),
  ]
}

/** A path of absolute commands, as d3-shape writes them, larger by a factor along each axis. */
function scalePath(path: string, x: number, y: number): string {
  return path.replace(/([MLCV])([-\d.,]+)/g, (_, command: string, numbers: string) => {
    const scaled = numbers
      .split(',')
      .map((number, index) => Number(number) * (command !== 'V' && index % 2 === 0 ? x : y))
    return command + scaled.map((number) => Math.round(number * 10) / 10).join(',')
  })
}

function drawTimeline({ events }: FigureOf<'timeline'>) {
  const { places, years } = layOutDays(events.map(({ day }) => day))
  const last = Math.max(
    0,
    events.findLastIndex(({ isPast }) => isPast),
  )
  const at = (place = 0) => 10 + ((inside.width - 20) * place) / 100
  return [
    svg(inside.width, 40, [
      { tag: 'path', d: `M0 14H${inside.width}`, stroke: colors.dim, 'stroke-width': 3 },
      ...years.map((year) => ({ tag: 'path', d: `M${at(year.at)} 14v20`, stroke: colors.dim, 'stroke-width': 2 })),
      ...events.map(({ isPast }, index) => ({
        tag: 'circle',
        cx: at(places[index]),
        cy: 14,
        r: 10,
        fill: isPast ? colors.rust : colors.paper,
        stroke: colors.rust,
        'stroke-width': 4,
      })),
    ]),
    ...events.slice(last, last + 3).map(({ when, what }) => drawTerm(when, what)),
  ]
}

const tones = { strong: colors.teal, warning: colors.rust, missed: colors.ink, quiet: colors.line }

function drawGroup({ title, parts }: FigureOf<'parts'>['groups'][number]) {
  const { columns, rectangles } = layOutParts(parts.map(({ count }) => count))
  const unit = (Math.floor((inside.width / columns) * 10) / 10) * 0.72
  const squares = parts.map(({ tone }, index) => ({
    tag: 'path',
    d: (rectangles[index] ?? '').replace(/[\d.]+/g, (number) => String(Number(number) * unit)),
    fill: tones[tone],
  }))
  const lines = Array.from({ length: columns + 1 }, (_, index) => `M${index * unit} 0v${partRows * unit}`)
  const rows = Array.from({ length: partRows + 1 }, (_, index) => `M0 ${index * unit}h${columns * unit}`)
  const gaps = { tag: 'path', d: [...lines, ...rows].join(''), stroke: colors.paper, 'stroke-width': 1.6 }
  return box({ flexDirection: 'column', gap: 8 }, [
    write(title),
    svg(columns * unit, partRows * unit, [...squares, gaps]),
    box({ gap: 20, fontSize: 20 }, [
      ...parts
        .slice(0, 2)
        .map(({ count, label, tone }) => write(`${count} ${plainText(label)}`, { color: tones[tone] })),
    ]),
  ])
}

function drawStrip({ rows, reference }: FigureOf<'strip'>) {
  const { place, rows: drawn } = layOutDots(rows.map(({ values }) => values))
  const { width, height } = stripShape
  return rows.map(({ title, isWarning }, index) =>
    box({ flexDirection: 'column', gap: 2, fontSize: 21 }, [
      write(title),
      svg(
        inside.width,
        (inside.width * height) / width,
        [
          {
            tag: 'path',
            d: `M0 ${height}H${width}M${place(reference.at)} 0V${height}`,
            stroke: colors.dim,
            'stroke-width': 2,
          },
          {
            tag: 'path',
            d: drawn[index],
            stroke: isWarning ? colors.rust : colors.teal,
            'stroke-width': 11,
            'stroke-linecap': 'round',
          },
        ],
        `0 0 ${width} ${height}`,
      ),
    ]),
  )
}

const boxColors: Record<string, string> = { model: colors.highlight, result: colors.ink, store: colors.cool }

function drawFlow({ diagram: { tall } }: FigureOf<'flow'>) {
  const [, , width = 1, height = 1] = tall.viewBox.split(' ').map(Number)
  const scale = Math.min(inside.width / width, inside.height / height)
  const left = (inside.width - width * scale) / 2
  const place = (x: number, y: number) => ({ position: 'absolute', left: left + (x + 2) * scale, top: (y + 2) * scale })
  return box({ position: 'relative', ...inside }, [
    box(
      place(-2, -2),
      svg(
        width * scale,
        height * scale,
        tall.arrows.map(({ path }) => ({ tag: 'path', d: path, fill: 'none', stroke: colors.dim, 'stroke-width': 2 })),
        tall.viewBox,
      ),
    ),
    ...tall.boxes.map(({ kind, rectangle, lines }) =>
      box(
        {
          ...place(rectangle.x, rectangle.y),
          width: rectangle.width * scale,
          height: rectangle.height * scale,
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: 'center',
          border: `2px solid ${colors.dim}`,
          borderRadius: rectangle.rx,
          background: boxColors[kind] ?? colors.paper,
          color: kind === 'result' ? colors.paper : colors.ink,
          fontSize: 19,
          lineHeight: 1.15,
        },
        lines.map(({ text }) => write(text)),
      ),
    ),
  ])
}
