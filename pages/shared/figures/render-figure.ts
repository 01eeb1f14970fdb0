import { I18nProvider } from '@lingui/react'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../../../locales/locales.ts'
import { getSiteI18n } from '../../../locales/server.ts'
import type { LocalizedFigure } from '../../data/get-figure.ts'
import { Specimen } from './Specimen.tsx'

export function renderSpecimen(locale: Locale, specimen: LocalizedFigure | undefined): string | undefined {
  return specimen && renderFigure(locale, createElement(Specimen, { specimen }))
}

/** Renders a part that never changes in the browser. `id` keeps the ids that React makes apart from others of the page. */
export function renderFigure(locale: Locale, figure: ReactNode, id = 'figure'): string {
  return renderToStaticMarkup(createElement(I18nProvider, { i18n: getSiteI18n(locale) }, figure), {
    identifierPrefix: `${id}-`,
  })
}
