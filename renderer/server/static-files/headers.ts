import { type Environment, isHiddenBuild, isPreviewBuild } from '../../../environment.ts'
import { sharedHeaders } from '../../../model/kinds/shared-headers.ts'
import { type Page, pages } from '../../../pages/data/all-pages.ts'
import { getMarkdownPath } from '../../shared/urls.ts'
import { listScriptHashes } from '../inline-scripts.ts'
import { apiCatalog, listAgentFiles } from './agent-files.ts'
import { getLlmsPath } from './llms-txt.ts'

/** For Netlify's `_headers` (https://docs.netlify.com/manage/routing/headers/): a later rule wins. Functions set their own headers. */
export function createHeaders(environment: Environment): string {
  // Deploys for a look and sites with samples must not be indexed.
  const isHidden = isHiddenBuild(environment) || isPreviewBuild(environment)
  return [
    createRule('/*', {
      'Content-Security-Policy': createPolicy({ 'script-src': ["'self'", ...listScriptHashes()] }),
      'Content-Security-Policy-Report-Only': trustedTypes,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // The same as `frame-ancestors`, for those that read no policy.
      'X-Frame-Options': 'SAMEORIGIN',
      'Reporting-Endpoints': `csp="/api/reports"`,
      ...sharedHeaders,
      ...(isHidden && { 'X-Robots-Tag': 'noindex' }),
    }),
    createRule('/demos/*', demoHeaders),
    // Pictures that other sites show when a page is shared.
    createRule('/social/*', openFiles),
    createRule('/projects/*', openFiles),
    createRule('/assets/*', immutable),
    createRule('/demos/assets/*', immutable),
    ...pages.filter(({ hasOwnUrl }) => hasOwnUrl).map(createPageRule),
    ...listAgentFiles(async () => '').map(({ path, type }) =>
      createRule(path, {
        'Content-Type': type,
        'Access-Control-Allow-Origin': '*',
        ...openFiles,
        // Section 2 of RFC 9727: a HEAD request finds the link as well.
        ...(path === apiCatalog.path && { Link: apiCatalogLink }),
      }),
    ),
  ].join('')
}

/** One relation a link, and no parameter without a value: some readers lose the other links. */
function createPageRule({ path, locale }: Page): string {
  const links = [
    `<${getMarkdownPath(path)}>; rel="alternate"; type="text/markdown"`,
    apiCatalogLink,
    `<${getLlmsPath(locale)}>; rel="describedby"; type="text/plain"`,
  ]
  // The edge answers some at this address with Markdown; a cache without this would give it to all.
  return createRule(path, { Vary: 'Accept', Link: links.join(', ') })
}

/** Reports each string that becomes HTML or a script without the policy of `pages/ui/trusted-types.ts` (https://www.w3.org/TR/trusted-types/). */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types site; report-uri /api/reports; report-to csp"

const apiCatalogLink = `<${apiCatalog.path}>; rel="api-catalog"; type="${apiCatalog.type}"`

function createRule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${path}\n${lines.join('')}`
}

/** A Content-Security-Policy (https://www.w3.org/TR/CSP3/), with its own sources in place of the usual ones. */
function createPolicy(own: Record<string, string[]>): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Bars of charts have their length in an attribute. A document's policy has the hash of its styles (renderer/server/document-assets.ts).
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    'report-uri': ['/api/reports'],
    'report-to': ['csp'],
    ...own,
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** To a sandboxed frame without an origin even its own files are another site's. Demos show files that the visitor opens, and run workers. */
const demoHeaders = {
  // Their libraries make HTML of strings, and workers of files. The rule of the site is not theirs: this one allows all.
  'Content-Security-Policy-Report-Only': "trusted-types * 'allow-duplicates'",
  'Content-Security-Policy': createPolicy({
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", 'data:', 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'form-action': ["'none'"],
  }),
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // Without an origin they have a cluster of their own, and a browser that is asked for another one warns.
  'Origin-Agent-Cluster': '?0',
}

const openFiles = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** Names of built files carry a hash of their content, page data lies in a folder named after its content. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }
