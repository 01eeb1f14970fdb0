import { sharedHeaders } from '../../../model/kinds/shared-headers.ts'

/** For every answer: `_headers` reaches files only. Only the owner of the domain can decide on `includeSubDomains`. */
export const functionHeaders = {
  ...sharedHeaders,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
}
