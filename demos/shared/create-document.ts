import { getLanguageTag } from '../../locales/language-tag.ts'
import { localeCodes } from '../../locales/locales.ts'
import { isMessageId } from '../../locales/message-id.ts'
import { localizePath } from '../../locales/paths.ts'
import { readI18n } from '../../locales/server.ts'

/**
 * The document of a demo.
 *
 * @param name the project's id
 * @param entry the URL of the script that starts the demo
 */
export function createDocument(name: string, entry: string): string {
  const notes = localeCodes.map((locale) => {
    const i18n = readI18n(locale, 'demos/demo')
    const link = `<a href="${localizePath('/projects', locale)}">${i18n.t('demo.back')}</a>`
    return `<p lang="${getLanguageTag(locale)}">${i18n.t('demo.needsJavaScript')} ${link}</p>`
  })
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex, follow" />
    <meta name="color-scheme" content="light dark" />
    <title>${readTitle(name)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="preload" href="../../renderer/styles/fraunces.woff2" as="font" type="font/woff2" crossorigin />
    <script type="module" src="${entry}"></script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>
      ${notes.join('\n      ')}
    </noscript>
  </body>
</html>
`
}

function readTitle(name: string): string {
  const id = `${name}.title`
  if (!isMessageId(id)) throw new Error(`locales/en/demos/${name}.po has no text ${id}; the demo is named by it`)
  return readI18n('en', `demos/${name}`).t(id)
}
