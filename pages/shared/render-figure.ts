import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A figure as HTML for `<Figure>`: what never changes in the browser is rendered once, by the build. */
export function renderFigure(i18n: I18n, figure: ReactNode): string {
  // The prefix keeps the ids that React makes apart from those of the page around it.
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, figure), { identifierPrefix: 'figure-' })
}
