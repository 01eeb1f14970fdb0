import { createDemoHeaders, createSecurityHeaders } from '../security-headers.ts'

/** Names of built files carry a hash of their content, page data lies in a folder named after the build's inputs. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

const openPictures = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/**
 * The headers of all static files, as Netlify reads them from `_headers`
 * (https://docs.netlify.com/manage/routing/headers/): a later rule wins. Functions set their own.
 *
 * @param context Netlify's deploy context: deploys for a look must not be indexed
 */
export function createHeaders(context: string | undefined): string {
  const isPreview = context === 'deploy-preview' || context === 'branch-deploy'
  return [
    createRule('/*', { ...createSecurityHeaders(), ...(isPreview && { 'X-Robots-Tag': 'noindex' }) }),
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
