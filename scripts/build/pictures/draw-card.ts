import satori from 'satori'
import sharp from 'sharp'
import { breakWords } from '../../../locales/break-words.ts'
import type { Locale } from '../../../locales/locales.ts'
import type { LocalizedFigure } from '../../../pages/post/figure/get-figure.ts'
import { socialImageSize } from '../../../renderer/shared/urls.ts'
import { drawFigure } from './draw-figure.ts'
import { box, colors } from './elements.ts'
import { loadFonts } from './fonts.ts'

/** The words on a picture, in the language of its page, and the page's figure if it has one. */
export type Card = {
  locale: Locale
  title: string
  kicker: string
  name: string
  host: string
  figure?: LocalizedFigure | undefined
}

/** Draws a card as a PNG of 1200 × 630 pixels. */
export async function drawCard(card: Card): Promise<Buffer> {
  const fonts = await loadFonts(JSON.stringify(card))
  const fontFamily = fonts.map(({ name }) => name).join(', ')
  const svg = await satori(createLayout(card, fontFamily), { ...socialImageSize, fonts })
  // All letters are shapes by now, in a few colours and their blends: a palette makes a third of the size.
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, dither: 0, effort: 1 }).toBuffer()
}

/** The words alone or, beside a figure, in the left half. */
function createLayout({ locale, title, kicker, name, host, figure }: Card, fontFamily: string) {
  const small = figure ? 26 : 0
  const words = box({ flexDirection: 'column', flex: 1 }, [
    box({ fontSize: small || 32, color: colors.accent }, kicker),
    box({ ...titleStyle, fontSize: getTitleSize(title) * (figure ? 0.66 : 1) }, cutTitle(title, locale)),
    box(
      {
        fontSize: small || 30,
        justifyContent: 'space-between',
        borderTop: `2px solid ${colors.accent}`,
        paddingTop: 28,
      },
      [box({}, name), box({ color: colors.quiet }, figure ? '' : host)],
    ),
  ])
  return box({ ...frame, fontFamily }, figure ? [words, drawFigure(figure)] : words)
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
  gap: 48,
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
