import { planContent } from './change-content.ts'
import { planField } from './fields.ts'
import type { Edits } from './files.ts'
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
  if (!confirmation) throw new Error('Put in the true address first: this one leads to nobody.')
  return planContent(confirmation.part, confirmation.keys, confirmation.confirm, root)
}
