import { isChinese } from './is-chinese.ts'

/** Whether a query is long enough to tell pages apart: one letter begins a word on each. */
export function isSearchable(query: string): boolean {
  return query.length > 1 || isChinese(query)
}
