/**
 * Where the Markdown version of a page is served.
 *
 * @example getMarkdownPath('/es/services') // '/es/services.md'
 * @example getMarkdownPath('/') // '/index.md'
 */
export function getMarkdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}
