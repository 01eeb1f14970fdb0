import { findSiteUrl, parseEnvironment } from '../environment.ts'

/** The origin at which this build is published, without a trailing slash. */
export function getSiteUrl(): string {
  url ??= findSiteUrl(parseEnvironment(process.env))
  return url
}

let url: string | undefined
