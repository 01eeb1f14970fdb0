import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getContentFile } from '../../content/read-content.ts'
import type { FileChange } from '../../editor/server/journal.ts'
import { renamePo } from '../../locales/po-file.ts'
import { assertKnown } from './drop.ts'
import { assertKind, changeJson, changeList, changePlaces, type Kind, listNames, type Piece, pieces } from './pieces.ts'
import { planChanges } from './plan-changes.ts'
import { noteMoved } from './published.ts'
import { readFirstLanguage, rewriteContent } from './rewrite.ts'

/**
 * Plans that a piece has another name, in its files, ids, references, links and quotes; its published addresses lead to the new one.
 *
 * @throws Error where there is no such piece, or one of the new name
 */
export async function planRename(kind: string, name: string, newName: string): Promise<FileChange[]> {
  const known = assertKind(kind)
  assertKnown(known, [name])
  const isName = known === 'city-service' ? /^[a-z\d-]+\/[a-z\d-]+$/ : /^[a-z\d]+(?:-[a-z\d]+)*$/
  if (!isName.test(newName) && known !== 'claim')
    throw new Error(`${newName} is no name for an address: use small letters, digits and hyphens.`)
  if (listNames(known).includes(newName)) throw new Error(`There is a ${known} ${newName} already.`)
  if (known === 'project' && existsSync(`demos/${name}`))
    throw new Error(`The demo of ${name} is code in demos/${name}/, which has this name too.`)
  const dependent = listNames('city-service').flatMap((pair) => {
    const [city, service] = pair.split('/')
    if (known === 'city' && city === name) return [[pair, `${newName}/${service}`] as const]
    return known === 'service' && service === name ? [[pair, `${city}/${newName}`] as const] : []
  })
  return planChanges((root) => {
    renamePiece(root, known, name, newName)
    for (const [pair, newPair] of dependent) renamePiece(root, 'city-service', pair, newPair)
  })
}

/** Gives a piece another name in all files below a folder. */
export function renamePiece(root: string, kind: Kind, name: string, newName: string) {
  const { answer, folders, ids, path }: Piece = pieces[kind]
  const isSame = (text: string) => (text === name ? newName : text)
  const change = (words: string) => {
    const quoted = kind === 'claim' ? words.replaceAll(`[claim:${name}]`, `[claim:${newName}]`) : words
    return path ? renamePath(quoted, `${path}/${name}`, `${path}/${newName}`) : quoted
  }
  rewriteContent(root, readFirstLanguage(root), {
    words: change,
    reference: (kindOfReference, text) => (kindOfReference === answer ? isSame(text) : text),
  })
  changeList(kind, root, isSame)
  for (const folder of folders) {
    for (const file of [getContentFile(folder, name), `${folder}/${name}`]) {
      const newFile = file.endsWith('.json') ? getContentFile(folder, newName) : `${folder}/${newName}`
      if (existsSync(join(root, file))) renameSync(join(root, file), join(root, newFile))
    }
  }
  const renameId = (id: string) => {
    const old = ids
      .map((begin) => `${begin}.${name.replace('/', '.')}`)
      .find((begin) => `${id}.`.startsWith(`${begin}.`))
    return old ? old.slice(0, -name.length) + newName.replace('/', '.') + id.slice(old.length) : id
  }
  for (const file of globSync('locales/*/content/*.po', { cwd: root })) {
    const source = readFileSync(join(root, file), 'utf8')
    writeFileSync(join(root, file), renamePo(source, renameId))
  }
  const glossary = join(root, 'locales/glossary.yaml')
  if (existsSync(glossary)) {
    writeFileSync(glossary, readFileSync(glossary, 'utf8').replace(/(?<=[\s[])[\w-]+(?:\.[\w-]+)+/g, renameId))
  }
  for (const file of ['content/shown-claims.json', ...globSync('content/asked/*.json', { cwd: root })]) {
    changeJson(file, root, (whole) =>
      Object.fromEntries(Object.entries(whole).map(([key, value]) => [renameId(change(key)), value])),
    )
  }
  changeJson('content/for-readers.json', root, (whole) => JSON.parse(change(JSON.stringify(whole))))
  if (kind === 'city') changePlaces(root, isSame)
  if (path) noteMoved(root, `${path}/${name}`, `${path}/${newName}`)
}

/** Addresses that are or begin with a path, in links and by themselves. */
function renamePath(words: string, path: string, newPath: string): string {
  return words.replace(new RegExp(`(?<![\\w/-])${path}(?![\\w-])`, 'g'), newPath)
}
