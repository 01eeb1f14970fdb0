import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { defaultLocale as locale } from '../../locales/locales.ts'
import { getSiteI18n } from '../../locales/server.ts'
import { loadRules } from './load.ts'
import { Rules } from './Rules.tsx'

const data = { name: '', title: '', description: '', heading: '', intro: [], ...loadRules({ locale }) }
const days = data.regions.flatMap(({ rows }) => rows.map(({ day }) => day)).sort()

/** The rows that say that their date has passed, in the document of a build. */
function countPassed(builtOn: string): number {
  const screen = createElement(Rules, { data: { ...data, builtOn } })
  const page = createElement(I18nProvider, { i18n: getSiteI18n(locale) }, screen)
  return renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, page)).split('<small').length - 1
}

test('without a script a row says that its date has passed from the day after it, by the day of the build', () => {
  const last = days.at(-1) ?? ''
  expect(countPassed(last)).toBe(days.filter((day) => day < last).length)
  expect(countPassed(`${last}T`)).toBe(days.length)
})
