import { findPage } from '../../pages/data/all-pages.ts'
import type { Section } from '../../search/documents.ts'
import { renderDocument } from './document.tsx'
import { developmentAssets } from './document-assets.ts'
import { createSections } from './sections.ts'

/** The sections of a page without a built document to read them from. */
export async function renderSections(path: string): Promise<Section[]> {
  const page = findPage(path)
  return page ? createSections(await renderDocument(page, developmentAssets)) : []
}
