import { expect, test } from 'vitest'
import { listTranslations } from './list-texts.ts'
import { describeTranslation } from './report.ts'

const translations = listTranslations()

test('every text has its translation in every language', () => {
  const missing = translations.filter(({ freshness }) => freshness === 'missing').map(describeTranslation)
  expect(missing, '`npm run translate` drafts what is missing').toEqual([])
})
