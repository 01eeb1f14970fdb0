import type { Plugin } from 'vite'
import { demoLocales } from '../../locales/demo-locales.ts'
import { defaultLocale, knownLocales, localeCodes, locales, sourceLocale } from '../../locales/locales.ts'
import { areVisitsCounted } from '../../model/kinds/visits.ts'

/** The exports of modules that read the owner's files, as browsers get them: with the languages of the site and of demos alone. */
const exportsOfModules: Record<string, Record<string, unknown>> = {
  'locales/locales.ts': {
    knownLocales,
    localeCodes,
    defaultLocale,
    sourceLocale,
    locales: Object.fromEntries([...new Set([...localeCodes, ...demoLocales])].map((code) => [code, locales[code]])),
  },
  'model/kinds/visits.ts': { areVisitsCounted },
}

/** Gives the browser, which reads no files, the data that these modules read while the site is built. */
export function ownerData(): Plugin {
  return {
    name: 'owner-data',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: Object.keys(exportsOfModules).map((module) => new RegExp(`/${module}$`)) },
      handler(_code, id) {
        const [, exported = {}] = Object.entries(exportsOfModules).find(([module]) => id.endsWith(`/${module}`)) ?? []
        const lines = Object.entries(exported).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        return { code: lines.join('\n'), map: null }
      },
    },
  }
}
