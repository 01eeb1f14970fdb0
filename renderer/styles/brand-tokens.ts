import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { deriveTokens } from '../../model/kinds/brand-colors.ts'
import { findOwnerFile } from '../../owner-files.ts'

const file = findOwnerFile('content/brand.json')

/** Gives the stylesheet of the whole site the colours that follow from content/brand.json. */
export function brandTokens(): Plugin {
  return {
    name: 'brand-tokens',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('/renderer/styles/global.css')) return undefined
      this.addWatchFile(file)
      const tokens = Object.entries(deriveTokens(JSON.parse(readFileSync(file, 'utf8')))).map(
        ([name, [light, dark]]) => `--${name}:${light === dark ? light : `light-dark(${light},${dark})`};`,
      )
      return `${code}\n@layer base{:root{${tokens.join('')}}}`
    },
  }
}
