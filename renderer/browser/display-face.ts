// On a first visit the display face comes after the first paint, too late for `font-display: optional`. It is shown all the same, a little
// narrower or wider in headings that would get another number of lines, and not in those where that does not help: nothing moves.
// A script of its own, because the application starts later.

const { href } = document.querySelector<HTMLLinkElement>('[as=font]') ?? {}
// Where it cannot be loaded, headings keep their fallback.
if (href) new FontFace('Fraunces', `url(${href})`, { weight: '400 600' }).load().then(show, () => {})

function show(face: FontFace) {
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
  const heights = headings.map((heading) => heading.offsetHeight)
  document.fonts.add(face)
  headings.forEach((heading, index) => {
    const isMoved = () => heading.offsetHeight !== heights[index]
    const isMovedWith = (letterSpacing: string) => {
      heading.style.letterSpacing = letterSpacing
      return isMoved()
    }
    if (isMoved() && ['-0.03em', '-0.04em', '-0.01em', ''].every(isMovedWith))
      heading.style.fontFamily = getComputedStyle(heading).fontFamily.replace('Fraunces,', '')
  })
}

export {}
