import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { iconModules } from './icon-styles.ts'

const modules = [...globSync('{pages,renderer}/**/*.module.css').sort(), ...iconModules]
const namesOfModules = new Map<string, string[]>()

/**
 * `ba0` has letters for the module, which renderer/server/stylesheet.ts reads, and a number for the class: a document holds each many times.
 * Names depend on the sources alone, because the builds for server and browser make them separately.
 */
export function createClassName(name: string, file: string): string {
  const index = modules.indexOf(iconModules.includes(file) ? file : relative('.', file).replaceAll('\\', '/'))
  if (index === -1) throw new Error(`${file} is no CSS module of pages/ or renderer/: renderer/vite/css-names.ts`)
  const names = namesOfModules.get(file) ?? []
  namesOfModules.set(file, names)
  if (!names.includes(name)) names.push(name)
  return `${toLetters(index)}${names.indexOf(name)}`
}

function toLetters(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? toLetters(rest - 1) : '') + String.fromCharCode(97 + (index % 26))
}
