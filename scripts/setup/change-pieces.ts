import { existsSync, globSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import '../../content/asked/asked.ts'
import { getContentFile } from '../../content/read-content.ts'
import { renamePo } from '../../locales/po-file.ts'
import { cutWords } from './cut-words.ts'
import { changePlaces, type Kind, listNames, type Piece, pieces } from './pieces.ts'
import { changeFile, readFirstLanguage, rewriteContent } from './rewrite.ts'

/** What becomes of a piece: another name, or without one nothing. */
export type PieceChange = { kind: Kind; name: string; newName?: string | undefined }

/**
 * Renames pieces of the content or takes them out, with all that names them: references, links, quotes, questions that visitors ask,
 * figures, translations.
 *
 * @param to where the published addresses lead of what is taken out; by default to the nearest page above
 * @returns where addresses lead now, by their paths
 * @throws Error where no service would be left
 */
export function changePieces(root: string, wanted: PieceChange[], to?: string): Record<string, string> {
  const changes = [...wanted, ...listDependent(root, wanted)].map(locate)
  const gone = changes.filter(({ newName }) => newName === undefined)
  const goneServices = gone.flatMap(({ kind, name }) => (kind === 'service' ? name : []))
  if (goneServices.length > 0 && listNames('service', root).every((name) => goneServices.includes(name)))
    throw new Error(
      'The last service stays: all pages lead to the overview of services. Change its words, or rename it.',
    )
  const rename = (isSame: (kind: Kind) => boolean, name: string) => {
    const change = changes.find((each) => isSame(each.kind) && each.name === name)
    return change ? change.newName : name
  }
  const link = /\[([^\]]*)\]\((\/[^)\s]*)\)/g
  const gonePaths = gone.flatMap(({ path }) => (path ? new RegExp(`^${path}(?:[/#?]|$)`) : []))
  const isGonePath = (path: string) => gonePaths.some((pattern) => pattern.test(path))
  const isGone = (words: string) =>
    [...words.matchAll(link)].some(([, , path = '']) => isGonePath(path)) ||
    gone.some(({ kind, name }) => kind === 'claim' && words.includes(`[claim:${name}]`))
  const unlink = (words: string) =>
    words.replace(link, (whole, text: string, path: string) => (isGonePath(path) ? text : whole))
  const renameWords = createWordRenamer(changes)
  // Also the ids of pieces, and sections of a page: those that answer what visitors ask.
  const goneIds = gone.map(({ kind, name }) => `${pieces[kind].ids[0]}.${name}`)
  const goneSections = gone.flatMap(({ path, overview, name }) => (path ? [] : `${overview}#${name}-`))
  const renameAddress = (address: string) => {
    const section = `${address.replace('#details-', '#')}-`
    const isAway =
      isGonePath(address) || goneIds.includes(address) || goneSections.some((each) => section.startsWith(each))
    return isAway ? undefined : renameId(changes, renameWords(address))
  }

  rewriteContent(root, readFirstLanguage(root), {
    words: (words, locale) => cutWords(renameWords(words), locale, isGone, unlink),
    name: (list, name) =>
      list === 'addresses' ? renameAddress(name) : rename((kind) => pieces[kind].answer === list, name),
  })
  for (const change of changes) changeFiles(root, change)
  changePlaces(root, (place) => (place === 'online' ? place : rename((kind) => kind === 'city', place)))
  renameTexts(root, changes)
  return Object.fromEntries(
    changes.flatMap(({ path, newPath = to }) => (path && newPath ? [[path, newPath] as const] : [])),
  )
}

/** A change with the addresses of the piece's page, before and after, if it has one. */
function locate(change: PieceChange) {
  const { path, overview }: Piece = pieces[change.kind]
  const [old, present] = [change.name, change.newName].map((name) => (path && name ? `${path}/${name}` : undefined))
  return { ...change, overview, path: old, newPath: present }
}

/** City-and-service pages go, and are renamed, with either. */
function listDependent(root: string, wanted: PieceChange[]): PieceChange[] {
  return listNames('city-service', root).flatMap((pair) => {
    if (wanted.some(({ kind, name }) => kind === 'city-service' && name === pair)) return []
    const [city = '', service = ''] = pair.split('/')
    const change = wanted.find(({ kind, name }) =>
      kind === 'city' ? name === city : kind === 'service' && name === service,
    )
    if (!change) return []
    const { kind, newName } = change
    return {
      kind: 'city-service',
      name: pair,
      newName: newName && (kind === 'city' ? `${newName}/${service}` : `${city}/${newName}`),
    }
  })
}

/** Renames addresses, in links and by themselves, and quotes of claims. */
function createWordRenamer(changes: Array<ReturnType<typeof locate>>): (words: string) => string {
  const renamed = changes.flatMap(({ kind, name, newName, path, newPath }): Array<[RegExp | string, string]> => {
    if (path && newPath) return [[new RegExp(`(?<![\\w/-])${path}(?![\\w-])`, 'g'), newPath]]
    return kind === 'claim' && newName ? [[`[claim:${name}]`, `[claim:${newName}]`]] : []
  })
  return (words) => renamed.reduce((text, [before, after]) => text.replaceAll(before, () => after), words)
}

function changeFiles(root: string, { kind, name, newName }: PieceChange) {
  for (const folder of pieces[kind].folders) {
    for (const file of [getContentFile(folder, name), `${folder}/${name}`]) {
      if (!existsSync(join(root, file))) continue
      if (newName === undefined) rmSync(join(root, file), { recursive: true })
      else
        renameSync(
          join(root, file),
          join(root, file.endsWith('.json') ? getContentFile(folder, newName) : `${folder}/${newName}`),
        )
    }
  }
}

/** Renames texts in catalogs and glossary. Those of what is gone leave with `npm run extract`. */
function renameTexts(root: string, changes: PieceChange[]) {
  if (changes.every(({ newName }) => newName === undefined)) return
  for (const file of globSync('locales/*/content/*.po', { cwd: root }))
    changeFile(root, file, (source) => renamePo(source, (id) => renameId(changes, id)))
  if (existsSync(join(root, 'locales/glossary.yaml')))
    changeFile(root, 'locales/glossary.yaml', (source) =>
      source.replace(/(?<=[\s[])[\w-]+(?:\.[\w-]+)+/g, (id) => renameId(changes, id)),
    )
}

function renameId(changes: PieceChange[], id: string): string {
  for (const { kind, name, newName } of changes) {
    const ofName = `.${name.replace('/', '.')}`
    const begin = pieces[kind].ids.find((each) => `${id}.`.startsWith(`${each}${ofName}.`))
    if (begin && newName !== undefined)
      return `${begin}.${newName.replace('/', '.')}${id.slice(begin.length + ofName.length)}`
  }
  return id
}
