import { expect, test } from 'vitest'
import { type Draft, parseDictation } from './parse-dictation.ts'
import { dictatedSentences } from './sentences.ts'

function listFacts({ general, findings }: Pick<Draft, 'general' | 'findings'>): string[] {
  const list = (values: Draft['general'], place: string) =>
    Object.entries(values).map(([field, value]) => `${place} ${field}: ${value}`)
  return [...list(general, 'examination'), ...findings.flatMap((values, index) => list(values, `finding ${index + 1}`))]
}

test.each(dictatedSentences)(
  '$locale, $template: nothing is made up of: $text',
  ({ text, template, locale, ...right }) => {
    const known = listFacts(right)
    expect(listFacts(parseDictation(text, template, locale)).filter((fact) => !known.includes(fact))).toEqual([])
  },
)

test('nearly every fact of the dictated sentences is found', () => {
  const wanted = dictatedSentences.flatMap(listFacts)
  const found = dictatedSentences.flatMap(({ text, template, locale, ...right }) => {
    const read = listFacts(parseDictation(text, template, locale))
    return listFacts(right).filter((fact) => read.includes(fact))
  })
  expect(found.length / wanted.length).toBeGreaterThan(0.97)
})

test('what fills no field for being open is shown, in each language', () => {
  const open = [
    ['en', 'Solid nodule of 12 mm in the right lobe, possible microcalcifications.', 'microcalcifications'],
    ['es', 'Nódulo sólido de 12 mm, no se puede descartar extensión extratiroidea.', 'extensión extratiroidea'],
    ['fr', 'Nodule solide de 12 mm, des microcalcifications ne peuvent être exclues.', 'microcalcifications'],
    ['zh', '右叶实性结节，12 mm，不能除外微钙化。', '微钙化'],
  ] as const
  for (const [locale, text, quote] of open)
    expect(parseDictation(text, 'thyroid', locale).parts).toContainEqual(
      expect.objectContaining({ kind: 'unsure', quote }),
    )
})
