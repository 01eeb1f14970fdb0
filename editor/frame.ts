import { type Html, html } from '../html.ts'
import { loadOwnerI18n, ownerLocale } from '../locales/owner.ts'
import { opener } from './controls.ts'
import type { View } from './view.ts'

const i18n = loadOwnerI18n('editor/panels')

/** The words that the overlay says where the server cannot. */
type Words = { silent: string; broken: string }

/** The empty panel and the bar in the owner's language. They need nothing of the content, so they are there when a page is not. */
export function renderFrame(): Html & { words: Words } {
  const open = (label: string, kind: View['kind']) => opener(label, { kind })
  return {
    ...html`<div class="editor" lang="${ownerLocale}">
      <div class="frame">
        <section class="panel" role="dialog" hidden>
          <div class="top"><button type="button" class="close">${i18n.t('panels.bar.close')}</button></div>
          <div class="content"></div>
        </section>
        <div role="toolbar" aria-label="${i18n.t('panels.bar.label')}">
          <button type="button" class="toggle">${i18n.t('panels.bar.toggle')}</button>
          ${open(i18n.t('panels.setup.title'), 'setup')}
          ${open(i18n.t('panels.page.title'), 'page')}
          ${open(i18n.t('panels.new.title'), 'post')}
          ${open(i18n.t('panels.about.title'), 'about')}
          <span class="samples">${open(i18n.t('panels.bar.samples'), 'samples')}</span>
          <span class="shipped">${open(i18n.t('panels.bar.shipped'), 'shipped')}</span>
          <span class="count" role="status">…</span>
          <span class="place"><button type="button" class="undo" data-order="undo" disabled>${i18n.t('panels.bar.undo')}</button></span>
          <button type="button" class="main" data-open='{"kind":"publish"}'>${i18n.t('panels.publish.title')}</button>
        </div>
      </div>
    </div>`,
    words: { silent: i18n.t('panels.bar.silent', { command: 'npm run edit' }), broken: i18n.t('panels.bar.broken') },
  }
}

/** The page in the place of one that cannot be made; the script brings the bar. */
export function renderFailedPage(script: string): string {
  const { markup } = html`<html lang="${ownerLocale}" data-failed>
    <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>${i18n.t('panels.bar.broken')}</title>
    </head>
    <body style="font: 1rem/1.5 system-ui; padding: 1rem">
      <h1>${i18n.t('panels.bar.broken')}</h1>
      <p>${i18n.t('panels.bar.failed')}</p>
      <script type="module" src="${script}"></script>
    </body>
  </html>`
  return `<!doctype html>${markup}`
}
