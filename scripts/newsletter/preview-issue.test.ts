import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { translate } from '../../functions/shared/data/content-words.ts'
import { hashText } from '../../locales/freshness.ts'
import { newsletterTexts } from '../../model/kinds/newsletter.ts'
import { issueFiles } from '../../model/kinds/newsletter-file.ts'
import { ownerFolder } from '../../owner-files.ts'

// The command itself, in a folder with issues of its own beside the site's other content.

const root = mkdtempSync(join(tmpdir(), 'newsletter-'))
const english = '---\nsubject: "One"\nsummary: "Two."\ndate: 2026-11-23\n---\n\nSee the [blog](/blog).\n'
const source = hashText(issueFiles.join(issueFiles.readFirst('en.md', english)))

const content = readdirSync(join(ownerFolder, 'content')).filter((name) => name !== 'newsletter')
for (const path of ['locales', 'examples', 'public', 'node_modules', ...content.map((name) => `content/${name}`)]) {
  mkdirSync(join(root, path, '..'), { recursive: true })
  const own = resolve(ownerFolder, path)
  symlinkSync(existsSync(own) ? own : resolve(path), join(root, path))
}

beforeEach(() => {
  rmSync(join(root, 'content/newsletter'), { recursive: true, force: true })
  write('en', english)
})

afterAll(() => rmSync(root, { recursive: true }))

function write(language: string, text: string) {
  mkdirSync(join(root, 'content/newsletter/first'), { recursive: true })
  writeFileSync(join(root, `content/newsletter/first/${language}.md`), text)
}

function writeSpanish(facts: string): string {
  return `---\nsubject: "Uno"\nsummary: "Dos."\n${facts}\n---\n\nMira el [blog](/blog).\n`
}

async function preview(...args: string[]) {
  const script = resolve('testing/run-command.ts')
  const environment = { ...process.env, SITE_FOLDER: '', SITE_URL: 'https://site.test' }
  return promisify(execFile)(process.execPath, [script, 'newsletter', 'preview', ...args], {
    cwd: root,
    env: environment,
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, output: error.stderr }),
  )
}

function read(file: string): string {
  return readFileSync(join(root, 'dist.newsletter/first', file), 'utf8')
}

test('each language gets its own; one that is missing, stale or a draft does not stop the others', async () => {
  write('es', writeSpanish(`source: "${source}"`))
  write('fr', writeSpanish('source: "00000000"'))
  write('zh', writeSpanish('draft: true'))
  const { code, output } = await preview('first')
  expect(code).toBe(0)
  expect(output).toContain(join('dist.newsletter', 'first', 'es.html'))
  expect(read('es.html')).toContain('href="https://site.test/es/blog"')
  expect(read('es.txt')).toContain('Mira el blog (https://site.test/es/blog).')
  expect(output).toMatch(/Français: the translation is older than the text in English/)
  expect(output).toMatch(/中文: there is no finished translation, so its readers get nothing/)
})

test('with `fallback: en` readers without their language get the English one, with a foot in their own', async () => {
  write('en', english.replace('date:', 'fallback: en\ndate:'))
  const { output } = await preview('first')
  expect(output).toMatch(/es: "One"[\s\S]*Español: .*its readers get the text in English/)
  const mail = read('es.html')
  expect(mail).toMatch(/<html lang="es">[\s\S]*<td lang="en"[\s\S]*site\.test\/es\/blog/)
  expect(mail.slice(mail.indexOf('/es/blog'))).toContain(translate(newsletterTexts, 'es').foot.unsubscribe)
})

test('a mistake is told with its file and field, and ends the command', async () => {
  write('es', writeSpanish('sourse: x'))
  const wrong = await preview('first')
  expect(wrong.code).toBe(1)
  expect(wrong.output).toMatch(/content\/newsletter\/first\/es\.md[\s\S]*sourse/)
  expect(wrong.output).not.toMatch(/^\s+at /m)
})
