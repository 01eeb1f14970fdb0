import { type Environment, findSiteUrl } from '../../../environment.ts'

/**
 * Whether a form post was sent by a page of another site, through one of its visitors. It is no reason to refuse a message:
 * a translated or cached copy of our page is another site too. JSON needs no rule, because no other site may send it.
 */
export function isCrossSite({ headers, url }: Request, environment: Environment): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'cross-site'
  const origin = headers.get('origin')
  // `null` is what browsers send for pages without a referrer, such as the function's own.
  if (!origin || origin === 'null') return false
  // A preview is served at another address than the published site; no page can choose the one in `url`.
  return ![findSiteUrl(environment), url].some((own) => new URL(own).host === URL.parse(origin)?.host)
}
