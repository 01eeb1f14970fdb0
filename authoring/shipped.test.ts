import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashValue } from '../model/hash-value.ts'
import { shippedFile } from '../model/samples.ts'
import type { Left } from './files/left.ts'
import { changePieces } from './setup/change-pieces.ts'
import { changeJson, listNames, readJson } from './setup/pieces.ts'
import { copyOwnerFiles, runOn } from './setup/plan-changes.ts'
import { describeShipped, listMissing } from './shipped.ts'
import { copyContent } from './testing.ts'
import { listTranslations } from './texts/list-texts.ts'

/** A copy of the owner's files as a release has them. */
async function copyRelease() {
  const copy = copyOwnerFiles()
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  await runOn(copy, 'scripts/ship.ts')
  const list = async (): Promise<Left[]> => {
    const script = `const ready = await import('${process.cwd()}/authoring/ready/list-left.ts')
      const content = await import('${process.cwd()}/authoring/ready/list-left-in-content.ts')
      const { readEnvironment } = await import('${process.cwd()}/environment.ts')
      const { values } = readEnvironment({ CONTEXT: 'production', FORMS_WITHOUT_MAIL: '1' })
      console.log(JSON.stringify([...(await ready.listLeft(values, [])), ...content.listOutdated()]))`
    const left: Left[] = JSON.parse(await runOn(copy, '--input-type=module', '--eval', script))
    return left.filter(({ kind }) => kind === 'shipped')
  }
  // Without the count of what is left, which `npm run setup` ends with and nobody reads here.
  const answer = (answers: object) => {
    const script = `const { planAnswers } = await import('${process.cwd()}/authoring/setup/plan-answers.ts')
      const { saveForEditor } = await import('${process.cwd()}/authoring/setup/write-changes.ts')
      const { edits } = await planAnswers(${JSON.stringify(answers)})
      await saveForEditor({ id: 'setup', after: '' }, edits)`
    return runOn(copy, '--input-type=module', '--eval', script)
  }
  return { copy, list, answer }
}

test('words of another owner are counted page by page, and those that are read first refuse a public build', async () => {
  const { copy, list, answer } = await copyRelease()
  await answer({ owner: { name: 'Nora Nueva' }, words: { 'hero.title': 'Cheese that you make yourself' } })
  expect(readJson('content/hero.json', copy).title).toBe('Cheese that you make yourself')
  const before = new Map((await list()).map(({ id, leading }) => [id, leading]))
  expect(['hero.lead', '/', '/contact', 'hero.title'].map((id) => before.get(id))).toEqual([
    true,
    false,
    false,
    undefined,
  ])
  await runOn(copy, 'scripts/content.ts', '--mine', 'hero')
  await runOn(copy, 'scripts/content.ts', '--mine', '/contact')
  const left = (await list()).map(({ id }) => id)
  expect(left).toContain('/')
  expect(left).not.toContain('hero.lead')
  expect(left).not.toContain('/contact')
}, 300_000)

test('a text that is as shipped stays so under another address, and goes with its piece', () => {
  const { root: copy } = copyContent()
  writeFileSync(join(copy, shippedFile), describeShipped())
  const [name = ''] = listNames('service')
  const [old, present] = [`services.${name}.title`, 'services.another-name.title']
  const { [old]: hash } = readJson(shippedFile, copy)
  expect(hash).toBe(hashValue(readJson(`content/services/${name}.json`, copy).title))
  changePieces(copy, [{ kind: 'service', name, newName: 'another-name' }])
  expect(readJson(shippedFile, copy)).toMatchObject({ [present]: hash })
  expect(readJson(shippedFile, copy)).not.toHaveProperty([old])
  changeJson('content/slugs.json', copy, (slugs) => ({ ...slugs, services: ['another-name', 'kept'] }))
  changePieces(copy, [{ kind: 'service', name: 'another-name' }])
  expect(readJson(shippedFile, copy)).not.toHaveProperty([present])
})

test('a missing translation counts where a page shows its text, and that of a post in any case', () => {
  const [shown] = listTranslations().filter(({ kind, id }) => kind === 'content' && id.startsWith('hero.title'))
  if (!shown) throw new Error('The first text of the site has no translation.')
  const missing = { ...shown, freshness: 'missing' } as const
  const gone = { ...missing, id: 'services.no-such-service.title' }
  const post = { ...missing, id: 'posts.of-next-week', kind: 'post' } as const
  expect(listMissing([shown, missing, gone, post])).toEqual([missing, post])
})
