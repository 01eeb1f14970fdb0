import { expect, test } from 'vitest'
import { type DemoLocale, demoLocales } from '../../../../locales/demo-locales.ts'
import type { TemplateId } from '../templates/templates.ts'
import { parseDictation } from './parse-dictation.ts'

/** Frames that exclude or leave open what is put in. */
const frames: Record<DemoLocale, string[]> = {
  en: [
    'No {a}, {b} or {c}.',
    'No {a}, {b}, or {c}.',
    'No {a}, {b}, nor {c}.',
    'No {a} or {b}.',
    'There are no {a}, {b} or {c}.',
    'Without {a}, {b} or {c}.',
    'No evidence of {a}, {b} or {c}.',
    'Absence of {a} and {b}.',
    'Free of {a}, {b} or {c}.',
    'Negative for {a}, {b} or {c}.',
    'Neither {a} nor {b}.',
    '{a}: none.',
    '{a}: absent. {b}: negative.',
    '{a} not seen.',
    '{a} and {b} are absent.',
    '{a}, {b} and {c}: none.',
    '{a} cannot be excluded.',
    'Cannot rule out {a}.',
    'Possible {a}.',
    'If {a} appear, biopsy.',
    'Family history of {a}.',
    'Previously {a}.',
  ],
  es: [
    'Sin {a}, {b} ni {c}.',
    'Sin {a}, {b} o {c}.',
    'No hay {a}, {b} ni {c}.',
    'No se observan {a}, {b} o {c}.',
    'No se identifican {a} ni {b}.',
    'Ausencia de {a}, {b} y {c}.',
    'Ni {a} ni {b}.',
    '{a}: no.',
    '{a}: ausentes.',
    '{a} no se observan.',
    '{a} y {b} ausentes.',
    '{a}, {b} y {c}: negativo.',
    'No se puede descartar {a}.',
    'Posible {a}.',
    'Si aparecen {a}, control.',
  ],
  fr: [
    'Pas de {a}, {b} ou {c}.',
    'Pas de {a}, de {b} ni de {c}.',
    'Sans {a}, {b} ni {c}.',
    'Absence de {a}, de {b} et de {c}.',
    'Ni {a} ni {b}.',
    'Il n’y a pas de {a} ni de {b}.',
    'On ne voit pas de {a}.',
    '{a} : non.',
    '{a} : absence.',
    '{a} non visibles.',
    '{a} et {b} absents.',
    '{a} ne peut être exclu.',
    'Possible {a}.',
    'Si {a}, contrôle.',
  ],
  zh: [
    '未见{a}、{b}或{c}。',
    '未见{a}，{b}或{c}。',
    '未见{a}，{b}及{c}。',
    '无{a}及{b}。',
    '无{a}，无{b}。',
    '没有{a}、{b}。',
    '{a}：无。',
    '{a}未见。',
    '{a}、{b}均未见。',
    '{a}阴性。',
    '不能除外{a}。',
    '可能有{a}。',
    '如出现{a}，建议复查。',
    '否认{a}及{b}。',
  ],
}

const terms: Record<DemoLocale, Record<TemplateId, string[]>> = {
  en: {
    thyroid: [
      'microcalcifications',
      'macrocalcifications',
      'rim calcifications',
      'irregular margins',
      'extrathyroidal extension',
      'suspicious lymph nodes',
      'solid nodules',
    ],
    chest: ['known cancer', 'immunosuppression', 'high risk', 'spiculated margins', 'ground-glass nodules'],
  },
  es: {
    thyroid: [
      'microcalcificaciones',
      'macrocalcificaciones',
      'calcificaciones en anillo',
      'bordes irregulares',
      'extensión extratiroidea',
      'adenopatías sospechosas',
      'nódulos sólidos',
    ],
    chest: ['cáncer conocido', 'inmunosupresión', 'alto riesgo', 'bordes espiculados', 'nódulos en vidrio deslustrado'],
  },
  fr: {
    thyroid: [
      'microcalcifications',
      'macrocalcifications',
      'calcifications périphériques',
      'contours irréguliers',
      'extension extrathyroïdienne',
      'adénopathie suspecte',
      'nodules solides',
    ],
    chest: ['cancer connu', 'immunodépression', 'haut risque', 'contours spiculés', 'nodules en verre dépoli'],
  },
  zh: {
    thyroid: ['微钙化', '粗大钙化', '环状钙化', '边缘不规则', '甲状腺外侵犯', '可疑淋巴结', '实性结节'],
    chest: ['癌症史', '免疫抑制', '高危', '毛刺', '磨玻璃结节'],
  },
}

const cases = demoLocales.flatMap((locale) =>
  (['thyroid', 'chest'] as const).flatMap((template) => frames[locale].map((frame) => ({ locale, template, frame }))),
)

test.each(cases)('$locale, $template: "$frame" states none of its terms', ({ locale, template, frame }) => {
  const words = terms[locale][template]
  for (const a of words)
    for (const b of words)
      for (const c of words) {
        if (
          a === b ||
          b === c ||
          a === c ||
          (!frame.includes('{c}') && c !== words.find((word) => word !== a && word !== b))
        )
          continue
        const text = frame.replace('{a}', a).replace('{b}', b).replace('{c}', c)
        const { general, findings } = parseDictation(text, template, locale)
        const { lymphNodes = 'unremarkable', exclusions = ['none'], ...rest } = general
        expect([text, lymphNodes, exclusions, rest, findings]).toEqual([text, 'unremarkable', ['none'], {}, []])
      }
})
