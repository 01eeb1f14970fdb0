import { existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import '../../model/kinds/asked.ts'
import { readPo, renamePo } from '../../locales/po-file.ts'
import { getContentFile } from '../../model/kit/read-content.ts'
import { OwnerError } from '../../owner-error.ts'
import { type FormerSentence, listSentences } from './former.ts'
import { changePlaces, type Kind, listNames, type Piece, pieces, readJson } from './pieces.ts'
import { changeFile, readFirstLanguage, rewriteContent } from './rewrite.ts'

/** What becomes of a piece: another name, or without one nothing. */
export type PieceChange = { kind: Kind; name: string; newName?: string | undefined }

/**
 * Renames pieces of the content or takes them out, with all that names them: references, links, quotes, questions that visitors ask,
 * figures, translations. Sentences stay: a link to what is gone is its words, and a quote what it stood for.
 *
 * @param to where the published addresses lead of what is taken out; by default to the nearest page above
 * @returns where addresses lead now, by their paths, and the sentences that named what is gone
 * @throws OwnerError where no service would be left
 */
export function changePieces(
  root: string,
  wanted: PieceChange[],
  to?: string,
): { moves: Record<string, string>; former: FormerSentence[] } {
  const changes = [...wanted, ...listDependent(root, wanted)].map(locate)
  const gone = changes.filter(({ newName }) => newName === undefined)
  const goneServices = gone.flatMap(({ kind, name }) => (kind === 'service' ? name : []))
  if (goneServices.length > 0 && listNames('service', root).every((name) => goneServices.includes(name)))
    throw new OwnerError({
      code: 'refused',
      file: 'content/slugs.json',
      field: 'services',
      found: 'The last service stays: all pages lead to the overview of services',
      remedy: 'Change its words, or rename it',
    })
  const rename = (isSame: (kind: Kind) => boolean, name: string) => {
    const change = changes.find((each) => isSame(each.kind) && each.name === name)
    return change ? change.newName : name
  }
  const link = /\[([^\]]*)\]\((\/[^)\s]*)\)/g
  const gonePaths = gone.flatMap(({ path }) => (path ? new RegExp(`^${path}(?:[/#?]|$)`) : []))
  const isGonePath = (path: string) => gonePaths.some((pattern) => pattern.test(path))
  const first = readFirstLanguage(root)
  const goneClaims = gone.flatMap(({ kind, name }) => (kind === 'claim' ? name : []))
  const readValue = createClaimReader(root, first)
  const release = (words: string, locale: string) =>
    words
      .replace(link, (whole, text: string, path: string) => (isGonePath(path) ? text : whole))
      .replace(/\[claim:([\w-]+)\]/g, (quote, id: string) => (goneClaims.includes(id) ? readValue(id, locale) : quote))
  const former: FormerSentence[] = []
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

  const texts = rewriteContent(root, first, {
    words: (words, locale, id) => {
      const renamed = renameWords(words)
      const released = release(renamed, locale)
      const sentences = listSentences(released, locale).filter((sentence) => !renamed.includes(sentence))
      former.push(...sentences.map((sentence) => ({ id, locale, sentence })))
      return released
    },
    name: (list, name) =>
      list === 'addresses' ? renameAddress(name) : rename((kind) => pieces[kind].answer === list, name),
  })
  for (const change of changes) changeFiles(root, change)
  changePlaces(root, (place) => (place === 'online' ? place : rename((kind) => kind === 'city', place)))
  renameTexts(root, changes)
  const moves = changes.flatMap(({ path, newPath = to }) => (path && newPath ? [[path, newPath] as const] : []))
  const isLeft = ({ id }: FormerSentence) => !goneIds.some((gone) => `${id}.`.startsWith(`${gone}.`))
  const named = former
    .filter(isLeft)
    .map((each) => ({ ...each, id: texts.get(each.id)?.id ?? renameId(changes, each.id) }))
  return { moves: Object.fromEntries(moves), former: named }
}

/** The words of claims in a language, as they were before anything changed. */
function createClaimReader(root: string, first: string): (id: string, locale: string) => string {
  const { items } = readJson('content/claims.json', root)
  const values = new Map([items].flat().map((claim) => [String(Object(claim).id), String(Object(claim).value)]))
  const catalogs = globSync('locales/*/content/claims.po', { cwd: root }).map((file) => {
    return [file.split(/[\\/]/)[1] ?? '', readPo(readFileSync(join(root, file), 'utf8'), file)] as const
  })
  const translations = new Map(catalogs)
  return (id, locale) => {
    const translated = locale === first ? undefined : translations.get(locale)?.get(`claims.${id}.value`)?.text
    return translated ?? values.get(id) ?? ''
  }
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
