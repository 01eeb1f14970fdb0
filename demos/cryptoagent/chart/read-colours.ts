/** The tokens that the charts use. */
const tokens = ['page', 'text', 'text-quiet', 'line', 'line-strong', 'accent', 'second'] as const

export type Colours = Record<(typeof tokens)[number], string>

/**
 * The page's colours as `rgb(…)`: a canvas knows no custom properties, and the chart library no `oklch()`.
 *
 * @param element in which the colours are used; its colour scheme decides
 */
export function readColours(element: HTMLElement): Colours {
  const probe = element.appendChild(document.createElement('span'))
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const read = (token: string): string => {
    probe.style.color = `var(--color-${token})`
    const computed = getComputedStyle(probe).color
    if (!context) return computed
    context.fillStyle = computed
    context.fillRect(0, 0, 1, 1)
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
    return `rgb(${red}, ${green}, ${blue})`
  }
  const colours = Object.fromEntries(tokens.map((token) => [token, read(token)])) as Colours
  probe.remove()
  return colours
}
