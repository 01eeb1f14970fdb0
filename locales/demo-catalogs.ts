import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { sourceLocale } from './locales.ts'
import { readPo } from './po-file.ts'

/** Compiles the catalogs that demos import; what a language lacks is there in English. */
export function demoCatalogs(): Plugin {
  return {
    name: 'demo-catalogs',
    transform: {
      filter: { id: /\.po$/ },
      handler(content, id) {
        const source = id.replace(/[^/]+(?=\/demos\/[^/]+$)/, sourceLocale)
        this.addWatchFile(source)
        const texts = [...readPo(readFileSync(source, 'utf8'), source), ...readPo(content, relative('.', id))]
        const compiled = texts.flatMap(([name, { text }]) => (text ? [[name, compileMessage(text)]] : []))
        const json = JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))
        return { code: `export const messages = JSON.parse(${json})`, map: null, moduleType: 'js' }
      },
    },
  }
}
