// On a first visit the display face comes after the first paint, too late for `font-display: optional`. It is shown all the same, a little
// narrower or wider in headings in which something would move, and not in those where that does not help.
// renderer/browser/start.js loads it before the application, which waits for the largest paint.

// Chinese pages have few letters of it, and with it all lines of a heading stand some pixels lower.
const { href } = document.querySelector<HTMLLinkElement>('html:not(:lang(zh)) [as=font]') ?? {}
// Where it cannot be loaded, headings keep their fallback.
if (href) new FontFace('Display', `url(${href})`, { weight: '400 600' }).load().then(show, () => {})

function show(face: FontFace) {
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
  const places = headings.map(readPlaces)
  document.fonts.add(face)
  headings.forEach((heading, index) => {
    // A move of less than three pixels is no layout shift (https://github.com/WICG/layout-instability#minimum-movement).
    const isMoved = () => readPlaces(heading).some((place, item) => Math.abs(place - (places[index]?.[item] ?? 0)) >= 3)
    const isMovedWith = (letterSpacing: string) => {
      heading.style.letterSpacing = letterSpacing
      return isMoved()
    }
    if (isMoved() && ['-0.03em', '-0.04em', '-0.01em', ''].every(isMovedWith))
      heading.style.fontFamily = getComputedStyle(heading).fontFamily.replace('Display,', '')
  })
}

/** The height of a heading, and where its last part begins. */
function readPlaces(heading: HTMLElement): number[] {
  const range = new Range()
  if (heading.lastChild) range.selectNode(heading.lastChild)
  return [heading.offsetHeight, range.getBoundingClientRect().left]
}

export {}
