import { expect, test } from 'vitest'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { createEngine } from './engine.ts'
import { findElsewhere } from './find-elsewhere.ts'

const texts: Partial<Record<Locale, string>> = { en: 'garden', es: 'jardín', fr: 'jardin potager', zh: '花园' }

function createLoader() {
  const asked: Locale[] = []
  const load = (locale: Locale) => {
    asked.push(locale)
    const words = { name: '', description: '', sections: [], keywords: [] }
    return createEngine([{ path: '/', category: 'overview', weight: 1, title: texts[locale] ?? '', ...words }], locale)
  }
  return { asked, load }
}

const { signal } = new AbortController()

test('languages are asked one after the other, until one has an answer', async () => {
  const { asked, load } = createLoader()
  const found = await findElsewhere('jardin', 'en', load, signal)
  expect(found).toMatchObject({ locale: 'es', hits: [{ document: { title: 'jardín' } }] })
  expect(asked).toEqual(['es'])
})

test('Chinese characters are looked for in Chinese only, other letters not there', async () => {
  const chinese = createLoader()
  expect(await findElsewhere('花园', 'fr', chinese.load, signal)).toMatchObject({ locale: 'zh' })
  expect(chinese.asked).toEqual(['zh'])
  const latin = createLoader()
  expect(await findElsewhere('zeppelin', 'zh', latin.load, signal)).toBeUndefined()
  expect(latin.asked).toEqual(localeCodes.filter((locale) => locale !== 'zh'))
})

test('a query that has changed meanwhile asks no further', async () => {
  const { asked, load } = createLoader()
  expect(await findElsewhere('potager', 'en', load, AbortSignal.abort())).toBeUndefined()
  expect(asked).toEqual(['es'])
})
