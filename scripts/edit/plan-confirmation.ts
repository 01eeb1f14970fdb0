import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { contentParts } from '../../content/catalogs.ts'
import { planField } from './fields.ts'
import type { Edits } from './files.ts'
import { quoteText, splice } from './format-source.ts'
import { locateValue } from './locate-text.ts'
import { findConfirmation } from './samples.ts'

/**
 * Plans that something is no sample any more: the owner has confirmed it.
 *
 * @param path as `listOpenSamples` has it
 * @throws Error in the owner's words where only true data can take the sample's place
 */
export function planConfirmation(path: string, root = '.'): Edits {
  const today = new Date().toISOString().slice(0, 10)
  if (/^(posts|issues)\.[a-z0-9-]+$/.test(path)) return planField(`${path}.approved`, today, root)
  const confirmation = findConfirmation(path)
  const part = contentParts.find(({ id }) => id === confirmation?.partId)
  if (!confirmation || !part) throw new Error('Put in the true address first: this one leads to nobody.')
  const place = locateValue(part, confirmation.id, root)
  if (!place) throw new Error(`${part.file} does not write this in a field of its own.`)
  const source = readFileSync(join(root, place.file), 'utf8')
  if (confirmation.kind === 'field') return new Map([[place.file, splice(place.file, source, place, 'false')]])
  if (!ts.isArrayLiteralExpression(place.node)) throw new Error(`${part.file} does not write its samples as a list.`)
  const left = place.node.elements.flatMap((element) =>
    ts.isStringLiteralLike(element) && element.text !== confirmation.name ? quoteText(element.text) : [],
  )
  return new Map([[place.file, splice(place.file, source, place, `[${left.join(', ')}]`)]])
}
