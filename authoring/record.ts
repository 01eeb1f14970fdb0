import { localeCodes, locales } from '../locales/locales.ts'
import { tell } from '../locales/owner.ts'
import { firstLanguage } from '../model/kinds/site.ts'
import { findUnknownQuotes } from '../model/quotes.ts'
import { listProblems, OwnerError } from '../owner-error.ts'
import { listHolderFields } from './fields.ts'
import { findContent, planContent, replaceValue } from './files/content.ts'
import type { Field } from './files/field.ts'
import type { Edits } from './files/journal.ts'
import { setSigns } from './texts/typography.ts'

/** The owner's record as it is asked for: its fields by their ids, in groups. */
const groups = {
  you: 'site.owner.name site.owner.jobTitle site.owner.tagline site.owner.place site.owner.country site.owner.timeZone site.owner.language site.owner.email site.owner.phone site.owner.whatsapp site.owner.wechat site.owner.mapUrl',
  legal: 'site.owner.nif site.owner.address site.owner.register site.withdrawal',
  terms:
    'site.terms.replyTime site.terms.strategyCall site.terms.groupSize site.terms.mostPeople site.terms.vatRate site.terms.vat site.terms.fundae site.terms.fundaeNotice site.terms.cancellation site.terms.illness site.terms.payment site.terms.retention',
  elsewhere: 'site.social.linkedin site.social.github site.social.x site.repository',
  site: 'site.name site.shortName site.url site.contentSignals site.baiduVerification',
}

/** Fields that no reader needs where the site has no Chinese. */
const chinese = ['site.owner.wechat', 'site.baiduVerification']

/** The owner may read one that the site has not. */
export const ownerLanguages = Object.entries(locales).map(([name, { name: label }]) => ({ name, label }))

export function listRecord(): Array<{ title: string; fields: Field[] }> {
  const all = ['site', 'site.owner', 'site.social', 'site.terms'].flatMap((id) => listHolderFields(id, true))
  return (Object.keys(groups) as Array<keyof typeof groups>).map((group) => ({
    title: tell(`fields.group.${group}`),
    fields: groups[group].split(' ').flatMap((id) => {
      const field = all.find((each) => each.id === id)
      if (!field || (chinese.includes(id) && !localeCodes.includes('zh'))) return []
      return id === 'site.owner.language' ? { ...field, control: 'choice', options: ownerLanguages } : field
    }),
  }))
}

/**
 * Plans new values of the record, all at once. A field that has one is no sample any more.
 *
 * @param given the fields with their new values; undefined takes an optional one away
 * @throws OwnerError that names each field whose value does not fit
 */
export function planRecord(given: ReadonlyMap<Field, unknown>, root: string): Edits {
  const found = findContent('site')
  const unknown = [...given].flatMap(([{ id, isWords }, value]) => {
    const quotes = isWords ? findUnknownQuotes(String(value ?? '')) : []
    return quotes.map((found) => ({ code: 'wrong-value' as const, file: '', field: id, found }))
  })
  if (!found || unknown.length > 0) throw new OwnerError(...unknown)
  const paths = new Set([...given.keys()].map(({ id }) => id.slice('site.'.length)))
  const change = (whole: unknown) => {
    const changed = [...given].reduce((record, [{ id, isWords }, value]) => {
      const set = isWords && typeof value === 'string' ? setSigns(value, firstLanguage) : value
      return replaceValue(record, id.split('.').slice(1), () => set)
    }, whole)
    const samples: unknown[] = [Object(changed).samples ?? []].flat()
    return { ...Object(changed), samples: samples.filter((name) => !paths.has(String(name))) }
  }
  try {
    return planContent(found.part, [], change, root)
  } catch (error) {
    const problems = listProblems(error).map((each) => ({ ...each, file: '', field: `site.${each.field}` }))
    throw new OwnerError(...problems)
  }
}
