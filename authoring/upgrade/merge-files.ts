import { isDeepStrictEqual } from 'node:util'
import { changePo, readPo } from '../../locales/po-file.ts'

/** A file as the owner got it, as it is now, and as the engine has it today; undefined where it is not there. */
export type Versions = { base: string | undefined; own: string | undefined; engine: string | undefined }

/** Files of the owner's life on the site, which an engine never changes. */
const kept = /^content\/(slugs|published-urls|consent-hashes|redirects|former)\.json$/

/** Pieces, which are the sample's where the owner did not have them: a new one is left out. Legal pages are the engine's. */
const piece = /^(content\/(?!legal\/)[^/]+\/|examples\/|public\/media\/)/

/**
 * Merges a file of the owner's folders: words that are as they came follow the engine, what the owner changed or took out stays.
 *
 * @returns the file then; undefined if there is none
 */
export function mergeFile(file: string, { base, own, engine }: Versions): string | undefined {
  if (base === engine || own === engine || kept.test(file)) return own
  if (own === base) return base === undefined && piece.test(file) ? undefined : engine
  if (own === undefined || engine === undefined) return own
  if (file.endsWith('.json')) {
    const merged = mergeValue(base && JSON.parse(base), JSON.parse(own), JSON.parse(engine))
    return `${JSON.stringify(merged, undefined, 2)}\n`
  }
  return file.endsWith('.po') ? mergePo(base, own, engine) : own
}

function mergeValue(base: unknown, own: unknown, engine: unknown): unknown {
  if (isDeepStrictEqual(own, base)) return engine
  if (isItems(own) && isItems(engine)) return mergeItems(isItems(base) ? base : [], own, engine)
  if (!isObject(own) || !isObject(engine)) return own
  const keys = [...new Set([...Object.keys(own), ...Object.keys(engine)])]
  const before = isObject(base) ? base : {}
  const merged = keys.map((key) => [key, mergeValue(before[key], own[key], engine[key])] as const)
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}

type Item = { id: string }

/** Items that both have are merged; new ones of the engine's come last, those that the owner took out stay out. */
function mergeItems(base: Item[], own: Item[], engine: Item[]): unknown[] {
  const find = (list: Item[], id: string) => list.find((item) => item.id === id)
  const merged = own.map((item) => {
    const other = find(engine, item.id)
    return other ? mergeValue(find(base, item.id), item, other) : item
  })
  return [...merged, ...engine.filter(({ id }) => !find(own, id) && !find(base, id))]
}

function isItems(value: unknown): value is Item[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof Object(item).id === 'string')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Translations that the owner has not touched follow the engine. */
function mergePo(base: string | undefined, own: string, engine: string): string {
  const [before, now] = [readPo(base ?? ''), readPo(own)]
  const changes = [...readPo(engine)].filter(([id, state]) => {
    const isTouched = now.get(id)?.text !== before.get(id)?.text
    return !isTouched && state.text && !isDeepStrictEqual(state, before.get(id))
  })
  return changePo(own, new Map(changes))
}
