import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashText } from '../locales/freshness.ts'
import { postFiles } from '../model/kinds/post-file.ts'
import { changeTranslationState } from '../model/kit/front-matter.ts'
import { ownerFolder } from '../owner-files.ts'
import { listBlocks, listDocumentParts } from './document.ts'
import { undoLastChange } from './files/journal.ts'
import { differentBlocks, findList, planList } from './lists.ts'
import { getPlaceholders } from './new/placeholders.ts'
import { copyContent, postSlug, writeFiles } from './testing.ts'

const id = `posts.${postSlug}.body.0`

const folder = `content/blog/${postSlug}`

const languages = ['en', 'es', 'fr', 'zh'] as const

test('a paragraph is added, moved and removed in all languages at once', () => {
  const { root, read } = copyContent()
  const readBodies = () =>
    languages.map((locale) =>
      listDocumentParts('post', read(`${folder}/${locale}.md`))
        .filter(({ part }) => part.startsWith('body.'))
        .map(({ words }) => words),
    )
  const before = readBodies()
  const added = planList(id, 'add', root)
  writeFiles(added.edits, root)
  expect(added.id).toBe(id.replace(/0$/, '1'))
  const inserted = languages.map((locale) => getPlaceholders(locale).paragraph)
  expect(readBodies()).toEqual(before.map((blocks, at) => blocks.toSpliced(1, 0, inserted[at] ?? '')))
  const moved = planList(id, 'down', root)
  writeFiles(moved.edits, root)
  expect(readBodies()).toEqual(before.map(([start = '', ...rest], at) => [inserted[at], start, ...rest]))
  writeFiles(planList(id, 'remove', root).edits, root)
  expect(readBodies()).toEqual(before)
  for (let left = 3; left > 0; left -= 1) undoLastChange(root)
  expect(read(`${folder}/en.md`)).toBe(readFileSync(join(ownerFolder, folder, 'en.md'), 'utf8'))
})

test('a translation of the words of a post stays one when its paragraphs change in all languages', () => {
  const { root, read } = copyContent()
  const [first, other] = [`${folder}/en.md`, `${folder}/fr.md`]
  const hash = () => hashText(postFiles.readText(first, read(first)))
  writeFileSync(join(root, other), changeTranslationState(other, read(other), { source: hash(), isDraft: true }))
  const before = hash()
  writeFiles(planList(id, 'add', root).edits, root)
  expect(hash()).not.toBe(before)
  expect(read(other)).toContain(`\nsource: "${hash()}"\ndraft: true\n`)
})

test('languages with different paragraphs are not changed together', () => {
  const { root, read } = copyContent()
  writeFileSync(join(root, `${folder}/fr.md`), `${read(`${folder}/fr.md`)}\nEncore.\n`)
  expect(findList(id, root)?.problem).toBe(differentBlocks)
  expect(() => planList(id, 'add', root)).toThrow(differentBlocks)
})

test('a paragraph is not moved where it would run into another', () => {
  const { root, read } = copyContent()
  for (const locale of languages) {
    const [head = ''] = /^---\n[\s\S]*?\n---\n/.exec(read(`${folder}/${locale}.md`)) ?? []
    writeFileSync(join(root, `${folder}/${locale}.md`), `${head}\n- one\n\nBetween\n\n- two\n`)
  }
  expect(() => planList(id.replace(/0$/, '1'), 'remove', root)).toThrow('run into')
  expect(() => planList(id, 'up', root)).toThrow('first')
  expect(listBlocks(readFileSync(join(root, `${folder}/en.md`), 'utf8'))).toHaveLength(3)
})
