import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listBlocks, listDocumentParts, parseDocumentPart, readDocumentPart, writeDocumentPart } from './document.ts'

const files = globSync('content/{blog,newsletter}/*/*.md')
  .sort()
  .map((file) => ({
    file,
    kind: file.startsWith('content/blog/') ? ('post' as const) : ('issue' as const),
    source: readFileSync(file, 'utf8'),
  }))

test('every word of each post and issue stands in a part, and no word in two', () => {
  const lost = files.filter(({ kind, source }) => {
    const parts = listDocumentParts(kind, source)
    const body = source.replace(/^---\n[\s\S]*?\n---\n/, '')
    const blocks = parts.filter(({ part }) => part.startsWith('body.')).map(({ words }) => words)
    return blocks.join('').replace(/\s/g, '') !== body.replace(/\s/g, '')
  })
  expect(files).not.toEqual([])
  expect(lost.map(({ file }) => file)).toEqual([])
})

test('each part of the front matter and the blocks of each kind can be written alone', () => {
  for (const { file, kind, source } of [...files.slice(0, 1), ...files.slice(-1)]) {
    const types = listBlocks(source)
    // The first and the last block of each kind are tried.
    const isTried = (part: string) => {
      const index = Number(/^body\.(\d+)$/.exec(part)?.[1] ?? -1)
      return index < 0 || [types.indexOf(types[index] ?? ''), types.lastIndexOf(types[index] ?? '')].includes(index)
    }
    for (const { part, words } of listDocumentParts(kind, source).filter((each) => isTried(each.part))) {
      const prefix = kind === 'post' ? 'posts' : 'issues'
      expect(parseDocumentPart(`${prefix}.any-slug.${part}`), part).toMatchObject({ kind, part, slug: 'any-slug' })
      const written = writeDocumentPart(source, part, `${words}x`)
      expect(readDocumentPart(written, part), `${file} ${part}`).toBe(`${words}x`)
      expect(writeDocumentPart(written, part, words), `${file} ${part}`).toBe(source)
    }
  }
})

test('ids of other things are no parts', () => {
  for (const id of ['posts.a', 'posts.a.body', 'posts.a.date', 'issues.a.brief.0', 'posts.__proto__', 'posts.a.body.x'])
    expect(parseDocumentPart(id), id).toBeUndefined()
})
