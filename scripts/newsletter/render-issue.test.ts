import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { load } from 'cheerio'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { fillLink } from '../../functions/newsletter/issue-mail.ts'
import type { FrozenIssue } from '../../functions/newsletter/issues.ts'
import { translate } from '../../functions/shared/data/content-words.ts'
import { getLanguageTag } from '../../locales/language-tag.ts'
import { type Locale, localeCodes, locales } from '../../locales/locales.ts'
import { issueSlugs } from '../../model/kinds/issues.ts'
import { newsletterTexts } from '../../model/kinds/newsletter.ts'
import { site } from '../../model/kinds/site.ts'
import { ownerFolder } from '../../owner-files.ts'
import { renderIssue, renderMail } from './render-issue.ts'

const siteUrl = 'https://site.test'

/** A site with one picture, and with the owner's words around an issue. */
const root = mkdtempSync(join(tmpdir(), 'issue-'))
for (const name of ['content', 'locales']) symlinkSync(resolve(ownerFolder, name), join(root, name))
mkdirSync(join(root, 'public'))
const background = '#123456'
await sharp({ create: { width: 1200, height: 630, channels: 3, background } }).toFile(join(root, 'public/picture.png'))
afterAll(() => {
  rmSync(root, { recursive: true })
})

const loadFoot = (locale: Locale) => translate(newsletterTexts, locale).foot

function render(body: string, locale: Locale = 'es', subject = 'Uno'): Promise<FrozenIssue> {
  vi.stubEnv('SITE_FOLDER', root)
  const webUrl = `${siteUrl}/es/newsletter/x`
  const place = { file: 'content/newsletter/x/es.md', locale, language: locale, siteUrl, webUrl }
  return renderMail({ subject, summary: 'Dos.', body }, '2026-11-23', place)
}

/** Whatever Markdown can hold. */
const everything = `## Uno

Un [enlace](/services#top), [otro](https://example.com/?a=1&b=2), [uno aquí](#uno) y \`código\`.[^1]

- uno
  1. dos

     tres
- cuatro

> Cita de <hola@example.com>

- [x] hecho
- [ ] pendiente

| a | b |
| --- | --- |
| [c](/blog) | d |

\`\`\`py
print("hola")
\`\`\`

![La página](/picture.png)

---

[^1]: Nota.
`

function listAddresses({ html }: FrozenIssue): string[] {
  const $ = load(html)
  return $('[href], [src]')
    .toArray()
    .map(({ attribs }) => attribs.href ?? attribs.src ?? '')
}

function check(issue: FrozenIssue) {
  const $ = load(issue.html)
  expect(Buffer.byteLength(issue.html)).toBeLessThanOrEqual(90 * 1024)
  expect($('style, link, script, button, input, [class], [id], [style*="url("]')).toHaveLength(0)
  for (const address of listAddresses(issue)) {
    expect(address).toMatch(/^(https:\/\/|mailto:|\{\{unsubscribe\}\}$)/)
    expect(issue.text).toContain(address.replace(/^mailto:/, ''))
  }
  for (const { attribs } of $('img').toArray()) {
    expect(attribs.src).toMatch(/\.(png|jpe?g)$/)
    expect(attribs.alt).not.toBe('')
    expect(Number(attribs.width) * Number(attribs.height)).toBeGreaterThan(1000)
  }
}

const mails = issueSlugs.flatMap((slug) => localeCodes.map((locale) => [slug, locale] as const))

test.each(mails)('mail programs can show the issue %s in %s, and its text stands alone', async (slug, locale) => {
  const issue = await renderIssue(slug, locale, siteUrl)
  if (!issue) return
  check(issue)
  expect(load(issue.html)('html').attr('lang')).toBe(getLanguageTag(locale))
  const own = listAddresses(issue).filter((address) => address.startsWith(siteUrl))
  for (const address of own) expect(address.startsWith(siteUrl + locales[locale].prefix)).toBe(true)
})

