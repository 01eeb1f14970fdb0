import Color from 'color'
import * as v from 'valibot'
import { say } from '../../owner-words.ts'
import { defineContent } from '../kit/define.ts'
import { brand, brandFile, brandSchema } from './brand.ts'

// Colours are given as people find them, #9a3412, and derived in OKLCH, where equal steps look equal
// (https://bottosson.github.io/posts/oklab/).

declare module 'color' {
  // Its types lack it.
  interface ColorInstance {
    oklch(...values: number[]): ColorInstance
  }
}

type Oklch = { l: number; c: number; h: number }

type BrandColors = v.InferOutput<typeof brandSchema>

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

/** Colours that give a text less contrast to its ground than WCAG 2.2 asks for (https://www.w3.org/TR/WCAG22/#contrast-minimum). */
function listWeak(colors: BrandColors): Set<keyof BrandColors> {
  const all: Record<string, ColorPair> = { ...grounds, ...deriveTokens(colors) }
  const isWeak = (text: string, on: string, scheme: 0 | 1) => {
    const [one, other] = [all[text]?.[scheme], all[on]?.[scheme]]
    return !one || !other || Color(one).contrast(Color(other)) < 4.5
  }
  const weak = pairs.filter(([, text, on]) => isWeak(text, on, 0) || isWeak(text, on, 1))
  return new Set(weak.map(([name]) => name))
}

/** The lightest colour of the same hue, not lighter than this one, that can be read beside the others. */
export function findReadable(name: keyof BrandColors, colors: BrandColors): string {
  const { l } = toOklch(colors[name])
  const darker = Array.from({ length: Math.ceil(l * 200) }, (_, step) => vary(colors[name], l - (step + 1) / 200))
  const isReadable = (color: string) => !listWeak({ ...colors, [name]: color }).has(name)
  return darker.find(isReadable) ?? '#000000'
}

/** The same hue in another lightness, and with at most this chroma. Light rust is orange: at its own hue it would be pink. */
function vary(color: string, l: number, chroma = 1): string {
  const { c, h } = toOklch(color)
  const isRust = h > 20 && h < 60 && l > 0.7 && l < 0.9
  return toHex({ l, c: Math.min(c, chroma), h: isRust ? h + 17 : h })
}

function toOklch(color: string): Oklch {
  const [l = 0, c = 0, h = 0] = Color(color).oklch().array()
  return { l: l / 100, c: c / 100, h }
}

function toHex({ l, c, h }: Oklch): string {
  const color = Color().oklch(l * 100, c * 100, h)
  return color.hex().toLowerCase()
}

/** Colours in which all texts can be read. */
export const readableBrandSchema = v.pipe(
  brandSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return
    const colors = dataset.value
    for (const name of listWeak(colors))
      addIssue({ message: say('problems.contrast', { color: colors[name], nearest: findReadable(name, colors) }) })
  }),
)

/** The brand in such colours: whoever makes pages with it takes it from here. */
export const readableBrand = defineContent(brandFile, readableBrandSchema, brand)
