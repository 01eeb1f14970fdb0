import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { defaultLocale } from '../../locales/locales.ts'
import { postFiles } from '../../model/kinds/post-file.ts'
import { postSlugs } from '../../model/kinds/posts.ts'
import { type Figure, getMedian } from './figure.ts'

/** Builds a copy of the project from scratch and, if the site has a post, after changes of one. */
export function measureBuilds(runs: number): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const left = new Set(['.git', '.netlify', 'dist', 'node_modules', 'renderer/tests', 'test-results'])
    cpSync('.', folder, { recursive: true, filter: (path) => !left.has(relative('.', path)) })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    const whole: Figure = { name: 'first build', unit: 's', value: build(folder, '--force'), most: 30 }
    const [post] = postSlugs
    if (!post) return [whole]
    const changed = Array.from({ length: runs }, (_, run) => {
      appendFileSync(join(folder, postFiles.getFile(post, defaultLocale)), `\nSentence ${run}.\n`)
      return build(folder)
    })
    return [whole, { name: 'build after the change of one post', unit: 's', value: getMedian(changed), most: 4 }]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Returns seconds. */
function build(cwd: string, ...options: string[]): number {
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', ...options], { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`A build failed:\n${stderr}`)
  return (performance.now() - start) / 1000
}
