import type * as v from 'valibot'
import type { Locale } from '../../locales/locales.ts'
import { type figureSchema, figures } from '../../model/kinds/figures.ts'
import { specimens } from '../../model/kinds/specimens.ts'
import type { Localized } from '../../model/kit/map-texts.ts'
import { localizeContent } from './load-context.ts'

export type LocalizedFigure = Localized<v.InferOutput<typeof figureSchema>>

export type FigureOf<Kind extends LocalizedFigure['kind']> = Extract<LocalizedFigure, { kind: Kind }>

export function getFigure(locale: Locale, slug: string): LocalizedFigure | undefined {
  const figure = figures.find(slug)
  return figure && localizeContent(locale, figure)
}

export function getSpecimen(locale: Locale, slug: string): LocalizedFigure | undefined {
  const specimen = specimens.find(slug)
  return specimen && localizeContent(locale, specimen)
}
