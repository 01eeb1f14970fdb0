import { expect, test } from 'vitest'
import { computeCoursePrice } from './course-price.ts'

const price = (net: number, vatRate: number) => ({ price: { net, vatRate } })

test('the total of several people is that of one, times the people', () => {
  expect(computeCoursePrice(price(340, 21))).toEqual({ net: 34000, rate: 21, tax: 7140, total: 41140 })
  expect(computeCoursePrice(price(340, 21), 3)).toEqual({ net: 102000, rate: 21, tax: 21420, total: 123420 })
  expect(computeCoursePrice(price(0.99, 10), 5)).toEqual({ net: 495, rate: 10, tax: 50, total: 545 })
})

test('half a cent is rounded up, as in a shop', () => {
  expect(computeCoursePrice(price(1.5, 7))?.total).toBe(161)
  expect(computeCoursePrice(price(100.5, 21))?.total).toBe(12161)
})

test('an exempt course has no tax, and a free one no price', () => {
  expect(computeCoursePrice(price(120, 0), 2)).toEqual({ net: 24000, tax: 0, total: 24000 })
  expect(computeCoursePrice({ price: { net: 0 } }, 3)).toEqual({ net: 0, tax: 0, total: 0 })
  expect(computeCoursePrice({ price: undefined })).toBeUndefined()
})
