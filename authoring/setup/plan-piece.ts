import { existsSync } from 'node:fs'
import { tell } from '../../locales/owner.ts'
import { refuse, suggestName } from '../../owner-error.ts'
import type { Edits } from '../files/journal.ts'
import { changePieces } from './change-pieces.ts'
import { noteFormer } from './former.ts'
import { assertKind, type Kind, listNames } from './pieces.ts'
import { planChanges } from './plan-changes.ts'

/**
 * Plans that a piece goes, with all that names it; nothing is written.
 *
 * @param to where its address leads then: a path without a language, or `gone`; by default to the nearest page above
 * @throws OwnerError where there is no such piece, or no such page to lead to
 */
export async function planRemoval(kind: string, name: string, to?: string): Promise<Edits> {
  const known = assertPiece(kind, name)
  if (to !== undefined && to !== 'gone' && !/^\/[\w/-]*$/.test(to))
    throw refuse('refused', { file: '', field: 'to' }, tell('setup.wrong.path', { path: to }))
  return planChanges((root) => {
    const { moves, former } = changePieces(root, [{ kind: known, name }], to)
    noteFormer(root, former)
    return moves
  }, to)
}

/**
 * Plans that a piece has another name, in its files, ids, references, links and quotes; its published addresses lead to the new one.
 *
 * @throws OwnerError where there is no such piece, or one of the new name
 */
export async function planRename(kind: string, name: string, newName: string): Promise<Edits> {
  const known = assertPiece(kind, name)
  const newPlace = { file: '', field: 'newName' }
  if (known === 'course') throw refuse('refused', newPlace, tell('setup.wrong.course'))
  if (known === 'page') throw refuse('refused', newPlace, tell('setup.wrong.page'))
  const isName = known === 'city-service' ? /^[a-z\d-]+\/[a-z\d-]+$/ : /^[a-z\d]+(?:-[a-z\d]+)*$/
  if (!isName.test(newName) && !['claim', 'tool', 'platform'].includes(known))
    throw refuse('refused', newPlace, tell('setup.wrong.slug', { name: newName }))
  if (listNames(known).includes(newName))
    throw refuse('refused', newPlace, tell('setup.wrong.taken', { kind: known, name: newName }))
  if (known === 'project' && existsSync(`demos/${name}`))
    throw refuse('refused', newPlace, tell('setup.wrong.demo', { name, folder: `demos/${name}/` }))
  return planChanges((root) => changePieces(root, [{ kind: known, name, newName }]).moves)
}

/** @throws OwnerError that names the kinds, or the nearest name */
function assertPiece(kind: string, name: string): Kind {
  const known = assertKind(kind)
  const names = listNames(known)
  if (names.includes(name)) return known
  const found = tell('setup.wrong.name', { name: `${known} ${name}` })
  throw refuse('unknown-name', { file: '', field: 'name' }, found, suggestName(name, names))
}
