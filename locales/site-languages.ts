import type { Plugin } from 'vite'
import { demoLocales } from './demo-locales.ts'
import { defaultLocale, knownLocales, localeCodes, locales, sourceLocale } from './locales.ts'

/**
 * Gives the browser, which reads no `content/site.json`, the rows of the site's languages and of those that demos can have.
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
  return {
    name: 'site-languages',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /\/locales\/locales\.ts$/ },
      handler: () => ({ code: code.join('\n'), map: null }),
    },
  }
}
