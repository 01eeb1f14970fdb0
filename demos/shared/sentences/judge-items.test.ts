import { expect, test } from 'vitest'
import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { fold } from '../fold.ts'
import { findCues } from './find-cues.ts'
import { type Item, judgeItems, type Standing } from './judge-items.ts'

const standings: Record<string, Standing> = { '+': 'stated', '-': 'denied', '?': 'unclear' }
const roles = [
  [/^(?:thing|cosa|chose|东西)/, 'subject'],
  [/^(?:here|there|aqui|alli|ici|la-bas|此处|彼处)/, 'place'],
  [/^\d/, 'measure'],
] as const

/** Each item stands in a text behind the sign of its standing: `no -rust, -mould or -dust`. Red and blue are of one group. */
function readMarks(marked: string): { text: string; items: Item[]; expected: Standing[] } {
  const items: Item[] = []
  const expected: Standing[] = []
  let text = ''
  for (const [whole, sign = '', name = ''] of fold(marked).matchAll(/([+?-])\[([^\]]+)\]|[^[]/gu)) {
    const standing = standings[sign]
    if (standing) {
      const role = roles.find(([pattern]) => pattern.test(name))?.[1]
      const group = role ?? (/^(?:red|blue|rojo|azul|rouge|bleu|红|蓝)/.test(name) ? 'colour' : 'presence')
      items.push({ start: text.length, end: text.length + name.length, group, ...(role && { role }) })
      expected.push(standing)
    }
    text += standing ? name : whole
  }
  return { text, items, expected }
}

const sentences: Record<DemoLocale, string[]> = {
  en: [
    'no -[rust], -[mould] or -[dust], +[red]',
    'no -[rust], +[red]',
    'no -[rust], ?[dust]',
    'no -[rust] -[here], +[red] +[thing] of +[12 mm] +[there]',
    'no -[rust], -[blue], or -[dust]. +[mould]',
    'neither -[rust] nor -[dust]',
    '-[rust] and -[dust] are absent',
    '-[rust]: none, +[dust]',
    '+[red], -[rust] not seen, +[dust]',
    'the -[thing] -[here] is not visible',
    '+[thing] +[here] has no -[rust]',
    'the -[here] has no -[thing]',
    'no change in the +[red] +[thing]',
    'not only +[rust] but +[dust]',
    '?[rust] cannot be excluded',
    'cannot exclude ?[rust]',
    'possible ?[rust], +[red]',
    'if ?[rust] appears, ?[dust] follows. +[red]',
    '?[rust]? +[dust]',
    'no -[thing] without ?[rust]',
    'previously ?[8 mm], now +[12 mm]',
    'grown from ?[8 mm] to +[12 mm]',
    '?[8 mm] to ?[12 mm]',
    '+[thing] smaller than ?[5 mm], +[red]',
    '+[thing] of +[9 mm], ?[5 mm] or more',
    '+[red] +[thing], larger than ?[there]',
    'no ?[rust] other than ?[dust]',
    'non--[red] +[thing] +[here]',
    'the +[rust] is unchanged since the previous exam, +[12 mm]',
    'free of -[rust] and -[dust]',
    'family history of ?[rust]',
    'hardly ?[rust]',
    'the ?[thing] has resolved',
    '+[blue] rather than -[red]',
    'negative for: ?[rust], ?[dust]',
  ],
  es: [
    'sin -[oxido], -[moho] ni -[polvo], +[rojo]',
    'no se observan -[oxido] ni -[polvo]',
    '-[oxido] no se observa',
    '-[oxido]: ausente',
    'sin cambios en la +[cosa] +[aqui]',
    'no se puede descartar ?[oxido]',
    '?[oxido] no se puede descartar',
    'no aumenta la +[cosa] de +[8 mm]',
    '+[oxido]: si',
    'si hay ?[oxido], ?[polvo]',
    'no es -[rojo] sino +[azul]',
    'antes ?[8 mm], ahora +[12 mm]',
    '+[cosa] mayor de ?[5 mm]',
    'no hay -[cosa] -[alli], +[cosa] de +[9 mm] +[aqui]',
    'no solo +[oxido]',
    'ningun -[oxido], tampoco -[polvo]',
  ],
  fr: [
    'pas de -[rouille], de -[moisissure] ni de -[poussiere], +[rouge]',
    '-[rouille] : aucune',
    '-[rouille] non visible',
    'la -[chose] n’est pas visible',
    'la ?[chose] a disparu',
    'pas de changement de la +[chose] +[ici]',
    '?[rouille] ne peut etre exclue',
    'il n’y a pas de -[rouille]',
    's’il y a ?[rouille], ?[poussiere]',
    'n’est pas -[rouge] mais +[bleu]',
    '+[chose] de +[9 mm], contre ?[7 mm] precedemment',
    'non seulement +[rouille]',
    'on ne voit pas de -[rouille]',
    'absence d’-[rouille]',
    'ni -[rouille] ni -[poussiere]',
  ],
  zh: [
    '未见-[锈]、-[霉]或-[灰]，+[红]',
    '未见-[锈]，-[霉]及-[灰]',
    '+[此处]+[东西]未见-[锈]',
    '-[锈]：无',
    '-[锈]阴性',
    '不能除外?[锈]',
    '+[东西]无变化',
    '原?[8 mm]，现+[12 mm]',
    '如出现?[锈]，则?[灰]',
    '可能有?[锈]，+[红]',
    '不仅+[锈]',
    '小于 ?[5 mm]的+[东西]',
    '非-[红]+[东西]',
    '不?[红]',
    '否认-[锈]及-[灰]',
  ],
}

test.each(
  Object.entries(sentences).flatMap(([locale, list]) => list.map((marked) => [locale as DemoLocale, marked] as const)),
)('%s: %s', (locale, marked) => {
  const { text, items, expected } = readMarks(marked)
  expect(judgeItems(text, items, findCues(text, [locale]))).toEqual(expected)
})
