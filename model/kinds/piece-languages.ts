import * as v from 'valibot'
import { hidden, listOnce } from '../kit/define.ts'
import { site } from './site.ts'

/** The languages of a piece that the site has in some of its languages only; without them it has it in all. */
export const languages = hidden(
  v.optional(v.pipe(listOnce('languages', v.picklist(site.languages)), v.nonEmpty('problems.list'))),
)

const limited = new Map<string, readonly string[]>()

/** @param id of the piece: `courses.roof-repair` */
export function limitLanguages(id: string, codes: readonly string[] | undefined): void {
  if (codes) limited.set(id, codes)
  else limited.delete(id)
}

/** In the site's order; it is written in the first. @param id of the piece or of one of its texts; a figure goes with its post */
export function listLanguages(id: string): readonly string[] {
  const limit = findLimit(id)
  return limit ? site.languages.filter((code) => limit.includes(code)) : site.languages
}

/** A piece without such languages is not limited, whatever languages the site has. */
export function hasLanguage(id: string, language: string): boolean {
  return findLimit(id)?.includes(language) ?? true
}

function findLimit(id: string): readonly string[] | undefined {
  const [kind, slug] = id.split('.', 2)
  return limited.get(`${kind === 'figures' ? 'posts' : kind}.${slug}`)
}
