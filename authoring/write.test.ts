import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPo } from '../locales/po-file.ts'
import { listContentTexts } from '../model/catalogs.ts'
import { undoLastChange } from './files/journal.ts'
import { planPost } from './new/post.ts'
import { copyContent, postSlug, serviceSlug, writeFiles } from './testing.ts'
import { type EditedText, findText, planText, planTranslation, readLanguages } from './texts.ts'

const id = `services.${serviceSlug}.title`

function find(textId: string): EditedText {
  const text = findText(textId)
  if (!text) throw new Error(`${textId} is missing`)
  return text
}

function listStates(text: EditedText, root: string) {
  return readLanguages(text, root).map(({ state }) => state)
}

test('new English changes one string of its source and nothing else', () => {
  const { root, read } = copyContent()
  const text = find(id)
  const words = `Clinicians’ "AI" isn't \\ 医疗, é`
  const before = read(text.text.file)
  const [change] = writeFiles(planText(text, 'en', words, root).edits, root)
  expect(change?.after).toBe(before.replace(JSON.stringify(text.text.english), () => JSON.stringify(words)))
  expect(read(text.text.file)).toBe(change?.after)
})

test('new English makes the translations stale, and accepting one makes it fresh again', () => {
  const { root } = copyContent()
  const text = find(id)
  // As the site knows it after new English was saved.
  const changed = { ...text, text: { ...text.text, english: 'Other English' } }
  expect(listStates(changed, root)).toEqual(['fresh', 'stale', 'stale', 'stale'])
  writeFiles(planTranslation(changed, 'es', undefined, root), root)
  expect(listStates(changed, root)).toEqual(['fresh', 'fresh', 'stale', 'stale'])
})

test('a saved translation is made from the present English and keeps its line breaks', () => {
  const { root } = copyContent()
  const text = find(id)
  writeFiles(planText(text, 'zh', '第一行\n"第二行"', root).edits, root)
  const [, , , chinese] = readLanguages(text, root)
  expect(chinese).toMatchObject({ words: '第一行\n"第二行"', state: 'fresh' })
})

test('a bare text of a list takes its translations along under its new id', () => {
  const { root, read } = copyContent()
  const bare = listContentTexts().find((text) => /^services\..*\.[0-9a-f]{8}$/.test(text.id))
  const text = find(bare?.id ?? '')
  const { edits, id: newId } = planText(text, 'en', 'Another topic', root)
  const [, spanish] = readLanguages(text, root)
  writeFiles(edits, root)
  expect(newId).not.toBe(text.id)
  const catalog = readPo(read('locales/es/content/services.po'))
  expect(catalog.get(newId)?.text).toBe(spanish?.words)
  expect(catalog.has(text.id)).toBe(false)
})

test('an English interface text gets no note of a source, and its translations become stale', () => {
  const { root, read } = copyContent()
  const text = find('blog.brief')
  const { file, english } = text.text
  const before = read(file)
  writeFiles(planText(text, 'en', 'Other words', root).edits, root)
  expect(read(file)).toBe(before.replace(`msgstr "${english}"`, 'msgstr "Other words"'))
})

test('a part of a post changes alone', () => {
  const { root, read } = copyContent()
  const slug = postSlug
  const all = listParts(slug)
  expect(all.length).toBeGreaterThan(3)
  for (const part of all) {
    const text = find(`posts.${slug}.${part}`)
    const [english] = readLanguages(text, root)
    const before = read(text.text.file)
    const [change] = writeFiles(planText(text, 'en', `${english?.words} 新 "x"`, root).edits, root)
    expect(change && before.length + 6 <= (change.after?.length ?? 0), part).toBe(true)
    expect(readLanguages(text, root)[0]?.words).toBe(`${english?.words} 新 "x"`)
    undoLastChange(root)
    expect(read(text.text.file)).toBe(before)
  }
})

function listParts(slug: string) {
  return ['title', 'summary', 'brief.0', 'brief.2', 'checked', 'body.0', 'body.1'].filter((part) =>
    findText(`posts.${slug}.${part}`),
  )
}

test('undo puts each byte back, and not over what somebody else wrote', () => {
  const { root, read } = copyContent()
  const text = find(id)
  const before = read(text.text.file)
  writeFiles(planText(text, 'en', 'Other words', root).edits, root)
  undoLastChange(root)
  expect(read(text.text.file)).toBe(before)
  writeFiles(planText(text, 'en', 'Other words', root).edits, root)
  writeFileSync(join(root, text.text.file), `${read(text.text.file)}\n`)
  expect(() => undoLastChange(root)).toThrow('outside of the editor')
})

test('nothing is written outside of the editor’s folders, and all files or none', () => {
  const { root } = copyContent()
  expect(() => writeFiles(new Map([['content/../package.json', '{}']]), root)).toThrow('not the editor')
  const file = 'locales/es/content/services.po'
  const before = readFileSync(join(root, file), 'utf8')
  expect(() =>
    writeFiles(
      new Map([
        [file, 'x'],
        ['../outside.ts', 'y'],
      ]),
      root,
    ),
  ).toThrow('not the editor')
  expect(readFileSync(join(root, file), 'utf8')).toBe(before)
  symlinkSync(tmpdir(), join(root, 'public/media'))
  expect(() => writeFiles(new Map([['public/media/a.webp', 'x']]), root)).toThrow('not the editor')
})

test('a new post that is undone, or fails half-way, leaves no file behind, and can be made again', () => {
  const { root } = copyContent()
  const listFiles = () => readdirSync(join(root, 'content/blog/a-new-post'))
  const post = [
    ['content/blog/a-new-post/en.md', 'x'],
    ['content/blog/a-new-post/es.md', 'y'],
  ] as const
  writeFiles(new Map(post), root)
  expect(listFiles()).toEqual(['en.md', 'es.md'])
  undoLastChange(root)
  expect(listFiles()).toEqual([])
  expect(planPost('A new post', root).slug).toBe('a-new-post')
  expect(() => writeFiles(new Map([...post, ['content/site.json/no-folder.md', 'z']]), root)).toThrow()
  expect(listFiles()).toEqual([])
})
