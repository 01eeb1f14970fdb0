import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findBrokenLinks, listBrokenLinks } from './links.ts'
import { isDocument, listWords } from './list-texts.ts'

test('links of posts and issues lead somewhere in their own language', () => {
  const texts = listWords().filter(({ kind }) => isDocument(kind))
  expect(texts.flatMap(findBrokenLinks)).toEqual([])
})

function check(words: string) {
  return findBrokenLinks({ id: 'posts.x', locale: 'es', file: 'content/blog/x/es.md', words })
}

test('pages, files, anchors and other sites are found', () => {
  const root = mkdtempSync(join(tmpdir(), 'links-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  vi.stubEnv('SITE_FOLDER', root)
  mkdirSync(join(root, 'public'))
  writeFileSync(join(root, 'public/plan.png'), '')
  expect(check('[a](/services#top) [b](/plan.png) [c](#end) [d](https://example.com) [e](/)')).toEqual([])
})

test('a broken link is told with file, id and address', () => {
  expect(check('| a |\n| --- |\n| [a](/services/none) |')).toEqual([
    'content/blog/x/es.md: posts.x: links to /services/none, which is no page of the site and no file of public/',
  ])
})

test('a path with a language and a path without its slash are broken', () => {
  expect(check('[a](/es/services)')).toHaveLength(1)
  expect(check('[a](services)')).toHaveLength(1)
  expect(check('[a][b]\n\n[b]: http://example.com')).toHaveLength(1)
})

test('a law of the European Union is linked in the language of the post, where it is in one', () => {
  const law = 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj'
  expect(check(`[a](${law}) [b](${law}/spa) [c](https://eur-lex.europa.eu/legal-content/ES/TXT/?uri=X)`)).toEqual([])
  expect(check(`[a](${law}/eng) [b](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=X)`)).toHaveLength(2)
})

test('the line of a broken link is told', () => {
  const root = mkdtempSync(join(tmpdir(), 'links-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  vi.stubEnv('SITE_FOLDER', root)
  const words = 'One [a](/gone).\n\nTwo [b](/services).\n\nThree [c](/none#x).'
  writeFileSync(join(root, 'post.md'), `---\ntitle: "A"\n---\n\n${words}\n`)
  const broken = listBrokenLinks({ id: 'posts.x', locale: 'es', file: 'post.md', words })
  expect(broken.map(({ place }) => place)).toEqual(['post.md:5', 'post.md:9'])
})
