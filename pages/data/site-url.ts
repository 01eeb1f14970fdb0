import { findSiteUrl, parseEnvironment } from '../../environment.ts'
import { memoize } from '../../memoize.ts'
import { site } from '../../model/kinds/site.ts'

/** The origin at which this build is published, without a trailing slash. */
export const getSiteUrl = memoize(() => findSiteUrl(parseEnvironment(process.env), site.url))

export function toWholeUrl(path: string): string {
  return getSiteUrl() + path
}
