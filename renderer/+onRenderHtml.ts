// https://vike.dev/onRenderHtml
import { stripVTControlCharacters } from 'node:util'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { html } from '../html.ts'
import { splitLocale } from '../locales/paths.ts'
import { findPage, getPage } from '../pages/data/all-pages.ts'
import { href } from '../pages/data/routes.ts'
import { developmentAssets } from './server/development-assets.ts'

/**
 * Named apart from its import, because vike links the styles of all that it sees this file import: those of all screens, which the
 * script of a document brings already.
 */
const documentFile = './server/document.tsx'

/** Renders a page in the development server; a build renders all pages by write-site.ts. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const path = pageContext.urlPathname
  const page = findPage(path) ?? findElsewhere(path) ?? getPage('notFound', {}, splitLocale(path).locale)
  // As the published site answers. vike's own way is an error page of its kind, and the whole site is one page of vike.
  if (!page.hasOwnUrl) pageContext.abortStatusCode = 404
  try {
    const { renderDocument }: typeof import('./server/document.tsx') = await import(/* @vite-ignore */ documentFile)
    return dangerouslySkipEscape(await renderDocument(page, developmentAssets))
  } catch (error) {
    // vike would say nothing in its place, and the page would not load anew once it is mended. The editor has its own.
    if (process.env.EDITING) throw error
    console.error(error)
    return dangerouslySkipEscape(renderFault(error))
  }
}

function renderFault(error: unknown): string {
  const words = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  const { markup } =
    html`<html><head><meta charset="utf-8"></head><body><pre style="white-space: pre-wrap">${words}</pre></body></html>`
  return `<!doctype html>${markup}`
}

function findElsewhere(pathname: string) {
  const { locale, path } = splitLocale(pathname)
  return findPage(href('elsewhere', { '*': path.slice(1) || '-' }, locale))
}
