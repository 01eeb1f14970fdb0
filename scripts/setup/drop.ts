import { existsSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { getContentFile } from '../../content/read-content.ts'
import { cutWords } from './cut-words.ts'
import { changeJson, changeList, changePlaces, type Kind, kinds, listNames, type Piece, pieces } from './pieces.ts'
import { noteMoved } from './published.ts'
import { rewriteContent } from './rewrite.ts'

export type Gone = Partial<Record<Kind, string[]>>

/**
 * Takes pieces out of the content with all that names them: references, links, quotes, questions that visitors ask, figures,
 * translations.
 *
 * @param to where their published addresses lead; by default to the overview of what they were
 */
export function drop(root: string, first: string, wanted: Gone, to?: string) {
  const gone = addDependent(root, wanted)
  const has = (kind: Kind, name: string) => gone[kind]?.includes(name) === true
  const paths = listPaths(gone)
  const isGonePath = (path: string) => paths.some((gonePath) => new RegExp(`^${gonePath}(?:[/#?]|$)`).test(path))
  const link = /\[([^\]]*)\]\((\/[^)\s]*)\)/g
  const isGone = (words: string) =>
    [...words.matchAll(link)].some(([, , path = '']) => isGonePath(path)) ||
    [...words.matchAll(/\[claim:([\w-]+)\]/g)].some(([, id = '']) => has('claim', id))
  const unlink = (words: string) =>
    words.replace(link, (whole, text: string, path: string) => (isGonePath(path) ? text : whole))

  rewriteContent(root, first, {
    words: (words, locale) => cutWords(words, locale, isGone, unlink),
    reference: (answer, name) =>
      kinds.some((kind) => pieces[kind].answer === answer && has(kind, name)) ? undefined : name,
  })
  for (const kind of kinds) {
    if (!gone[kind]) continue
    changeList(kind, root, (name) => (has(kind, name) ? undefined : name))
    for (const name of gone[kind] ?? []) removeFiles(root, kind, name)
  }
  changePlaces(root, (place) => (place !== 'online' && has('city', place) ? undefined : place))
  dropPlainMentions(root, gone, isGonePath)
  for (const kind of kinds) {
    const { overview }: Piece = pieces[kind]
    for (const path of listPaths({ [kind]: gone[kind] ?? [] })) noteMoved(root, path, to ?? overview)
  }
}

/** City-and-service pages go with either. */
function addDependent(root: string, gone: Gone): Gone {
  const dependent = listNames('city-service', root).filter((name) => {
    const [city = '', service = ''] = name.split('/')
    return gone.city?.includes(city) || gone.service?.includes(service)
  })
  return { ...gone, 'city-service': [...new Set([...(gone['city-service'] ?? []), ...dependent])] }
}

function listPaths(gone: Gone): string[] {
  return kinds.flatMap((kind) => {
    const { path }: Piece = pieces[kind]
    return path === null ? [] : (gone[kind] ?? []).map((name) => `${path}/${name}`)
  })
}

function removeFiles(root: string, kind: Kind, name: string) {
  for (const folder of pieces[kind].folders) {
    for (const path of [getContentFile(folder, name), `${folder}/${name}`]) {
      if (existsSync(join(root, path))) rmSync(join(root, path), { recursive: true })
    }
  }
}

/** What is no text of the content and no reference: questions by their sections, words for the readers of one language. */
function dropPlainMentions(root: string, gone: Gone, isGonePath: (path: string) => boolean) {
  const sections = kinds.flatMap((kind) => {
    const { path, overview }: Piece = pieces[kind]
    return path === null ? (gone[kind] ?? []).map((name) => `${overview}#${name}`) : []
  })
  const isGonePlace = (place: string) =>
    isGonePath(place) || sections.some((section) => `${place.replace('#details-', '#')}-`.startsWith(`${section}-`))
  for (const file of globSync('content/asked/*.json', { cwd: root })) {
    changeJson(file, root, (whole) =>
      Object.fromEntries(Object.entries(whole).filter(([place]) => !isGonePlace(place))),
    )
  }
  changeJson('content/for-readers.json', root, (whole) => ({
    ...whole,
    items: toArray(whole.items).flatMap((block) => {
      const pages = toArray(Object(block).pages).filter((path) => !isGonePath(String(path)))
      return pages.length > 0 ? [{ ...Object(block), pages }] : []
    }),
  }))
  const ids = kinds.flatMap((kind) => (gone[kind] ?? []).map((name) => `${pieces[kind].ids[0]}.${name}`))
  const claims = listNames('claim', root)
  changeJson('content/shown-claims.json', root, (whole) =>
    Object.fromEntries(
      Object.entries(whole).flatMap(([place, shown]) => {
        if (!Array.isArray(shown)) return [[place, shown]]
        const left = shown.filter((id) => claims.includes(id))
        return ids.includes(place) || left.length === 0 ? [] : [[place, left]]
      }),
    ),
  )
}

function toArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** @throws Error that names the kind and what there is */
export function assertKnown(kind: Kind, names: string[], root = '.') {
  const known = listNames(kind, root)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(
      `There is no ${kind} ${unknown.join(', ')}. There ${known.length > 0 ? `are: ${known.join(', ')}` : 'is none'}.`,
    )
}
