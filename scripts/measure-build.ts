import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** The weight of one page's first load, in bytes of brotli. */
export type PageWeight = {
  /** `es/services.html` */
  file: string
  html: number
  css: number
  javaScript: number
  /** Each script with its weight, the heaviest first. */
  scripts: Array<{ file: string; bytes: number }>
}

/** Reads what a document loads: its own bytes without the stylesheet in it, the stylesheet, the scripts it starts. */
export function weighPage(folder: string, file: string): PageWeight {
  const document = readFileSync(join(folder, file), 'utf8')
  const css = /<style>([\s\S]*?)<\/style>/.exec(document)?.[1] ?? ''
  const scripts = [...new Set(document.match(/\/assets\/[\w./-]+\.js/g) ?? [])]
    .map((script) => ({ file: script, bytes: compress(readFileSync(join(folder, script))) }))
    .sort((a, b) => b.bytes - a.bytes)
  return {
    file,
    html: compress(document.replace(css, '')),
    css: compress(css),
    javaScript: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    scripts,
  }
}

/** The built documents below a folder, as paths from it. */
export function listDocuments(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('demos'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/** The figures that the build prints: those of the home page, which is among the heaviest. */
export function measureBuild(folder: string): Array<{ label: string; bytes: number }> {
  const home = weighPage(folder, 'index.html')
  return [
    { label: 'JavaScript, home, first load', bytes: home.javaScript },
    { label: 'CSS, in each page', bytes: home.css },
    { label: 'HTML, home, without its CSS', bytes: home.html },
  ]
}

const weights = new Map<string, number>()

/** Shared files are weighed once. */
function compress(content: string | Buffer): number {
  const key = content.toString()
  const known = weights.get(key)
  if (known !== undefined) return known
  const bytes = brotliCompressSync(content).length
  weights.set(key, bytes)
  return bytes
}
