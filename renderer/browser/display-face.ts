import './count.ts'

// Each document loads this file right after its first paint, so it brings the counting along, which would cost a request of its own.

// On a first visit the display face comes after the first paint, too late for `font-display: optional`. This script shows it all the
// same: a heading that would move gets a little less or more letter spacing, and keeps its fallback if that does not help.

// Not in Chinese: the face has few of its letters and moves all lines of a heading some pixels down.
const { href } = document.querySelector<HTMLLinkElement>('html:not(:lang(zh)) [as=font]') ?? {}
// Headings keep their fallback if the face cannot be loaded.
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
