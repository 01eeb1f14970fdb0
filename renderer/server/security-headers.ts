import { sharedHeaders } from '../../content/shared-headers.ts'

/**
 * What every file of the site is served with.
 *
 * @param scriptHashes of the inline scripts (inline-scripts.ts)
 */
export function createSecurityHeaders(scriptHashes: string[]): Record<string, string> {
  return {
    'Content-Security-Policy': joinPolicy({
      ...policy,
      'script-src': ["'self'", ...scriptHashes],
    }),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...sharedHeaders,
  }
}

/**
 * What the demos are served with instead. They stand in a sandboxed frame without an origin, to which even their own
 * files are another site's; their libraries write styles, show files that the visitor has opened, and run workers.
 */
export function createDemoHeaders(): Record<string, string> {
  return {
    'Content-Security-Policy': joinPolicy({
      ...policy,
      'img-src': ["'self'", 'data:', 'blob:'],
      'connect-src': ["'self'", 'data:', 'blob:'],
      'worker-src': ["'self'", 'blob:'],
      'form-action': ["'none'"],
    }),
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
}

/** https://www.w3.org/TR/CSP3/ */
const policy: Record<string, string[]> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  // The stylesheet stands in the document, and bars of charts have their length in an attribute.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
}

function joinPolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
