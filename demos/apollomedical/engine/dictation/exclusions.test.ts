import { expect, test } from 'vitest'
import { type DemoLocale, demoLocales } from '../../../../locales/demo-locales.ts'
import type { TemplateId } from '../templates/templates.ts'
import { parseDictation } from './parse-dictation.ts'

/** Frames that exclude or leave open what is put in. */
const frames: Record<DemoLocale, string[]> = {
  en: [
    'No {a}; no {b}.',
    'No {a}, no {b}, no {c}.',
    'No {a} and no {b}.',
    '{a} have resolved.',
    '{a} is not present, {b} is not present.',
    '{a} ruled out.',
    'Ruled out: {a}.',
    '{a} (-).',
    'Doubtful {a}.',
    'Rule out {a}.',
    '{a} or {b} not identified.',
    '{a}? No.',
    'Unlikely {a}.',
    '{a} is unlikely.',
    'No signs of {a}, nor of {b}.',
    'Biopsy is recommended if {a}.',
    'Denies {a} or {b}.',
    'Larger than {a}.',
    'No {a}, {b} or {c} is seen.',
    'There is no {a}, and there is no {b}.',
    'No {a}, {b} and {c}.',
    '{a} has not been demonstrated.',
    '{a}, not seen.',
    'I do not see {a} or {b}.',
    'It does not show {a}, {b} or {c}.',
    'Not seen: {a}, {b}, {c}.',
    'No {a} (neither {b} nor {c}).',
    'Lack of {a}, {b} or {c}.',
    'No - {a}.',
    'Indication: {a}.',
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
    'No presenta {a}, {b} o {c}.',
    'No {a}, no {b}.',
    'Sin {a} y sin {b}.',
    '{a} descartado.',
    'Se descartan {a} y {b}.',
    'Sin evidencia de {a}, {b} ni {c}.',
    'No existen {a} ni {b}.',
    '{a} no visibles.',
    'Dudosas {a}.',
    'A descartar {a}.',
    '{a} o {b} no identificados.',
    '¿{a}? No.',
    'Libre de {a}, {b} o {c}.',
    'Niega {a} y {b}.',
    'No se aprecian: {a}, {b}, {c}.',
    'No hay evidencia de {a} o {b}.',
    'Antecedentes familiares de {a}.',
    '{a} han desaparecido.',
    'Tampoco {a}.',
    'No se descarta {a}.',
    'Sin {a}, {b} y {c}.',
    'Carece de {a} y {b}.',
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
    'Pas d’argument pour {a} ou {b}.',
    'Aucun {a}, aucune {b}.',
    'Absence de signe de {a}, {b} ou {c}.',
    '{a} exclus.',
    '{a} non retrouvés, {b} non retrouvés.',
    'Indemne de {a}, {b} ou {c}.',
    'Douteux {a}.',
    '{a} ou {b} non visibles.',
    '{a} ? Non.',
    '{a} ont disparu.',
    'Antécédents familiaux de {a}.',
    'On ne peut exclure {a}.',
    'Le nodule ne présente pas de {a}, {b} ou {c}.',
    'Sans {a}, sans {b}.',
    'Sans {a}, {b} et {c}.',
    'N’ont pas été vus : {a}, {b}.',
    'Éliminer {a}.',
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
    '未发现{a}、{b}及{c}。',
    '{a}、{b}、{c}均为阴性。',
    '{a}不明显。',
    '{a}（-）。',
    '无明显{a}。',
    '未见明显{a}、{b}。',
    '疑似{a}。',
    '{a}待排。',
    '排除{a}。',
    '{a}已消失。',
    '未见{a}，也未见{b}。',
    '{a}？无。',
    '{a}家族史。',
    '建议排除{a}。',
    '不伴{a}或{b}。',
    '既无{a}，也无{b}。',
    '并非{a}。',
    '未能除外{a}。',
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
  for (const text of fill(frame, terms[locale][template])) {
    const { general, findings } = parseDictation(text, template, locale)
    const { lymphNodes = 'unremarkable', exclusions = ['none'], ...rest } = general
    // A nodule of which all kinds of foci are excluded has none.
    const stated = findings.flatMap((values) => Object.entries(values)).filter((fact) => String(fact) !== 'foci,none')
    expect([text, lymphNodes, exclusions, rest, stated]).toEqual([text, 'unremarkable', ['none'], {}, []])
  }
})

/** Any two words stand once in any two places, in both orders, as the number of words is a prime; each text comes once. */
function fill(frame: string, words: string[]): Set<string> {
  const pick = (index: number) => words[index % words.length] ?? ''
  const texts = words.flatMap((a, first) =>
    words.slice(1).map((_, index) => {
      const step = index + 1
      return frame
        .replace('{a}', a)
        .replace('{b}', pick(first + step))
        .replace('{c}', pick(first + 2 * step))
    }),
  )
  return new Set(texts)
}
