import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { iconNames } from '../ui/icon-names.ts'

const id = 'virtual:icons.module.css'

/**
 * Gives `Icon.tsx` its stylesheet: a class for each icon, which shows its row of one picture with all of them. Each picture
 * in a stylesheet is a document of its own to the browser; 26 of them kept a slow phone from painting the home page for 100 ms.
 */
export function iconStyles(): Plugin {
  return {
    name: 'icon-styles',
    resolveId: (source) => (source === id ? id : undefined),
    load: (resolved) => (resolved === id ? createStyles() : undefined),
  }
}

/** Each icon is drawn in a square of this side. */
const side = 24

function createStyles(): string {
  const height = side * iconNames.length
  const drawings = iconNames.map((name, row) => `<g transform="translate(0 ${row * side})">${readDrawing(name)}</g>`)
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${height}" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawings.join('')}</svg>`
  const rows = iconNames.map((name, row) => `.${name}{mask-position:0 ${(row / (iconNames.length - 1)) * 100}%}`)
  // A property of its own, because the minifier writes the mask twice, for older browsers too.
  return `.picture{--icons:url("${toDataUrl(picture)}");mask:var(--icons) 0 0 / 100% ${iconNames.length * 100}%}\n${rows.join('\n')}`
}

/** Encodes no more than what a quoted URL in a stylesheet does not bear: all the rest compresses better as it is. */
function toDataUrl(picture: string): string {
  return `data:image/svg+xml,${picture.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent)}`
}

/** What stands inside the `<svg>` of Lucide's file. */
function readDrawing(name: string): string {
  const file = fileURLToPath(import.meta.resolve(`lucide-static/icons/${name}.svg`))
  const drawing = readFileSync(file, 'utf8').match(/<svg[^>]*>(.*)<\/svg>/s)?.[1]
  if (!drawing) throw new Error(`${file} is not an <svg> as expected`)
  return drawing.replace(/\s+/g, ' ').trim()
}
