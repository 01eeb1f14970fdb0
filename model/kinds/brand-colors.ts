// Colours are given as people find them, #9a3412, and derived in OKLCH, where equal steps look equal
// (https://bottosson.github.io/posts/oklab/).

type Oklch = { l: number; c: number; h: number }

/** The chosen colors: the ink of a model's step, a rule's, a person's, and the ground of dark surfaces. */
export type BrandColors = { model: string; rule: string; person: string; slate: string }

/** In light and in dark. */
export type ColorPair = readonly [light: string, dark: string]

/** The grounds that inks stand on; they are the engine's. */
const grounds = {
  page: [toHex({ l: 0.986, c: 0.005, h: 85 }), toHex({ l: 0.195, c: 0.018, h: 264 })],
  sunken: [toHex({ l: 0.958, c: 0.008, h: 85 }), toHex({ l: 0.165, c: 0.016, h: 264 })],
} as const

/** Text on dark grounds is the paper of light ones. */
const paper = toHex({ l: 0.94, c: 0.008, h: 85 })

/** The custom properties that follow from the colours of the brand, by name. */
export function deriveTokens({ model, rule, person, slate }: BrandColors): Record<string, ColorPair> {
  const text: ColorPair = [person, paper]
  const same = (color: string): ColorPair => [color, color]
  return {
    'color-text': text,
    'color-text-quiet': [vary(person, 0.43, 0.03), vary(person, 0.78, 0.02)],
    'ink-model': [model, vary(model, 0.78, 0.12)],
    'ink-rule': [rule, vary(rule, 0.8, 0.08)],
    'ink-person': text,
    'color-model-soft': [vary(model, 0.945, 0.03), vary(model, 0.29, 0.04)],
    'color-accent-soft': [toHex({ l: 0.93, c: 0.012, h: 85 }), toHex({ l: 0.3, c: 0.02, h: 264 })],
    'color-on-accent': grounds.page,
    'color-second-soft': [vary(rule, 0.94, 0.025), vary(rule, 0.28, 0.035)],
    'color-slate': same(slate),
    'color-slate-raised': same(vary(slate, toOklch(slate).l + 0.055)),
    'color-slate-line': same(vary(slate, 0.45, 0.03)),
    'color-on-slate': same(toHex({ l: 0.965, c: 0.006, h: 85 })),
    'color-on-slate-quiet': same(vary(slate, 0.83, 0.02)),
    'color-on-slate-accent': same(toHex({ l: 0.88, c: 0.045, h: 85 })),
    'color-on-slate-second': same(vary(rule, 0.84, 0.08)),
  }
}

type WeakPair = { name: keyof BrandColors; message: string }

/** Texts on grounds that have less contrast than WCAG 2.2 asks for (1.4.3), with the contrast that they have. */
export function listWeakPairs(colors: BrandColors): WeakPair[] {
  const tokens = deriveTokens(colors)
  const pairs: Array<[name: keyof BrandColors, text: string, on: string]> = [
    ['model', 'ink-model', 'page'],
    ['model', 'ink-model', 'sunken'],
    ['model', 'ink-model', 'color-model-soft'],
    ['rule', 'ink-rule', 'page'],
    ['rule', 'ink-rule', 'sunken'],
    ['rule', 'ink-rule', 'color-second-soft'],
    ['person', 'ink-person', 'sunken'],
    ['person', 'ink-person', 'color-accent-soft'],
    ['person', 'color-on-accent', 'ink-person'],
    ['slate', 'color-on-slate', 'color-slate-raised'],
    ['slate', 'color-on-slate-quiet', 'color-slate-raised'],
    ['slate', 'color-on-slate-accent', 'color-slate-raised'],
    ['slate', 'color-on-slate-second', 'color-slate-raised'],
  ]
  const all: Record<string, ColorPair> = { ...grounds, ...tokens }
  return pairs.flatMap(([name, text, on]) =>
    (['light', 'dark'] as const).flatMap((scheme, index) => {
      const [one, other] = [all[text]?.[index], all[on]?.[index]]
      const ratio = one && other ? getContrast(one, other) : 0
      if (ratio >= 4.5) return []
      const lack = `${ratio.toFixed(1)}:1 in ${scheme}, ${(4.5 - ratio).toFixed(1)} below 4.5:1`
      return [{ name, message: `${name} ${colors[name]}: ${text} on ${on} has ${lack}` }]
    }),
  )
}

/** The lightest colour of the same hue, not lighter than this one, that can be read beside the others. */
export function findReadable(name: keyof BrandColors, colors: BrandColors): string {
  const { l } = toOklch(colors[name])
  const darker = Array.from({ length: Math.ceil(l * 200) }, (_, step) => vary(colors[name], l - (step + 1) / 200))
  const isReadable = (color: string) => !listWeakPairs({ ...colors, [name]: color }).some((pair) => pair.name === name)
  return darker.find(isReadable) ?? '#000000'
}

/** The contrast of two colours (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
function getContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(getLuminance).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The same hue in another lightness, and with at most this chroma. Light rust is orange: at its own hue it would be pink. */
function vary(color: string, l: number, chroma = 1): string {
  const { c, h } = toOklch(color)
  const isRust = h > 20 && h < 60 && l > 0.7 && l < 0.9
  return toHex({ l, c: Math.min(c, chroma), h: isRust ? h + 17 : h })
}

function getLuminance(color: string): number {
  const [r, g, b] = toLinear(color)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function toLinear(color: string): [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function toOklch(color: string): Oklch {
  const [r, g, b] = toLinear(color)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  }
}

function toHex({ l, c, h }: Oklch): string {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((value) => {
    const clamped = Math.min(1, Math.max(0, value))
    return Math.round(255 * (clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055))
  })
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
