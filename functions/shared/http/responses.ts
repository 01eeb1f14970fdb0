import { sharedHeaders } from '../../../content/shared-headers.ts'

/**
 * Headers of every answer of a function: those of the site's files reach files only. HSTS has no `includeSubDomains`, which only
 * the owner of the domain can decide.
 */
export const functionHeaders = {
  ...sharedHeaders,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
}

export function jsonResponse(value: object, status: number): Response {
  return Response.json(value, { status, headers: functionHeaders })
}
