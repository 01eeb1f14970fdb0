import { globSync, readFileSync } from 'node:fs'
import { type ChildNode, parse } from 'postcss'
import { buildFolder } from './build-folder.ts'

/** A rule of the stylesheet with the CSS modules that it belongs to; those of renderer/styles belong to none. */
type Rule = { css: string; modules: string[] }

let rules: Rule[] | undefined

/** All rules of the site, which vite.config.ts gathers in one file. */
function readRules(): Rule[] {
  const files = globSync(`${buildFolder}/client/assets/static/*.css`)
  const [file] = files
  if (!file || files.length > 1) throw new Error(`Expected one stylesheet, the build has ${files.length}: ${files}`)
  rules ??= parse(readFileSync(file, 'utf8')).nodes.map(createRule)
  return rules
}

/**
 * The rules of renderer/styles, which every document has. They are in a layer of their own, so they may stand anywhere; and their
 * element stays as it is, because replacing a font's rule shows the fallback for a moment.
 */
export function readBaseRules(): string {
  return join(readRules().filter(({ modules }) => modules.length === 0))
}

/** The rules of all CSS modules. */
export function readModuleRules(): string {
  return join(readRules().filter(({ modules }) => modules.length > 0))
}

/**
 * The rules that a document needs until those of the other modules come: of the CSS modules whose classes it has, for every
 * state of its parts, in their order.
 */
export function selectModuleRules(html: string): string {
  const used = new Set(
    [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ').map(getModule)),
  )
  return join(readRules().filter(({ modules }) => modules.some((module) => used.has(module))))
}

function join(selected: Rule[]): string {
  return selected.map(({ css }) => css).join('')
}

function createRule(node: ChildNode): Rule {
  const names: string[] = []
  if (node.type === 'rule') names.push(node.selector)
  if (node.type === 'atrule') {
    if (node.name === 'keyframes') names.push(`.${node.params}`)
    node.walkRules(({ selector }) => {
      names.push(selector)
    })
  }
  const classes = [...names.join().matchAll(/\.([a-z]+\d+)\b/g)].map(([, name = '']) => name)
  return { css: node.toString(), modules: classes.map(getModule) }
}

/** Reads the module from a name that `createClassName` in renderer/vite/css-names.ts has made. */
function getModule(className: string): string {
  return /^([a-z]+)\d+$/.exec(className)?.[1] ?? ''
}
