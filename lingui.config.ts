import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { defaultLocale, localeCodes } from './locales/locales.ts'

/** For Lingui's Vite plugin: the catalogs that it compiles. `scripts/extract.ts` writes them. */
export default defineConfig({
  locales: localeCodes,
  sourceLocale: defaultLocale,
  format: formatter({ explicitIdAsDefault: true }),
  catalogs: ['', 'demos/'].flatMap((folder) =>
    readdirSync(`locales/${defaultLocale}/${folder}`)
      .filter((file) => file.endsWith('.po'))
      .map((file) => ({ path: `<rootDir>/locales/{locale}/${folder}${file.slice(0, -'.po'.length)}`, include: [] })),
  ),
})
