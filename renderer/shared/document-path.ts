/**
 * The file that Netlify serves at a page's path, from the root of the site.
 *
 * @example getDocumentPath('/es/services') // '/es/services.html'
 * @example getDocumentPath('/') // '/index.html'
 */
export function getDocumentPath(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}
