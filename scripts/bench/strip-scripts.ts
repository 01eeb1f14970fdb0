/**
 * The same document without any script: the floor that a page of ours is compared with. Data in script elements goes too,
 * and what is loaded ahead for scripts.
 */
export function stripScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
    .replace(/<link\b[^>]*\brel="?modulepreload\b[^>]*>/gi, '')
}
