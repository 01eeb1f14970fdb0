import type { FileChange } from '../../editor/server/journal.ts'
import { assertKnown, drop } from './drop.ts'
import { assertKind } from './pieces.ts'
import { planChanges } from './plan-changes.ts'
import { readFirstLanguage } from './rewrite.ts'

/**
 * Plans that a piece goes, with all that names it; nothing is written.
 *
 * @param to where its address leads then: a path without a language, or `gone`; by default to the overview
 * @throws Error where there is no such piece, or no such page to lead to
 */
export async function planRemoval(kind: string, name: string, to?: string): Promise<FileChange[]> {
  const known = assertKind(kind)
  assertKnown(known, [name])
  if (to !== undefined && to !== 'gone' && !/^\/[\w/-]*$/.test(to))
    throw new Error(`--to expects a path of this site without its language, such as /services, or gone; found ${to}`)
  return planChanges((root) => drop(root, readFirstLanguage(root), { [known]: [name] }, to))
}
