import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPo } from '../../locales/po-file.ts'
import { isShipped } from '../../model/samples.ts'
import { upgrade } from './upgrade.ts'

// Whole sites of owners go from the last release to the last commit. Until there is a release, from the commit before upgrades began.
// A site that has an owner is no release: its translations may be stale, and `npm run upgrade` runs these tests all the same.

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim()

const node = (cwd: string, ...args: string[]) =>
  execFileSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, SITE_FOLDER: '' },
  })

const base = findBase()

function findBase(): string | undefined {
  for (const name of ['describe --tags --abbrev=0 HEAD^', 'rev-parse --verify --quiet a03d37f5'])
    try {
      return git('.', ...name.split(' '))
    } catch {
      // A copy without history has neither.
    }
  return undefined
}

/** In other languages, with next to nothing; and in the second language of the engine, with all lists empty. */
const sites: Array<[name: string, make: (root: string) => void]> = [
  [
    'the second site',
    (root) => {
      for (const path of ['content', 'examples', ...globSync('locales/*/content', { cwd: root })])
        rmSync(join(root, path), { recursive: true })
      cpSync(join(root, 'fixtures/site'), root, { recursive: true })
    },
  ],
  [
    'an empty site',
    (root) => {
      const lists = ['caseStudies', 'projects', 'cities', 'posts', 'courses', 'testimonials', 'claims', 'positions']
      const none = Object.fromEntries([...lists, 'skills', 'tools'].map((list) => [list, []]))
      const [first, second = first] = JSON.parse(readFileSync(join(root, 'content/site.json'), 'utf8')).languages
      const file = join(root, '.netlify-answers.json')
      writeFileSync(file, JSON.stringify({ ...none, languages: [second, first] }))
      node(root, 'scripts/setup.ts', '--answers', file)
      rmSync(file)
    },
  ],
]

const { owner } = JSON.parse(readFileSync('content/site.json', 'utf8'))
const isRelease = isShipped({ path: 'site.owner.name', value: owner.name })

test.runIf(base && isRelease).each(sites)(
  '%s goes to the next release without a conflict, and her words stay',
  (_name, make) => {
    const root = mkdtempSync(join(tmpdir(), 'upgrade-site-'))
    onTestFinished(() => rmSync(root, { recursive: true, force: true }))
    git('.', 'clone', '--quiet', '--shared', '--no-checkout', '.', root)
    git(root, 'config', 'user.name', 'Owner')
    git(root, 'config', 'user.email', 'owner@example.com')
    appendFileSync(join(root, '.git/info/exclude'), '\nnode_modules\n')
    git(root, 'checkout', '--quiet', '-b', 'own', `${base}`)
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
    make(root)
    const legal = join(root, 'content/legal/privacy.json')
    const notice = JSON.parse(readFileSync(legal, 'utf8'))
    notice.sections.controller.title = 'Hers'
    writeFileSync(legal, `${JSON.stringify(notice, undefined, 2)}\n`)
    git(root, 'add', '--all')
    git(root, 'commit', '--quiet', '--no-verify', '--message', 'Her site')
    const { read } = upgrade(root, { from: resolve('.'), to: git('.', 'rev-parse', 'HEAD') })
    expect(JSON.parse(readFileSync(legal, 'utf8')).sections.controller.title).toBe('Hers')
    expect(read.length === 0 || read.includes('content/legal/privacy.json')).toBe(true)
    // It reads all contents through their schemas.
    node(root, 'scripts/extract.ts')
    for (const file of globSync('locales/*/content/*.po', { cwd: root }))
      readPo(readFileSync(join(root, file), 'utf8'), file)
  },
  300_000,
)
