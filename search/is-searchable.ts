import { isChinese } from './is-chinese.ts'

/** Whether a query is long enough to distinguish pages: every page has a word that begins with a given letter. */
export function isSearchable(query: string): boolean {
  return query.length > 1 || isChinese(query)
}
