import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { I18nProvider } from '@lingui/react'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../../../locales/locales.ts'
import { readI18n } from '../../../locales/server.ts'

/** A figure as HTML for `<Figure>`: what never changes in the browser is rendered once, by the build. */
export function renderFigure(i18n: I18n, figure: ReactNode): string {
  // The prefix keeps the ids that React makes apart from those of the page around it.
  return renderToStaticMarkup(createElement(I18nProvider, { i18n: addFigureWords(i18n) }, figure), {
    identifierPrefix: 'figure-',
  })
}

/** The interface texts of figures are not among those that the browser gets. */
function addFigureWords({ locale, messages }: I18n): I18n {
  const words = readI18n(locale as Locale, 'specimen')
  const all = { [locale]: { ...messages, ...words.messages } }
  return setupI18n({ locale, messages: all }).setMessagesCompiler(compileMessage)
}
