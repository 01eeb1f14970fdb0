import { findSiteUrl, parseEnvironment } from '../environment.ts'

/** Where this build is published, without a slash at its end. */
export function getSiteUrl(): string {
  url ??= findSiteUrl(parseEnvironment(process.env))
  return url
}

let url: string | undefined
