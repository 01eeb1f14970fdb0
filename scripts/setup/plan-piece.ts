import { existsSync } from 'node:fs'
import type { Edits } from '../../editor/server/journal.ts'
import { changePieces } from './change-pieces.ts'
import { assertKind, type Kind, listNames } from './pieces.ts'
import { planChanges } from './plan-changes.ts'

/**
 * Plans that a piece goes, with all that names it; nothing is written.
 *
 * @param to where its address leads then: a path without a language, or `gone`; by default to the nearest page above
 * @throws Error where there is no such piece, or no such page to lead to
 */
export async function planRemoval(kind: string, name: string, to?: string): Promise<Edits> {
  const known = assertPiece(kind, name)
  if (to !== undefined && to !== 'gone' && !/^\/[\w/-]*$/.test(to))
    throw new Error(`--to expects a path of this site without its language, such as /services, or gone; found ${to}`)
  return planChanges((root) => changePieces(root, [{ kind: known, name }], to))
}

/**
 * Plans that a piece has another name, in its files, ids, references, links and quotes; its published addresses lead to the new one.
 *
 * @throws Error where there is no such piece, or one of the new name
 */
export async function planRename(kind: string, name: string, newName: string): Promise<Edits> {
  const known = assertPiece(kind, name)
  if (known === 'course')
    throw new Error('A course keeps its name, by which its seats are stored: change its title, or set up another one.')
  const isName = known === 'city-service' ? /^[a-z\d-]+\/[a-z\d-]+$/ : /^[a-z\d]+(?:-[a-z\d]+)*$/
  if (!isName.test(newName) && !['claim', 'tool', 'platform'].includes(known))
    throw new Error(`${newName} is no name for an address: use small letters, digits and hyphens.`)
  if (listNames(known).includes(newName)) throw new Error(`There is a ${known} ${newName} already.`)
  if (known === 'project' && existsSync(`demos/${name}`))
    throw new Error(`The demo of ${name} is code in demos/${name}/, which has this name too.`)
  return planChanges((root) => changePieces(root, [{ kind: known, name, newName }]))
}

/** @throws Error that names the kinds, or what there is of this kind */
function assertPiece(kind: string, name: string): Kind {
  const known = assertKind(kind)
  const names = listNames(known)
  if (names.includes(name)) return known
  throw new Error(`There is no ${known} ${name}. There ${names.length > 0 ? `are: ${names.join(', ')}` : 'is none'}.`)
}
