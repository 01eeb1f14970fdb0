import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { defaultLocale as locale } from '../../locales/locales.ts'
import { getSiteI18n } from '../../locales/server.ts'
import { getPage } from '../../pages/data/all-pages.ts'
import { getLayoutData, getPageData } from '../server/page-data.ts'
import { App } from './App.tsx'
import { createPageStore } from './page-store.ts'

const Screen = () => <h1>Agents</h1>

test('what the readers of one language need to know stands on any page that it names', async () => {
  const page = getPage('agents', {}, locale)
  const forReaders = [{ title: 'Where you live', items: [{ title: 'A rule', text: 'It holds.' }] }]
  const record = { ...(await getPageData(page)), forReaders }
  const store = createPageStore({ record, Screen }, page.path)
  const html = renderToStaticMarkup(
    <StaticRouter location={page.path}>
      <App i18n={getSiteI18n(locale)} layout={getLayoutData(locale)} store={store} />
    </StaticRouter>,
  )
  expect(html).toContain('It holds.')
})
