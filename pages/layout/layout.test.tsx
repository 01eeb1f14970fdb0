import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { localeCodes } from '../../locales/locales.ts'
import { getSiteI18n } from '../../locales/server.ts'
import { navigation } from '../../model/kinds/navigation.ts'
import { hasPages } from '../data/route-facts.ts'
import { href } from '../data/routes.ts'
import { getLayoutData } from '../get-layout-data.ts'
import type { LayoutData } from '../page-data.ts'
import { Footer } from './Footer.tsx'
import { ServicesMenu } from './header/ServicesMenu.tsx'

const networks = ['LinkedIn', 'X']

for (const locale of localeCodes) {
  const data = getLayoutData(locale)
  const i18n = getSiteI18n(locale)
  const render = (element: React.ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{element}</I18nProvider>)
  const listAccounts = (site: Partial<LayoutData['site']>) =>
    render(<Footer data={{ ...data, site: { ...data.site, ...site } }} />)
      .split(`<nav aria-label="${i18n.t('footer.social.label')}">`)[1]
      ?.split('</nav>')[0]
      ?.match(/<li>.*?<\/li>/g)

  test(`the footer marks accounts that are samples, once before them all, and links none of them: ${locale}`, () => {
    const accounts = networks.map((name) => ({ name, url: undefined }))
    const items = listAccounts({ accounts, samples: { email: true, whatsapp: true } })
    const mark = `<mark data-sample="true">${i18n.t('page.sample')}</mark>`
    expect(items).toEqual([`<li>${mark} ${[...networks, i18n.t('footer.social.email')].join('\u00A0· ')}</li>`])
  })

  test(`the footer links the owner's accounts in a new tab and says so: ${locale}`, () => {
    const accounts = networks.map((name) => ({ name, url: `https://network.test/${name}` }))
    const items = listAccounts({ accounts, email: 'owner@site.test', samples: { email: false, whatsapp: false } })
    const links = [...accounts.map(({ url }) => url), 'mailto:owner@site.test']
    expect(items?.map((item) => /href="(.*?)"/.exec(item)?.[1])).toEqual(links)
    for (const item of items ?? []) {
      expect(item).toContain('target="_blank"')
      expect(item).toContain(i18n.t('page.opensInNewTab'))
      expect(item).not.toContain('data-sample')
    }
  })

  test(`the menu of services has the overview of training in the column for business: ${locale}`, () => {
    const shown = data.menu.find(({ group }) => group === 'business')?.pages.map(({ name }) => name)
    expect(shown ?? []).toEqual(navigation.services.filter((name) => hasPages(name, locale)))
    const pages = (['training', 'corporate'] as const).map((name) => ({ name, label: name }))
    const menu = render(<ServicesMenu id="menu" menu={[{ group: 'business', services: [], pages }]} />)
    const business = menu.split('<ul aria-labelledby="menu-business">')[1]?.split('</ul>')[0]
    for (const { name } of pages) expect(business).toContain(`href="${href(name, {}, locale)}"`)
  })
}
