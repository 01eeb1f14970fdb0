import { type Environment, isHiddenBuild, isPreviewBuild } from '../../../environment.ts'
import { listScriptHashes } from '../inline-scripts.ts'
import { createDemoHeaders, createSecurityHeaders } from '../security-headers.ts'

/** Names of built files carry a hash of their content, page data lies in a folder named after its content. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

const openPictures = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/**
 * The headers of all static files, as Netlify reads them from `_headers`
 * (https://docs.netlify.com/manage/routing/headers/): a later rule wins. Functions set their own.
 *
 * Deploys for a look and sites with samples must not be indexed.
 */
export function createHeaders(environment: Environment): string {
  const isHidden = isHiddenBuild(environment) || isPreviewBuild(environment)
  return [
    createRule('/*', { ...createSecurityHeaders(listScriptHashes()), ...(isHidden && { 'X-Robots-Tag': 'noindex' }) }),
    createRule('/demos/*', createDemoHeaders()),
    // Pictures that other sites show when a page is shared.
    createRule('/social/*', openPictures),
    createRule('/projects/*', openPictures),
    createRule('/assets/*', immutable),
    createRule('/demos/assets/*', immutable),
  ].join('')
}

function createRule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${path}\n${lines.join('')}`
}
