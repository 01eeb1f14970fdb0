import { findSiteUrl, parseEnvironment } from '../environment.ts'
import { memoize } from '../memoize.ts'

/** The origin at which this build is published, without a trailing slash. */
export const getSiteUrl = memoize(() => findSiteUrl(parseEnvironment(process.env)))
