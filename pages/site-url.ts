import { findSiteUrl, parseEnvironment } from '../environment.ts'

/** Where this build is published, without a slash at its end. */
export function getSiteUrl(): string {
  return findSiteUrl(parseEnvironment(process.env))
}
