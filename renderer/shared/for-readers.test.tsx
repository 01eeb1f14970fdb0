import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { defaultLocale as locale } from '../../locales/locales.ts'
import { getSiteI18n } from '../../locales/server.ts'
import { getPage } from '../../pages/data/all-pages.ts'
import { getLayoutData } from '../../pages/get-layout-data.ts'
import { Section } from '../../pages/ui/Section.tsx'
import { getPageData } from '../server/page-data.ts'
import { App } from './App.tsx'
import { createPageStore } from './page-store.ts'

const Screen = () => (
  <>
    <Section id="first" title="First">
      Before
    </Section>
    <Section id="second" title="Second">
      After
    </Section>
  </>
)

/** The page of a screen with two sections, and one block for its readers. */
async function renderBlock(after: string | undefined): Promise<string> {
  const page = getPage('agents', {}, locale)
  const forReaders = [{ title: 'Where you live', items: [{ title: 'A rule', text: 'It holds.' }], after }]
  const record = { ...(await getPageData(page)), forReaders }
  const store = createPageStore({ record, Screen }, page.path)
  return renderToStaticMarkup(
    <StaticRouter location={page.path}>
      <App i18n={getSiteI18n(locale)} layout={getLayoutData(locale)} store={store} />
    </StaticRouter>,
  )
}

test.each([
  ['first', /Before.*It holds\..*After/s],
  [undefined, /After.*It holds\./s],
])('what the readers of one language need to know stands where its page says: after %s', async (after, expected) => {
  const html = await renderBlock(after)
  expect(html).toMatch(expected)
  expect(html.split('It holds.')).toHaveLength(2)
})
