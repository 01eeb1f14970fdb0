import type * as v from 'valibot'
import type { figureSchema } from '../../../content/figures/schema.ts'
import { figures } from '../../../content/figures.ts'
import type { Localized } from '../../../content/map-texts.ts'
import { specimens } from '../../../content/specimens.ts'
import type { Locale } from '../../../locales/locales.ts'
import { memoize } from '../../../memoize.ts'
import { localizeContent } from '../../load-context.ts'
import { drawSystem } from '../localized-content.ts'
import { drawPlot } from './draw-plot.ts'
import { drawTable } from './draw-table.ts'

type Figure = v.InferOutput<typeof figureSchema>

export type LocalizedFigure = ReturnType<typeof drawFigure>

/** A figure of one kind, in the page's language. */
export type FigureOf<Kind extends LocalizedFigure['kind']> = Extract<LocalizedFigure, { kind: Kind }>

/** The figure of a post, where it has one. */
export const getFigure = memoize((locale: Locale, slug: string) => localizeFigure(locale, figures.find(slug)))

/** The specimen of a service, where it has one. */
export const getSpecimen = memoize((locale: Locale, slug: string) => localizeFigure(locale, specimens.find(slug)))

function localizeFigure(locale: Locale, figure: Figure | undefined) {
  return figure && drawFigure(locale, localizeContent(locale, figure), new Date())
}

/** Draws what the browser need not compute. */
export function drawFigure(locale: Locale, figure: Localized<Figure>, today: Date) {
  switch (figure.kind) {
    case 'plot':
      return drawPlot(locale, figure)
    case 'table':
      return drawTable(locale, figure)
    case 'flow':
      return { ...figure, diagram: drawSystem(figure.diagram) }
    case 'timeline':
      return { ...figure, events: figure.events.map((event) => ({ ...event, isPast: isPast(event.day, today) })) }
    default:
      return figure
  }
}

/** Whether a day has begun when the site is built. */
function isPast(day: string, today: Date): boolean {
  return day <= today.toISOString().slice(0, 10)
}