test('whatever Markdown can hold becomes a mail', async () => {
  const issue = await render(everything)
  check(issue)
  expect(listAddresses(issue)).toEqual(
    expect.arrayContaining([
      `${siteUrl}/es/services#top`,
      'https://example.com/?a=1&b=2',
      `${siteUrl}/es/newsletter/x#uno`,
      `${siteUrl}/picture.png`,
    ]),
  )
  for (const words of [
    '- uno\n\n  1. dos\n\n     tres',
    '> Cita de hola@example.com',
    '- ☑ hecho\n- ☐ pendiente',
    '\n\nprint("hola")\n\n',
    'código. [1]',
    'Notas\n\n 1. Nota.\n',
  ]) {
    expect(issue.text).toContain(words)
  }
  expect(issue.text).toMatch(/^a +b\nc \(https:\/\/site\.test\/es\/blog\) +d$/m)
})

test('the foot says why the mail came, who sent it, and how to leave', async () => {
  const issue = await render('Texto.', 'zh')
  for (const words of [load(issue.html).text(), issue.text]) {
    const { unsubscribe, sender } = loadFoot('zh')
    const places = ['site.test', unsubscribe, sender].map((part) => words.lastIndexOf(part))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places[0]).toBeGreaterThan(-1)
    expect(words).toContain(site.owner.name)
    expect(words).toContain(site.owner.email)
  }
})

test('in the foot of the text each address stands once, and the two links in lines of their own', async () => {
  const { text } = await render('Texto.', 'fr')
  const foot = text.slice(text.indexOf('\n---\n'))
  expect(foot).toContain(`${loadFoot('fr').why} https://site.test/fr\n`)
  expect(foot).toMatch(/^\S[^\n]+ https:\/\/site\.test\/es\/newsletter\/x\n\S[^\n]+ \{\{unsubscribe\}\}$/m)
})

test('mails of one language differ in the reader’s own links alone', async () => {
  const frozen = await render('Texto.')
  const links = ['https://site.test/api/newsletter/unsubscribe?locale=es&token=a$&b', 'https://site.test/c']
  const [one, other] = links.map((unsubscribe) => fillLink(frozen, unsubscribe))
  if (!one || !other) throw new Error('expected two mails')
  expect(JSON.stringify([one, other])).not.toContain('{{')
  expect(load(one.html)('a[href*="unsubscribe"]').attr('href')).toBe(links[0])
  expect(one.text.replaceAll(String(links[0]), String(links[1]))).toBe(other.text)
  expect(
    one.html.replaceAll(
      'https://site.test/api/newsletter/unsubscribe?locale=es&#38;token=a$&#38;b',
      'https://site.test/c',
    ),
  ).toBe(other.html)
})

test.each([
  ['[a](services)', 'the link services leads nowhere'],
  ['[a](http://example.com)', 'the link http://example.com leads nowhere'],
  ['[a](//example.com)', 'the link //example.com leads nowhere'],
  ['![a](/projects/none.png)', 'the picture /projects/none.png is no PNG or JPEG'],
  ['![a](/favicon.svg)', 'the picture /favicon.svg is no PNG or JPEG'],
  ['![a](data:image/png;base64,AA)', 'is no PNG or JPEG'],
  ['![a](https://example.com/pixel.png)', 'is no PNG or JPEG'],
  ['![](/picture.png)', 'needs words for those who do not see it'],
  ['Palabra '.repeat(12_000), 'Gmail cuts what has more than 90'],
])('what mail programs cannot show is told with its file: %#', async (body, problem) => {
  await expect(render(body)).rejects.toThrow(/content\/newsletter\/x\/es\.md/)
  await expect(render(body)).rejects.toThrow(problem)
})

test('signs of the words stay words', async () => {
  const { html, text } = await render('a <script>alert(1)</script> & “b”', 'es', 'Uno <b> & "dos"')
  const $ = load(html)
  expect($('script, b')).toHaveLength(0)
  expect($('h1').text()).toBe('Uno <b> & "dos"')
  expect(text).toContain('& “b”')
})

test('pictures, footnotes and links of a long issue keep the order of the text', async () => {
  const { text } = await render(everything)
  const places = [
    'Uno',
    'enlace',
    'cuatro',
    'Cita',
    'print',
    'picture.png',
    '-'.repeat(40),
    'Nota.',
    `---\n\n${loadFoot('es').why}`,
  ]
  const found = places.map((words) => text.indexOf(words))
  expect(found).toEqual([...found].sort((a, b) => a - b))
  expect(found).not.toContain(-1)
})
