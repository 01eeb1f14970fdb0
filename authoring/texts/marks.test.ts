import { expect, test } from 'vitest'
import { specimens } from '../../model/kinds/specimens.ts'
import { parseMarkedText } from '../../model/kit/marked-text.ts'
import { listTranslations } from './list-texts.ts'

test('a translation of a specimen keeps the numbered words and the references of its English', () => {
  const lost = listTranslations().filter(
    ({ id, english, text }) =>
      id.startsWith('specimens.') && text && String(listMarks(text)) !== String(listMarks(english)),
  )
  expect(lost.map(({ file, id }) => `${file}: ${id}`)).toEqual([])
})

test('each number in a specimen has its item', () => {
  const lost = specimens.all.flatMap(([slug, specimen]) => {
    const count = specimen ? countItems(specimen) : 0
    const numbers = listNumbers(specimen)
    return numbers.filter((number) => number < 1 || number > count).map((number) => `${slug}: ${number}`)
  })
  expect(lost).toEqual([])
})

test('the marks that a translation must keep are its numbers', () => {
  expect(listMarks('[^2] and [1|x] but [-y-]')).toEqual(['numbered 1', 'reference 2'])
})

type Specimen = (typeof specimens.all)[number][1]

function countItems(specimen: Specimen): number {
  switch (specimen.kind) {
    case 'revision':
      return (Object.values(specimen.byLocale ?? {})[0]?.notes ?? specimen.notes).length
    case 'extraction':
      return specimen.fields.length
    case 'answer':
      return specimen.passages.length
    case 'report':
      return specimen.flags.length
    default:
      return 0
  }
}

/** The numbers of all texts of a specimen, whatever its kind. */
function listNumbers(value: unknown): number[] {
  if (typeof value === 'string') return listMarks(value).map((mark) => Number(mark.split(' ')[1]))
  return value && typeof value === 'object' ? Object.values(value).flatMap(listNumbers) : []
}

/** The numbers that a text marks and refers to, in order. A translation must keep them. */
function listMarks(text: string): string[] {
  return parseMarkedText(text)
    .flatMap((piece) => ('number' in piece ? [`${piece.kind} ${piece.number}`] : []))
    .sort()
}
