import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { getSiteI18n } from '../../locales/server.ts'
import { Link } from './Link.tsx'
import { Text } from './Text.tsx'
import { CurrentPathContext } from './use-current-location.ts'

const spanish = getSiteI18n('es')

test('a link stays in the language of the page', () => {
  expect(renderInSpanish(<Link to="service" params={{ service: 'medical-ai' }} suffix="#faq" />)).toBe(
    '<a href="/es/services/medical-ai#faq"></a>',
  )
})

test('the link to the current page is marked', () => {
  expect(renderInSpanish(<Link to="contact" />)).toBe('<a href="/es/contact" aria-current="page"></a>')
})

test('outside the language provider a lookup throws', () => {
  expect(() => renderToStaticMarkup(<Link to="contact" />)).toThrow()
})

test('an English text on a page of another language says so', () => {
  expect(renderToStaticMarkup(<Text of={{ text: 'Workshop', lang: 'en' }} />)).toBe('<span lang="en">Workshop</span>')
  expect(renderToStaticMarkup(<Text of="Taller" />)).toBe('Taller')
})

function renderInSpanish(element: ReactNode) {
  return renderToStaticMarkup(
    <CurrentPathContext value="/es/contact">
      <I18nProvider i18n={spanish}>{element}</I18nProvider>
    </CurrentPathContext>,
  )
}
