import { html } from '../html.ts'
import { ownerLocale, tell } from '../locales/owner.ts'
import { opener } from './controls.ts'
import type { View } from './view.ts'

/** The empty panel and the bar in the owner's language. They need nothing of the content, so they are there when a page is not. */
export function renderFrame() {
  const open = (label: string, kind: View['kind']) => opener(label, { kind })
  return {
    ...html`<div class="editor" lang="${ownerLocale}">
      <div class="frame">
        <section class="panel" role="dialog" hidden>
          <div class="top"><button type="button" class="close">${tell('panels.bar.close')}</button></div>
          <div class="content"></div>
        </section>
        <div role="toolbar" aria-label="${tell('panels.bar.label')}">
          <button type="button" class="toggle">${tell('panels.bar.toggle')}</button>
          ${open(tell('panels.setup.title'), 'setup')}
          ${open(tell('panels.page.title'), 'page')}
          ${open(tell('panels.new.title'), 'post')}
          ${open(tell('panels.about.title'), 'about')}
          <span class="samples">${open(tell('panels.bar.samples'), 'samples')}</span>
          <span class="shipped">${open(tell('panels.bar.shipped'), 'shipped')}</span>
          <span class="count" role="status">…</span>
          <span class="place"><button type="button" class="undo" data-order="undo" disabled>${tell('panels.bar.undo')}</button></span>
          <button type="button" class="main" data-open='{"kind":"publish"}'>${tell('panels.publish.title')}</button>
        </div>
      </div>
    </div>`,
    // The overlay says them where the server cannot.
    words: { silent: tell('panels.bar.silent', { command: 'npm run edit' }), broken: tell('panels.bar.broken') },
  }
}

/** The page in the place of one that cannot be made; the script brings the bar. */
export function renderFailedPage(script: string): string {
  const { markup } = html`<html lang="${ownerLocale}" data-failed>
    <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>${tell('panels.bar.broken')}</title>
    </head>
    <body style="font: 1rem/1.5 system-ui; padding: 1rem">
      <h1>${tell('panels.bar.broken')}</h1>
      <p>${tell('panels.bar.failed')}</p>
      <script type="module" src="${script}"></script>
    </body>
  </html>`
  return `<!doctype html>${markup}`
}
