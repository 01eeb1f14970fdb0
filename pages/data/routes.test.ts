import { expect, test } from 'vitest'
import { findPage, listAlternates, pages } from './all-pages.ts'
import { matchRoute } from './match-route.ts'
import { href } from './routes.ts'

test('a route with parameters gets them and the language', () => {
  expect(href('service', { service: 'medical-ai' }, 'es')).toBe('/es/services/medical-ai')
  expect(href('cityService', { city: 'valencia', service: 'rag-langchain' }, 'fr')).toBe(
    '/fr/locations/valencia/rag-langchain',
  )
})

test('a missing parameter is an error', () => {
  expect(() => href('service', {} as never, 'es')).toThrow(/service.*needs the parameter "service"/)
})

test('every page has a path of its own and is found by it', () => {
  expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length)
  for (const page of pages) expect(findPage(page.path)).toBe(page)
})

test('every page is matched by its own route', () => {
  for (const page of pages) expect(matchRoute(page.path), page.path).toBe(page.name)
})

test('an unknown path is matched by no route', () => {
  expect(matchRoute('/nowhere')).toBeUndefined()
  expect(matchRoute('/es/services/medical-ai/more')).toBeUndefined()
})

test('there are as many pages in each language', () => {
  const counts = Object.values(Object.groupBy(pages, (page) => page.locale)).map((ofLocale) => ofLocale.length)
  expect(new Set(counts).size).toBe(1)
})

test('the alternates of a page are the same from each of its versions', () => {
  for (const page of pages) {
    const alternates = listAlternates(page)
    for (const { path } of alternates) {
      const other = findPage(path)
      expect(other && listAlternates(other)).toEqual(alternates)
    }
  }
})
