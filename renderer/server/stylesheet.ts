import { globSync, readFileSync } from 'node:fs'
import { type ChildNode, type Rule as PostcssRule, parse } from 'postcss'
import type { Locale } from '../../locales/locales.ts'
import { memoize } from '../../memoize.ts'
import { buildFolder } from './build-folder.ts'

/** A rule of the stylesheet with the CSS modules that it comes from; those of renderer/styles come from none. */
type Rule = { css: string; modules: string[] }

/** The rules of the site, which vite.config.ts gathers in one file. */
const parseRules = memoize(() => {
  const files = globSync(`${buildFolder}/client/assets/static/*.css`)
  const [file] = files
  if (!file || files.length > 1) throw new Error(`Expected one stylesheet, the build has ${files.length}: ${files}`)
  return parse(readFileSync(file, 'utf8')).nodes.map((node) => ({ node, modules: listModules(node) }))
})

/** For one language they are without those of others. */
const readRules = memoize((locale?: Locale): Rule[] =>
  parseRules().map(({ node, modules }) => ({ css: locale ? omitOtherLanguages(node, locale) : `${node}`, modules })),
)

/** Every document has them in an element that never changes, by a layer of their own: a new font's rule shows the fallback for a moment. */
export const readBaseRules = memoize((locale?: Locale): string => {
  const base = join(readRules(locale).filter(({ modules }) => modules.length === 0))
  // A font of one language is named in its rules alone.
  return base.replace(/@font-face\s*{[^}]*}/g, (face) => {
    const [, family = ''] = /font-family:\s*"?([^";]+)/.exec(face) ?? []
    return base.replaceAll(face, '').includes(family) ? face : ''
  })
})

export const readModuleRules = memoize((): string => join(readRules().filter(({ modules }) => modules.length > 0)))

/** The rules that a document needs at first: those of the CSS modules whose classes it has, in their order. */
export function selectModuleRules(html: string, locale: Locale): string {
  const used = new Set(
    [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ').map(getModule)),
  )
  return join(readRules(locale).filter(({ modules }) => modules.some((module) => used.has(module))))
}

function join(rules: Rule[]): string {
  return rules.map(({ css }) => css).join('')
}

function omitOtherLanguages(node: ChildNode, locale: Locale): string {
  if (node.type === 'rule') return isOfOtherLanguage(node, locale) ? '' : node.toString()
  if (node.type !== 'atrule') return node.toString()
  const copy = node.clone()
  copy.walkRules((rule) => {
    if (isOfOtherLanguage(rule, locale)) rule.remove()
  })
  return copy.toString()
}

function isOfOtherLanguage({ selectors }: PostcssRule, locale: Locale): boolean {
  return selectors.every((selector) => {
    const [, excluded] = /:not\(:lang\(([^)]+)\)\)/.exec(selector) ?? []
    if (excluded) return locale.startsWith(excluded)
    const named = [...selector.matchAll(/:lang\(([^)]+)\)/g)].flatMap(([, languages = '']) => languages.split(/,\s*/))
    return named.length > 0 && !named.some((language) => language.startsWith(locale))
  })
}

function listModules(node: ChildNode): string[] {
  const names: string[] = []
  if (node.type === 'rule') names.push(node.selector)
  if (node.type === 'atrule') {
    if (node.name === 'keyframes') names.push(`.${node.params}`)
    node.walkRules(({ selector }) => {
      names.push(selector)
    })
  }
  return [...names.join().matchAll(/\.([a-z]+\d+)\b/g)].map(([, name = '']) => getModule(name))
}

/** Reads the module from a name that `createClassName` in renderer/vite/css-names.ts has made. */
function getModule(className: string): string {
  return /^([a-z]+)\d+$/.exec(className)?.[1] ?? ''
}
