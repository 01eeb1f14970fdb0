import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DemoLocale, demoLocales } from '../../../../locales/demo-locales.ts'
import { fold } from '../../../shared/fold.ts'
import type { Values } from '../templates/fields.ts'
import { type TemplateId, templateIds, templates } from '../templates/templates.ts'
import { lexicons } from './lexicon.ts'
import { parseDictation } from './parse-dictation.ts'

type Row = [locale: DemoLocale, template: TemplateId, text: string, general: Values, ...findings: Values[]]

const solidRight = { size: [18], composition: 'solid', echogenicity: 'hypoechoic', side: 'right' }

const rows: Row[] = [
  // Thyroid ultrasound, English
  [
    'en',
    'thyroid',
    '1.8 cm solid hypoechoic nodule in the right lobe with irregular margins and punctate echogenic foci',
    {},
    { ...solidRight, margin: 'lobulatedOrIrregular', foci: ['punctate'] },
  ],
  [
    'en',
    'thyroid',
    'Spongiform nodule of 12 x 9 mm in the lower pole of the left lobe.',
    {},
    { composition: 'spongiform', size: [12, 9], third: 'lower', side: 'left' },
  ],
  [
    'en',
    'thyroid',
    'Mixed cystic and solid nodule, isoechoic, wider than tall, smooth margins, no echogenic foci.',
    {},
    { composition: 'mixed', echogenicity: 'hyperOrIsoechoic', shape: 'wider', margin: 'smooth', foci: ['none'] },
  ],
  [
    'en',
    'thyroid',
    'The isthmus contains a markedly hypoechoic, taller-than-wide lesion measuring 7 by 9 by 6 mm.',
    {},
    { side: 'isthmus', echogenicity: 'veryHypoechoic', shape: 'taller', size: [7, 9, 6] },
  ],
  [
    'en',
    'thyroid',
    'Solid nodule with rim calcifications and macrocalcifications, extrathyroidal extension. Suspicious cervical lymph node.',
    { lymphNodes: 'suspicious' },
    { composition: 'solid', foci: ['rim', 'macrocalcifications'], margin: 'extrathyroidal' },
  ],
  [
    'en',
    'thyroid',
    'Solid nodule in the right lobe, 18 mm. Cystic nodule in the left lobe, 6 mm.',
    {},
    { composition: 'solid', side: 'right', size: [18] },
    { composition: 'cystic', side: 'left', size: [6] },
  ],
  [
    'en',
    'thyroid',
    'Right lobe: solid nodule of 18 mm. It is hypoechoic. The margins are smooth.',
    {},
    { ...solidRight, margin: 'smooth' },
  ],
  [
    'en',
    'thyroid',
    'Solid nodule of the right lobe, 18 mm. Another nodule is anechoic.',
    {},
    { composition: 'solid', side: 'right', size: [18] },
    { echogenicity: 'anechoic' },
  ],
  [
    'en',
    'thyroid',
    'Solid nodule in the right lobe. No nodule in the left lobe. No suspicious lymph nodes.',
    { lymphNodes: 'unremarkable' },
    { composition: 'solid', side: 'right' },
  ],
  [
    'en',
    'thyroid',
    'The right lobe has no nodule. Left lobe: solid nodule 12 mm.',
    {},
    { composition: 'solid', side: 'left', size: [12] },
  ],
  ['en', 'thyroid', 'Right lobe. Solid nodule, 12 mm.', {}, { composition: 'solid', side: 'right', size: [12] }],
  ['en', 'thyroid', 'Solid nodule, 12 mm. Right lobe.', {}, { composition: 'solid', side: 'right', size: [12] }],
  [
    'fr',
    'thyroid',
    'Lobe droit sans nodule. Nodule solide du lobe gauche de 12 mm.',
    {},
    { composition: 'solid', side: 'left', size: [12] },
  ],
  [
    'es',
    'thyroid',
    'Nódulo sólido derecho de 12 mm. El lóbulo izquierdo no tiene nódulos.',
    {},
    { composition: 'solid', side: 'right', size: [12] },
  ],
  ['zh', 'thyroid', '右叶未见结节。左叶见实性结节，12 mm。', {}, { composition: 'solid', side: 'left', size: [12] }],
  [
    'en',
    'chest',
    'The left lung is clear. Single solid nodule of 9 x 7 mm in the right upper lobe.',
    { count: 'single' },
    { attenuation: 'solid', size: [9, 7], side: 'right', lobe: 'upper' },
  ],
  [
    'en',
    'chest',
    'Single solid nodule of 9 x 7 mm in the right upper lobe. The left lung is clear.',
    { count: 'single' },
    { attenuation: 'solid', size: [9, 7], side: 'right', lobe: 'upper' },
  ],
  ['en', 'chest', 'The left lung is clear.', {}],
  [
    'en',
    'thyroid',
    'Cystic nodule without punctate echogenic foci, large comet-tail artifacts.',
    {},
    { composition: 'cystic', foci: ['cometTail'] },
  ],
  // Thyroid ultrasound, Spanish
  [
    'es',
    'thyroid',
    'Nódulo sólido hipoecoico de 1,8 cm en el lóbulo derecho con márgenes irregulares y focos ecogénicos puntiformes',
    {},
    { ...solidRight, margin: 'lobulatedOrIrregular', foci: ['punctate'] },
  ],
  [
    'es',
    'thyroid',
    'Nodulo mixto solido y quistico, isoecoico, mas ancho que alto, de 2,1 x 1,4 x 1,2 cm en el istmo.',
    {},
    { composition: 'mixed', echogenicity: 'hyperOrIsoechoic', shape: 'wider', size: [21, 14, 12], side: 'isthmus' },
  ],
  [
    'es',
    'thyroid',
    'Quiste simple anecoico de 6 mm en el polo superior izquierdo, sin calcificaciones.',
    {},
    { composition: 'cystic', echogenicity: 'anechoic', size: [6], third: 'upper', side: 'left', foci: ['none'] },
  ],
  [
    'es',
    'thyroid',
    'Nódulo muy hipoecoico, más alto que ancho, mal definido, con microcalcificaciones. Sin adenopatías sospechosas.',
    { lymphNodes: 'unremarkable' },
    { echogenicity: 'veryHypoechoic', shape: 'taller', margin: 'illDefined', foci: ['punctate'] },
  ],
  [
    'es',
    'thyroid',
    'Nódulo sólido derecho de 18 mm. En el lado izquierdo, nódulo espongiforme de 9 mm.',
    {},
    { composition: 'solid', side: 'right', size: [18] },
    { composition: 'spongiform', side: 'left', size: [9] },
  ],
  // Thyroid ultrasound, French
  [
    'fr',
    'thyroid',
    'Nodule solide hypoéchogène de 1,8 cm du lobe droit, à contours irréguliers, avec des foyers échogènes punctiformes',
    {},
    { ...solidRight, margin: 'lobulatedOrIrregular', foci: ['punctate'] },
  ],
  [
    'fr',
    'thyroid',
    'Nodule mixte, isoéchogène, plus large que haut, contours lisses, sans calcification, de 14 x 10 mm, lobe gauche.',
    {},
    {
      composition: 'mixed',
      echogenicity: 'hyperOrIsoechoic',
      shape: 'wider',
      margin: 'smooth',
      foci: ['none'],
      size: [14, 10],
      side: 'left',
    },
  ],
  [
    'fr',
    'thyroid',
    'Kyste anéchogène de l’isthme mesurant 8 mm. Pas d’adénopathie suspecte.',
    { lymphNodes: 'unremarkable' },
    { composition: 'cystic', echogenicity: 'anechoic', side: 'isthmus', size: [8] },
  ],
  [
    'fr',
    'thyroid',
    'Nodule fortement hypoéchogène plus haut que large avec extension extrathyroïdienne',
    {},
    { echogenicity: 'veryHypoechoic', shape: 'taller', margin: 'extrathyroidal' },
  ],
  [
    'fr',
    'thyroid',
    'Nodule solide sans macrocalcification, contours flous',
    {},
    { composition: 'solid', margin: 'illDefined' },
  ],
  // Thyroid ultrasound, Chinese
  [
    'zh',
    'thyroid',
    '右叶见实性低回声结节，大小约 1.8 cm，边缘不规则，可见点状强回声。',
    {},
    { ...solidRight, margin: 'lobulatedOrIrregular', foci: ['punctate'] },
  ],
  [
    'zh',
    'thyroid',
    '峡部囊实性结节，等回声，宽大于高，12 mm × 9 mm，边缘光滑。',
    {},
    {
      side: 'isthmus',
      composition: 'mixed',
      echogenicity: 'hyperOrIsoechoic',
      shape: 'wider',
      size: [12, 9],
      margin: 'smooth',
    },
  ],
  [
    'zh',
    'thyroid',
    '左叶囊性无回声结节，8毫米，未见钙化。颈部未见可疑淋巴结。',
    { lymphNodes: 'unremarkable' },
    { side: 'left', composition: 'cystic', echogenicity: 'anechoic', size: [8], foci: ['none'] },
  ],
  [
    'zh',
    'thyroid',
    '右叶极低回声结节，纵横比大于1，边界不清。左叶见海绵状结节，1.5厘米。',
    {},
    { side: 'right', echogenicity: 'veryHypoechoic', shape: 'taller', margin: 'illDefined' },
    { side: 'left', composition: 'spongiform', size: [15] },
  ],
  // Chest CT
  [
    'en',
    'chest',
    '62-year-old patient, high risk. Single solid nodule of 9 x 7 mm in the right upper lobe, spiculated margins.',
    { age: 62, risk: 'high', count: 'single' },
    { attenuation: 'solid', size: [9, 7], side: 'right', lobe: 'upper', outline: 'spiculated' },
  ],
  [
    'en',
    'chest',
    'Part-solid nodule in the LLL, 12 x 10 mm, with a solid component of 4 mm.',
    {},
    { attenuation: 'partSolid', side: 'left', lobe: 'lower', size: [12, 10], solidComponent: 4 },
  ],
  [
    'en',
    'chest',
    'Multiple ground-glass nodules, the largest 5 x 4 mm in the lingula. No known cancer or immunosuppression.',
    { count: 'multiple', exclusions: ['none'] },
    { attenuation: 'groundGlass', size: [5, 4], lobe: 'lingula' },
  ],
  [
    'en',
    'chest',
    'Patient with known cancer, solid nodule of 6 x 6 mm in the right middle lobe',
    { exclusions: ['cancer'] },
    { attenuation: 'solid', size: [6, 6], side: 'right', lobe: 'middle' },
  ],
  [
    'es',
    'chest',
    'Varón de 70 años, alto riesgo. Nódulo único en vidrio deslustrado de 8 x 6 mm en el lóbulo superior izquierdo.',
    { age: 70, risk: 'high', count: 'single' },
    { attenuation: 'groundGlass', size: [8, 6], side: 'left', lobe: 'upper' },
  ],
  [
    'es',
    'chest',
    'Nódulo parcialmente sólido en LID de 11 x 9 mm con un componente sólido de 7 mm. Sin cáncer ni inmunosupresión.',
    { exclusions: ['none'] },
    { attenuation: 'partSolid', side: 'right', lobe: 'lower', size: [11, 9], solidComponent: 7 },
  ],
  [
    'fr',
    'chest',
    'Patiente de 58 ans, risque faible. Nodule solide unique du lobe moyen droit de 7 x 6 mm, contours lobulés.',
    { age: 58, risk: 'low', count: 'single' },
    { attenuation: 'solid', side: 'right', lobe: 'middle', size: [7, 6], outline: 'lobulated' },
  ],
  [
    'fr',
    'chest',
    'Plusieurs nodules en verre dépoli, le plus grand de 6 x 5 mm, lobe inférieur gauche',
    { count: 'multiple' },
    { attenuation: 'groundGlass', size: [6, 5], side: 'left', lobe: 'lower' },
  ],
  [
    'zh',
    'chest',
    '65岁，高危。右肺上叶孤立实性结节，9 mm × 7 mm，边缘毛刺。',
    { age: 65, risk: 'high', count: 'single' },
    { side: 'right', lobe: 'upper', attenuation: 'solid', size: [9, 7], outline: 'spiculated' },
  ],
  [
    'zh',
    'chest',
    '左肺下叶部分实性结节，12×10 mm，实性成分约 4 mm。',
    {},
    { side: 'left', lobe: 'lower', attenuation: 'partSolid', size: [12, 10], solidComponent: 4 },
  ],
]

