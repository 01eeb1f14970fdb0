import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { knownLocales, sourceLocale } from './locales/locales.ts'
import { assertPo } from './locales/po-file.ts'

const po = formatter({ explicitIdAsDefault: true })

/** The catalogs that Lingui's Vite plugin compiles. `scripts/extract.ts` writes them. */
export default defineConfig({
  locales: knownLocales,
  sourceLocale,
  fallbackLocales: { default: sourceLocale },
  format: {
    ...po,
    parse: (content, context) => {
      assertPo(content, relative(import.meta.dirname, context.filename))
      return po.parse(content, context)
    },
  },
  catalogs: ['', 'demos/'].flatMap((folder) =>
    readdirSync(`locales/${sourceLocale}/${folder}`)
      .filter((file) => file.endsWith('.po'))
      .map((file) => ({ path: `<rootDir>/locales/{locale}/${folder}${file.slice(0, -'.po'.length)}`, include: [] })),
  ),
})
