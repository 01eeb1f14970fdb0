/**
 * On a first visit the display face comes after the first paint, too late for `font-display: optional`. It is taken all the same, but
 * for headings that would get another number of lines, so that nothing moves.
 */
export async function takeDisplayFace() {
  const { href } = document.querySelector<HTMLLinkElement>('[as=font]') ?? {}
  if (!href) return
  const face = await new FontFace('Late', `url(${href})`, { weight: '400 600' }).load()
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].map((heading) => ({
    heading,
    height: heading.offsetHeight,
    family: getComputedStyle(heading).fontFamily,
  }))
  document.fonts.add(face)
  document.documentElement.style.setProperty('--late', 'Late')
  const moved = headings.filter(({ heading, height }) => heading.offsetHeight !== height)
  for (const { heading, family } of moved) heading.style.fontFamily = family
}
