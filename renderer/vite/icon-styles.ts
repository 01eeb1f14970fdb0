import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { icons as lucide } from '@iconify-json/lucide'
import type { Plugin } from 'vite'
import { iconGroups } from '../../pages/ui/icon-names.ts'

/** The modules that this plugin makes, one for each group: `virtual:icons/layout.module.css`. */
export const iconModules = Object.keys(iconGroups).map((group) => `virtual:icons/${group}.module.css`)

/** A picture for each group: to the browser each is a document, and 26 of them kept a slow phone from painting the home page for 100 ms. */
export function iconStyles(): Plugin {
  return {
    name: 'icon-styles',
    resolveId: (source) => (iconModules.includes(source) ? source : undefined),
    load(id) {
      if (id === iconModules[0]) return createStyles(iconGroups.layout, toDataUrl)
      if (id === iconModules[1]) return createStyles(iconGroups.pages, writePicture)
      return undefined
    },
  }
}

/** Each icon is drawn in a square of this side. */
const side = 24

function createStyles(names: readonly string[], toUrl: (picture: string) => string): string {
  const drawings = names.map((name, row) => `<g transform="translate(0 ${row * side})">${readDrawing(name)}</g>`)
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side * names.length}" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawings.join('')}</svg>`
  const position = `calc(var(--row) * 100% / ${names.length - 1})`
  return `.picture{mask:url("${toUrl(picture)}") 0 ${position} / 100% ${names.length * 100}%}`
}

/** Encodes only the characters that a quoted CSS URL must not contain: all the rest compresses better as it is. */
function toDataUrl(picture: string): string {
  return `data:image/svg+xml,${picture.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent)}`
}

/** A file, so that documents do not grow by it, and a page that is navigated to need not wait for it: a data URL is drawn at once. */
function writePicture(picture: string): string {
  const file = resolve('node_modules/.cache/page-icons.svg')
  mkdirSync(resolve(file, '..'), { recursive: true })
  writeFileSync(file, picture)
  return `${file}?no-inline`
}

/** Lucide's drawing, without the attributes that all icons have. */
function readDrawing(name: string): string {
  const icon = lucide.icons[name]
  if (!icon)
    throw new Error(
      `There is no icon "${name}" at https://lucide.dev/icons: correct its name in icon-names.ts or model/kinds/icons.ts`,
    )
  return icon.body.replace(/ (?:fill|stroke(?:-linecap|-linejoin|-width)?)="[^"]*"/g, '')
}
