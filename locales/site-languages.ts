import type { Plugin } from 'vite'
import { demoLocales } from './demo-locales.ts'
import { defaultLocale, knownLocales, localeCodes, locales, sourceLocale } from './locales.ts'

/**
 * Gives the browser, which reads no `content/site.json`, the rows of the site's languages and of those that demos can have, and the
 * catalogs of the site's alone.
 */
export function siteLanguages(): Plugin {
  const codes = [...new Set([...localeCodes, ...demoLocales])]
  const exported = {
    knownLocales,
    localeCodes,
    defaultLocale,
    sourceLocale,
    locales: Object.fromEntries(codes.map((code) => [code, locales[code]])),
  }
  const code = Object.entries(exported).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
  const catalogs = localeCodes.map((locale) => `./${locale}/index.ts`)
  return {
    name: 'site-languages',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /\/locales\/(locales|browser)\.ts$/ },
      handler: (source, id) => ({
        code: id.endsWith('/browser.ts') ? source.replace("'./*/index.ts'", JSON.stringify(catalogs)) : code.join('\n'),
        map: null,
      }),
    },
  }
}
