import type * as v from 'valibot'
import { figureSchema } from '../../../content/figures/schema.ts'
import { figures } from '../../../content/figures.ts'
import type { Localized } from '../../../content/map-texts.ts'
import type { Locale } from '../../../locales/locales.ts'
import { drawPlot } from '../../../renderer/ui/specimen/draw-plot.ts'
import { localizeContent } from '../../load-context.ts'
import { memoize } from '../../memoize.ts'
import { drawSystem } from '../../shared/localized-content.ts'

// A file of its own without components, because the pictures for sharing are drawn from the same data by Node.

export type LocalizedFigure = NonNullable<ReturnType<typeof getFigure>>

/** A figure of one kind, in the page's language. */
export type FigureOf<Kind extends LocalizedFigure['kind']> = Extract<LocalizedFigure, { kind: Kind }>

/** The figure of a post, where it has one. */
export const getFigure = memoize((locale: Locale, slug: string) => {
  const figure = figures.get(slug)
  return figure && drawFigure(locale, localizeContent(locale, figureSchema, figure, `figures.${slug}`))
})

/** Draws what the browser need not compute. */
function drawFigure(locale: Locale, figure: Localized<v.InferOutput<typeof figureSchema>>) {
  if (figure.kind === 'plot') return drawPlot(locale, figure)
  return figure.kind === 'flow' ? { ...figure, diagram: drawSystem(figure.diagram) } : figure
}
