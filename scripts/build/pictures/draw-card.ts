import satori from 'satori'
import sharp from 'sharp'
import { breakWords } from '../../../locales/break-words.ts'
import type { Locale } from '../../../locales/locales.ts'
import { socialImageSize } from '../../../renderer/shared/urls.ts'
import { loadFonts } from './fonts.ts'

/** The words on a picture, in the language of its page. */
export type Card = { locale: Locale; title: string; kicker: string; name: string; host: string }

/** The slate of the site's dark surfaces and its accent, as renderer/styles/tokens.css has them, in hexadecimal. */
const colors = { slate: '#1f2937', text: '#f6f5f1', quiet: '#c3cad6', accent: '#f0a06c' }

/** Draws a card as a PNG of 1200 × 630 pixels. */
export async function drawCard(card: Card): Promise<Buffer> {
  const fonts = await loadFonts(Object.values(card).join(''))
  const fontFamily = fonts.map(({ name }) => name).join(', ')
  const svg = await satori(createLayout(card, fontFamily), { ...socialImageSize, fonts })
  // All letters are shapes by now, in four colours and their blends: a palette makes a third of the size.
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, dither: 0, effort: 1 }).toBuffer()
}

/** Describes React elements as plain data, which is all that satori needs. */
function createLayout({ locale, title, kicker, name, host }: Card, fontFamily: string) {
  return box({ ...frame, fontFamily }, [
    box({ fontSize: 32, color: colors.accent }, kicker),
    box({ ...titleStyle, fontSize: getTitleSize(title) }, cutTitle(title, locale)),
    box({ fontSize: 30, justifyContent: 'space-between', borderTop: `2px solid ${colors.accent}`, paddingTop: 28 }, [
      box({}, name),
      box({ color: colors.quiet }, host),
    ]),
  ])
}

const titleStyle = {
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  lineHeight: 1.15,
  marginTop: 24,
  flexGrow: 1,
  whiteSpace: 'pre-wrap',
}

/** The pieces of a Chinese title, which wraps between them; a title in another language as it is. */
function cutTitle(title: string, locale: Locale) {
  const pieces = breakWords(title, locale)
  if (pieces.length < 2) return title
  return pieces.flatMap((piece) => piece.split(/(?<= )|(?<=[，、：；？])/)).map((piece) => box({}, piece))
}

const frame = {
  ...socialImageSize,
  flexDirection: 'column',
  boxSizing: 'border-box',
  padding: 72,
  background: colors.slate,
  color: colors.text,
  fontWeight: 600,
}

/** Makes long titles smaller, so that they fit three lines; a Chinese letter is as wide as two. */
function getTitleSize(title: string): number {
  const letters = [...title].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0)
  if (letters <= 30) return 92
  return letters <= 55 ? 76 : 62
}

function box(style: object, children: unknown) {
  // satori demands a display of every element with more than one child.
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}
