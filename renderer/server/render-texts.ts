import { findPage } from '../../pages/data/all-pages.ts'
import { getSiteUrl } from '../../pages/data/site-url.ts'
import { createTexts, type Texts } from './create-texts.ts'
import { developmentAssets } from './development-assets.ts'
import { renderDocument } from './document.tsx'

/** The texts of a page without a built document to read them from. */
export async function renderTexts(path: string): Promise<Texts> {
  const page = findPage(path)
  return page
    ? createTexts(await renderDocument(page, developmentAssets), getSiteUrl())
    : { sections: [], markdown: '' }
}
