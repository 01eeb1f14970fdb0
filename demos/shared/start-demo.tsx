import { I18nProvider } from '@lingui/react'
import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadDemoI18n } from '../../locales/demos.ts'
import { getLanguageTag } from '../../locales/language-tag.ts'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import '../../renderer/styles/global.css'
import './font.css'
import styles from './DemoLayout.module.css'
import { FailureBoundary } from './FailureBoundary.tsx'
import { postToSite } from './post-to-site.ts'
import { readDemoOptions } from './read-demo-options.ts'

/**
 * Shows a demo in the language and the colour scheme that its URL names (`?lang=es&theme=dark`).
 *
 * @param name the project's id
 * @param Demo the demo in its `<DemoLayout>`
 */
export async function startDemo(name: string, Demo: ComponentType): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error(`the document of the demo ${name} has no element #root`)
  const { locale, siteLocale, theme } = readDemoOptions(location.search, localeCodes)
  document.documentElement.lang = getLanguageTag(locale)
  if (theme) document.documentElement.dataset.theme = theme
  const i18n = await loadDemoI18n(locale, name)
  const fallbackNote = siteLocale === locale ? undefined : await loadFallbackNote(siteLocale)
  createRoot(root).render(
    <StrictMode>
      {fallbackNote && (
        <aside className={styles.fallbackNote} lang={getLanguageTag(siteLocale)}>
          {fallbackNote}
        </aside>
      )}
      <I18nProvider i18n={i18n}>
        <FailureBoundary>
          <Demo />
        </FailureBoundary>
      </I18nProvider>
    </StrictMode>,
  )
  closeWithEscape()
  postToSite('ready')
}

/** Tells in the visitor's language that the demo is in English. */
async function loadFallbackNote(locale: Locale): Promise<string> {
  const i18n = await loadDemoI18n(locale)
  return i18n.t('demo.fallback')
}

/** Key events in a frame do not reach the dialog around it. */
function closeWithEscape() {
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) postToSite('close')
  })
}
