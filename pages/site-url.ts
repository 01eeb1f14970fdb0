import { site } from '../content/site.ts'
import { parseEnvironment } from '../environment.ts'

/** Where this build is published, without a slash at its end. */
export function getSiteUrl(): string {
  const { SITE_URL, URL } = parseEnvironment(process.env)
  return SITE_URL ?? URL ?? site.url
}
