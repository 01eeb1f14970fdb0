import type * as v from 'valibot'
import { figureSchema } from '../../../content/figures/schema.ts'
import { figures } from '../../../content/figures.ts'
import type { Localized } from '../../../content/map-texts.ts'
import type { Locale } from '../../../locales/locales.ts'
import { localizeContent } from '../../load-context.ts'
import { memoize } from '../../memoize.ts'
import { drawSystem } from '../localized-content.ts'
import { drawPlot } from './draw-plot.ts'

// A file of its own without components, because the pictures for sharing are drawn from the same data by Node.

export type LocalizedFigure = NonNullable<ReturnType<typeof getFigure>>

/** A figure of one kind, in the page's language. */
export type FigureOf<Kind extends LocalizedFigure['kind']> = Extract<LocalizedFigure, { kind: Kind }>

/** The figure of a post, where it has one. */
export const getFigure = memoize((locale: Locale, slug: string) => {
  const figure = figures.find(slug)
  return figure && drawFigure(locale, localizeContent(locale, figureSchema, figure, `figures.${slug}`), new Date())
})

/** Draws what the browser need not compute. */
export function drawFigure(locale: Locale, figure: Localized<v.InferOutput<typeof figureSchema>>, today: Date) {
  switch (figure.kind) {
    case 'plot':
      return drawPlot(locale, figure)
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
