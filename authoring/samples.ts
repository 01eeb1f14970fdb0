import { listContentTexts } from '../model/catalogs.ts'
import { isShipped, listSamples } from '../model/samples.ts'
import { today } from '../model/today.ts'
import { listUnapproved } from '../model/unapproved.ts'
import { findField } from './fields.ts'

/**
 * Everything that still has to be confirmed before the site is public, with the first of its texts, or the fact of the record that it
 * is, and the fact that confirms it, which one that is as it was shipped has not.
 */
export function listOpenSamples() {
  const texts = listContentTexts()
  const samples = listSamples().map((sample) => {
    const { kind, path, file } = sample
    const text = texts.find(({ id }) => id === path || id.startsWith(`${path}.`))
    const fact = text ? undefined : findField(path)
    const words = text?.english ?? String(fact?.value ?? Object(sample.value).title ?? '')
    const isOpen = !isShipped(sample) && findField(`${path}.sample`) !== undefined
    const confirm = isOpen ? { id: `${path}.sample`, value: 'false' } : undefined
    return { kind, path, file, words, text: text?.id, fact, confirm }
  })
  const unapproved = listUnapproved().map(({ kind, slug, file, field, words }) => {
    const path = `${kind}s.${slug}`
    const confirm = { id: `${path}.approved`, value: today() }
    return { kind, path, file, words, text: `${path}.${field}`, fact: undefined, confirm }
  })
  return [...samples, ...unapproved]
}
