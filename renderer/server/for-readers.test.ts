import { expect, test } from 'vitest'
import { localeCodes } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { forReaders } from '../../model/kinds/for-readers.ts'
import { findPage } from '../../pages/data/all-pages.ts'
import { renderDocument } from './document.tsx'

const assets = { buildId: '', headStart: '', createStyle: () => '', script: '' }

test('each note for the readers of one language stands once on each page that it names', async () => {
  for (const { language, pages, title } of forReaders) {
    const locale = localeCodes.find((code) => code === language)
    for (const address of locale ? pages : []) {
      const [path = '', section] = address.split('#')
      const page = locale && findPage(localizePath(path, locale))
      if (!page) continue
      // Chinese headings say where they may break.
      const html = (await renderDocument(page, assets)).replaceAll(/<wbr ?\/?>|\u2060|<span[^>]*>|<\/span>/g, '')
      const heading = `>${title}</h2>`
      expect(html.split(heading), `${language} ${address}`).toHaveLength(2)
      if (section) expect(html.indexOf(`<section id="${section}"`), address).toBeLessThan(html.indexOf(heading))
    }
  }
}, 60_000)