test.each(rows)('%s, %s: %s', (locale, template, text, general, ...findings) => {
  const draft = parseDictation(text, template, locale)
  expect(draft.general).toEqual(general)
  expect(draft.findings).toEqual(findings)
  expect(draft.parts.filter(({ kind }) => kind === 'conflict' || kind === 'number')).toEqual([])
})

function listParts(text: string, template: TemplateId = 'thyroid', locale: DemoLocale = 'en') {
  return parseDictation(text, template, locale).parts.flatMap(({ kind, quote }) =>
    kind === 'context' ? [] : [[quote, kind]],
  )
}

test('each field shows the words that it comes from', () => {
  const { parts } = parseDictation('A Solid NODULE in the right lobe', 'thyroid', 'en')
  const used = parts.filter(({ kind }) => kind === 'used')
  expect(used.map(({ quote, statements }) => [quote, statements])).toEqual([
    ['Solid', [{ field: 'composition', value: 'solid' }]],
    ['right', [{ field: 'side', value: 'right' }]],
  ])
})

test('what is not understood stays visible and fills nothing', () => {
  expect(listParts('Solid nodule with vascular hotspots')).toEqual([
    ['Solid', 'used'],
    ['vascular', 'unknown'],
    ['hotspots', 'unknown'],
  ])
  expect(listParts('实性结节，血流丰富', 'thyroid', 'zh')).toEqual([
    ['实性', 'used'],
    ['血流丰富', 'unknown'],
  ])
})

