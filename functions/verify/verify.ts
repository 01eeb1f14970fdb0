import type { Config } from '@netlify/functions'
import { checkFile, sendBadge, sendDidDocument, sendVerdict, showVerifyPage } from '../courses/verify-pages.ts'
import { handleRoutes } from '../shared/http/requests.ts'

/** Tells anybody if a certificate is genuine, by its code or its file. */
export default handleRoutes('verify', () => ({
  '/verify': { GET: showVerifyPage, HEAD: showVerifyPage, POST: checkFile },
  '/api/verify': { GET: sendVerdict, HEAD: sendVerdict },
  '/api/badge': { GET: sendBadge, HEAD: sendBadge },
  '/.well-known/did.json': { GET: sendDidDocument, HEAD: sendDidDocument },
}))

export const config: Config = { path: ['/verify', '/api/verify', '/api/badge', '/.well-known/did.json'] }
