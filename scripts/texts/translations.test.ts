import { expect, test } from 'vitest'
import { listTranslations } from './list-texts.ts'
import { describeTranslation } from './report.ts'

const translations = listTranslations()

test('every text has its translation in every language', () => {
  const missing = translations.filter(({ freshness }) => freshness === 'missing').map(describeTranslation)
  expect(missing, '`npm run translate` drafts what is missing').toEqual([])
})

test('stale translations are told and do not fail', () => {
  const stale = translations.filter(({ freshness }) => freshness === 'stale').map(describeTranslation)
  const unknown = translations.filter(({ freshness }) => freshness === 'unknown').length
  if (stale.length > 0) {
    console.warn(`The English has changed since these were made (\`npm run content\`):\n  ${stale.join('\n  ')}`)
  }
  if (unknown > 0) {
    console.warn(`${unknown} translations do not say which English they were made from (\`npm run content\`).`)
  }
})