test('two values for one field leave it empty', () => {
  const draft = parseDictation('Solid nodule of 18 mm in the right lobe, left lobe, 12 mm', 'thyroid', 'en')
  expect(draft.findings).toEqual([{ composition: 'solid' }])
  expect(draft.parts.filter(({ kind }) => kind === 'conflict').map(({ quote }) => quote)).toEqual([
    '18 mm',
    'right',
    'left',
    '12 mm',
  ])
})

test('what is excluded fills nothing', () => {
  expect(listParts('no macrocalcifications or rim calcifications, smooth margins')).toEqual([
    ['no', 'negated'],
    ['macrocalcifications', 'negated'],
    ['rim calcifications', 'negated'],
    ['smooth margins', 'used'],
  ])
})

test('a number without a unit is no size', () => {
  expect(listParts('solid nodule of 18 x 12 in the right lobe')).toContainEqual(['18 x 12', 'number'])
  expect(parseDictation('nodule, 18', 'thyroid', 'en').findings).toEqual([])
})

test('a term that the finding has no field for is told', () => {
  expect(listParts('solid nodule, solid component of 4 mm', 'chest')).toContainEqual([
    'solid component of 4 mm',
    'misplaced',
  ])
})

test.each(templateIds)('every term of the %s template can be dictated in every language', (template) => {
  const terms = new Set(lexicons[template].flatMap((row) => row.terms))
  const fields = [...templates[template].general, ...templates[template].finding]
  const expected = fields
    .flatMap((field) => ('options' in field ? field.options.map((option) => `${field.id}.${option}`) : []))
    // Nobody dictates "undetermined": it is chosen with a click.
    .filter((term) => !term.endsWith('.undetermined'))
  expect(expected.filter((term) => !terms.has(term))).toEqual([])
  // And the lexicon has no term that the template lacks.
  expect([...terms].filter((term) => !expected.includes(term))).toEqual([])
})

test('parts stand in order, do not overlap and quote the text', () => {
  const words = ['solid', 'right', 'nódulo', '1,8 cm', '右叶', 'no', 'x', '12', '.', ',', 'é', '😀', 'BI-RADS 4A', '\n']
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((list) => list.join(' ')),
      fc.constantFrom(...templateIds),
      fc.constantFrom(...demoLocales),
      (text, template, locale) => {
        const { parts } = parseDictation(text, template, locale)
        for (const [index, { start, end, quote }] of parts.entries()) {
          expect(quote).toBe(text.slice(start, end))
          expect(start).toBeGreaterThanOrEqual(parts[index - 1]?.end ?? 0)
        }
      },
    ),
  )
})

test('folding keeps every place', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(text).length === text.length))
  expect(fold('Échogène – L’ÎLE')).toBe("echogene - l'ile")
})
