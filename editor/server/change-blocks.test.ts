import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { differentBlocks, findBlockList, planBlocks } from './change-blocks.ts'
import { listBlocks, listDocumentParts } from './document-parts.ts'
import { undoFiles, writeFiles } from './files.ts'
import { copyContent } from './testing.ts'

const id = 'posts.agents-that-ask-before-they-act.body.0'

const folder = 'content/blog/agents-that-ask-before-they-act'

const languages = ['en', 'es', 'fr', 'zh']

test('a paragraph is added, moved and removed in all languages at once', () => {
  const { root, read } = copyContent()
  const readBodies = () =>
    languages.map((locale) =>
      listDocumentParts('post', read(`${folder}/${locale}.md`))
        .filter(({ part }) => part.startsWith('body.'))
        .map(({ words }) => words),
    )
  const before = readBodies()
  const added = planBlocks(id, 'add', root)
  const first = writeFiles(added.edits, root)
  expect(added.id).toBe(id.replace(/0$/, '1'))
  expect(readBodies()).toEqual(before.map((blocks) => blocks.toSpliced(1, 0, 'New paragraph')))
  const moved = planBlocks(id, 'down', root)
  const second = writeFiles(moved.edits, root)
  expect(readBodies()).toEqual(before.map(([start = '', ...rest]) => ['New paragraph', start, ...rest]))
  const third = writeFiles(planBlocks(id, 'remove', root).edits, root)
  expect(readBodies()).toEqual(before)
  for (const changes of [third, second, first]) undoFiles(changes, root)
  expect(read(`${folder}/en.md`)).toBe(readFileSync(`${folder}/en.md`, 'utf8'))
})

test('languages with different paragraphs are not changed together', () => {
  const { root, read } = copyContent()
  writeFileSync(join(root, `${folder}/fr.md`), `${read(`${folder}/fr.md`)}\nEncore.\n`)
  expect(findBlockList(id, root)?.isAlike).toBe(false)
  expect(() => planBlocks(id, 'add', root)).toThrow(differentBlocks)
  expect(findBlockList('hero.lead', root)).toBeUndefined()
})

test('a paragraph is not moved where it would run into another', () => {
  const { root } = copyContent()
  for (const locale of languages) {
    const [head = ''] = /^---\n[\s\S]*?\n---\n/.exec(readFileSync(`${folder}/${locale}.md`, 'utf8')) ?? []
    writeFileSync(join(root, `${folder}/${locale}.md`), `${head}\n- one\n\nBetween\n\n- two\n`)
  }
  expect(() => planBlocks(id.replace(/0$/, '1'), 'remove', root)).toThrow('run into')
  expect(() => planBlocks(id, 'up', root)).toThrow('first')
  expect(listBlocks(readFileSync(join(root, `${folder}/en.md`), 'utf8'))).toHaveLength(3)
})
