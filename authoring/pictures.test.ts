import sharp from 'sharp'
import { expect, test } from 'vitest'
import { defaultLocale, localeCodes, locales } from '../locales/locales.ts'
import { tell } from '../locales/owner.ts'
import { listDocumentParts } from './document.ts'
import { planPicture, planPortrait } from './pictures.ts'
import { copyContent, otherLocale, postSlug, serviceSlug, writeFiles } from './testing.ts'

const post = `content/blog/${postSlug}`
const id = `posts.${postSlug}.body.0`
const alt = Object.fromEntries(localeCodes.map((locale) => [locale, `A table in ${locale}`]))

/** It lies on its side and knows where it was taken. */
function takePhoto(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Model: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

test('a photo is turned upright and made smaller, and nothing of the camera stays', async () => {
  const { root, read } = copyContent()
  const photo = await takePhoto(2_500, 2_000)
  const { exif, orientation } = await sharp(photo).metadata()
  expect([orientation, exif?.includes('Camera')]).toEqual([6, true])
  const edits = await planPicture({ id, data: photo.toString('base64'), name: 'Mi foto.JPG', alt }, root)
  const pictures = [...edits].filter(([file]) => file.startsWith('public/media/mi-foto-'))
  const facts = await Promise.all(pictures.map(([, data]) => sharp(Buffer.from(data ?? '', 'base64')).metadata()))
  for (const fact of facts) {
    expect(fact).toMatchObject({ format: 'webp' })
    expect([fact.exif, fact.xmp, fact.iptc, fact.orientation]).toEqual([undefined, undefined, undefined, undefined])
  }
  expect(facts.map(({ width, height }) => [width, height])).toEqual([
    [1_600, 2_000],
    [800, 1_000],
  ])
  const before = localeCodes.map((locale) => listDocumentParts('post', read(`${post}/${locale}.md`)).length)
  writeFiles(edits, root)
  expect(localeCodes.map((locale) => listDocumentParts('post', read(`${post}/${locale}.md`)).length)).toEqual(
    before.map((count) => count + 1),
  )
  for (const locale of localeCodes)
    expect(read(`${post}/${locale}.md`)).toMatch(
      RegExp(`\\n\\n!\\[${alt[locale]}\\]\\(/media/mi-foto-[0-9a-f]{8}-1600x2000\\.webp\\)`),
    )
})

test('the portrait is an upright part of its picture, in the record with what it shows in each language', async () => {
  const { root, read } = copyContent()
  const data = (await takePhoto(900, 600)).toString('base64')
  const { edits, portrait } = await planPortrait({ data, alt }, root)
  writeFiles(edits, root)
  const { src, width, alt: english } = portrait
  const picture = await sharp(Buffer.from(edits.get(`public${src}`) ?? '', 'base64')).metadata()
  expect([picture.width, picture.height, width]).toEqual([640, 800, 640])
  expect(english).toBe(alt[defaultLocale])
  for (const locale of localeCodes.filter((code) => code !== defaultLocale))
    expect(read(`locales/${locale}/content/site.po`)).toContain(
      `msgid "site.owner.portrait.alt"\nmsgstr "${alt[locale]}"`,
    )
})

test('a picture without words in a language, one that is none, a drawing with scripts and one too large are refused', async () => {
  const { root } = copyContent()
  const data = (await takePhoto(90, 60)).toString('base64')
  await expect(planPicture({ id, data, name: 'a.jpg', alt: { ...alt, [otherLocale]: ' ' } }, root)).rejects.toThrow(
    locales[otherLocale].name,
  )
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64')
  for (const [other, reason] of [
    [svg, tell('refusals.picture.format')],
    ['AAAA', tell('refusals.picture.format')],
    [Buffer.alloc(15 * 1024 * 1024 + 1).toString('base64'), tell('refusals.picture.large')],
  ] as const)
    await expect(planPicture({ id, data: other, name: 'a.jpg', alt }, root)).rejects.toThrow(reason)
  await expect(planPicture({ id: `services.${serviceSlug}.title`, data, name: 'a.jpg', alt }, root)).rejects.toThrow(
    tell('refusals.picture.place'),
  )
})

test.each([
  [399, 2_000, '2000 × 399'],
  [2_000, 319, '319 × 2000'],
  [400, 320, undefined],
])(
  'a photo of %i × %i pixels, which lies on its side, is a portrait if the page need not enlarge it',
  async (width, height, found) => {
    const data = (await takePhoto(width, height)).toString('base64')
    const { root } = copyContent()
    const plan = planPortrait({ data, alt }, root)
    if (found === undefined) await expect(plan).resolves.toHaveProperty('portrait')
    else await expect(plan).rejects.toThrow(tell('refusals.picture.small', { found, expected: '320 × 400' }))
  },
)
