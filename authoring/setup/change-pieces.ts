import { existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import '../../model/kinds/asked.ts'
import { tell } from '../../locales/owner.ts'
import { readPo } from '../../locales/po-file.ts'
import type { FormerSentence } from '../../model/former.ts'
import { getContentFile } from '../../model/kit/read-content.ts'
import { refuse } from '../../owner-error.ts'
import { listSentences } from './former.ts'
import { changePlaces, type Kind, listNames, type Piece, pieces, readJson } from './pieces.ts'
import { changeFile, readFirstLanguage, rewriteContent } from './rewrite.ts'

/** The new name of a piece; without one the piece is taken out. */
export type PieceChange = { kind: Kind; name: string; newName?: string | undefined }

/**
 * Renames pieces of the content or takes them out, with all that names them: references, links, quotes, questions that visitors ask,
 * figures, translations. Sentences stay: a link to what is gone becomes its words, and a quote the words that it stood for.
 *
 * @param to where the published addresses of a piece lead that is taken out; by default to the nearest page above
 * @returns where addresses lead now, by their paths, and the sentences that have lost a link or a quote
 * @throws OwnerError if no service would be left
 */
export function changePieces(root: string, wanted: PieceChange[], to?: string) {
  const changes = [...wanted, ...listDependent(root, wanted)]
  assertService(root, changes)
  const claims = readClaims(root)
  const former: FormerSentence[] = []
  const rename = (isSame: (kind: Kind) => boolean, name: string) => {
    const change = changes.find((each) => isSame(each.kind) && each.name === name)
    return change ? change.newName : name
  }
  // First, because what is taken out may name what is taken out with it.
  for (const change of changes.filter(({ newName }) => newName === undefined)) changeFiles(root, change)
  rewriteContent(root, {
    words(words, locale, id) {
      let isReleased = false
      const release = (text: string) => {
        isReleased = true
        return text
      }
      const changed = words
        .replace(/\[([^\]]*)\]\((\/[^)\s]*)\)/g, (_, text: string, address: string) => {
          const target = moveAddress(changes, address)
          return target === undefined ? release(text) : `[${text}](${target})`
        })
        .replace(/\[claim:([\w-]+)\]/g, (_, name: string) => {
          const target = rename((kind) => kind === 'claim', name)
          return target === undefined ? release(claims.get(`${locale} ${name}`) ?? '') : `[claim:${target}]`
        })
      if (isReleased && id !== undefined)
        for (const sentence of listSentences(changed, locale))
          if (!words.includes(sentence)) former.push({ id, locale, sentence })
      return changed
    },
    name: (list, name) =>
      list === 'addresses' ? moveAddress(changes, name) : rename((kind) => pieces[kind].answer === list, name),
    id: (id) => renameId(changes, id),
  })
  for (const change of changes.filter(({ newName }) => newName !== undefined)) changeFiles(root, change)
  changePlaces(root, (place) => (place === 'online' ? place : rename((kind) => kind === 'city', place)))
  if (existsSync(join(root, 'locales/glossary.yaml')))
    changeFile(root, 'locales/glossary.yaml', (source) =>
      source.replace(/(?<=[\s[])[\w-]+(?:\.[\w-]+)+/g, (id) => renameId(changes, id) ?? id),
    )
  const moves = changes.flatMap(({ kind, name, newName }): Array<[from: string, to: string]> => {
    const { path }: Piece = pieces[kind]
    const target = newName === undefined ? to : `${path}/${newName}`
    return path !== null && target ? [[`${path}/${name}`, target]] : []
  })
  return { moves: Object.fromEntries(moves), former }
}

/** Tells whether a text, by its id, goes with the pieces that a change would take out. */
export function findGone(root: string, wanted: PieceChange[]): (id: string) => boolean {
  const changes = [...wanted, ...listDependent(root, wanted)]
  return (id) => renameId(changes, id) === undefined
}

function assertService(root: string, changes: PieceChange[]) {
  const gone = changes.flatMap(({ kind, name, newName }) => (kind === 'service' && !newName ? name : []))
  if (gone.length > 0 && listNames('service', root).every((name) => gone.includes(name)))
    throw refuse('refused', { file: 'content/slugs.json', field: 'services' }, tell('setup.wrong.lastService'))
}

/** The words of claims by language and name, as they are before anything changes. */
function readClaims(root: string): Map<string, string> {
  const first = readFirstLanguage(root)
  const claims = [readJson('content/claims.json', root).items].flat().map(Object)
  const translations = globSync('locales/*/content/claims.po', { cwd: root }).flatMap((file) => {
    const [, locale] = file.split(/[\\/]/)
    const states = readPo(readFileSync(join(root, file), 'utf8'), file)
    return claims.map(({ id, value }) => [`${locale} ${id}`, states.get(`claims.${id}.value`)?.text ?? value] as const)
  })
  return new Map([...translations, ...claims.map(({ id, value }) => [`${first} ${id}`, value] as const)])
}

/** City-and-service pages go, and are renamed, with either. */
function listDependent(root: string, wanted: PieceChange[]): PieceChange[] {
  return listNames('city-service', root).flatMap((pair) => {
    const [city = '', service = ''] = pair.split('/')
    const find = (sought: Kind, of: string) => wanted.find(({ kind, name }) => kind === sought && name === of)
    const whole = [find('city', city) ?? { newName: city }, find('service', service) ?? { newName: service }]
    const names = whole.flatMap(({ newName }) => newName ?? [])
    if (names.join('/') === pair || find('city-service', pair)) return []
    return { kind: 'city-service', name: pair, newName: names.length === 2 ? names.join('/') : undefined }
  })
}

function changeFiles(root: string, { kind, name, newName }: PieceChange) {
  for (const folder of pieces[kind].folders) {
    for (const getPath of [getContentFile, (_: string, slug: string) => `${folder}/${slug}`]) {
      const path = join(root, getPath(folder, name))
      if (!existsSync(path)) continue
      if (newName === undefined) rmSync(path, { recursive: true })
      else renameSync(path, join(root, getPath(folder, newName)))
    }
  }
}

/** The address of a page, of a section of one, or of a piece by its id; undefined if what it leads to is gone. */
function moveAddress(changes: PieceChange[], address: string): string | undefined {
  for (const { kind, name, newName } of changes) {
    const { path, overview }: Piece = pieces[kind]
    // Pieces without a page have sections, and some a dialog.
    const begins = path !== null ? [`${path}/`] : [`${overview}#`, `${overview}#details-`]
    const begin = begins.find((each) => startsWithPart(address, each + name, path !== null ? '/#?' : '-'))
    if (begin !== undefined) return newName && begin + newName + address.slice(begin.length + name.length)
  }
  return renameId(changes, address)
}

/** The id of a text; undefined if it goes with its piece. */
function renameId(changes: PieceChange[], id: string): string | undefined {
  for (const { kind, name, newName } of changes) {
    const begin = pieces[kind].ids.map((each) => `${each}.${name.replace('/', '.')}`)
    const found = begin.find((each) => startsWithPart(id, each, '.'))
    if (found) return newName && found.slice(0, -name.length) + newName.replace('/', '.') + id.slice(found.length)
  }
  return id
}

function startsWithPart(text: string, part: string, separators: string): boolean {
  return text.startsWith(part) && (text.length === part.length || separators.includes(text.charAt(part.length)))
}
