import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const encode = (text: string) => new TextEncoder().encode(text)

test('UTF-8 with and without its mark, and UTF-16 in both orders', () => {
  const text = 'Operación €'
  const units = Array.from(text, (character) => character.charCodeAt(0))
  const little = Uint8Array.from([0xff, 0xfe, ...units.flatMap((unit) => [unit & 255, unit >> 8])])
  const big = Uint8Array.from([0xfe, 0xff, ...units.flatMap((unit) => [unit >> 8, unit & 255])])
  expect(decodeText(encode(text))).toBe(text)
  expect(decodeText(encode(`\uFEFF${text}`))).toBe(text)
  expect(decodeText(little)).toBe(text)
  expect(decodeText(big)).toBe(text)
})

test('what is no UTF-8 is Windows-1252: “Operación;12,50 €” from an old export', () => {
  const bytes = Uint8Array.from([...encode('Operaci'), 0xf3, ...encode('n;12,50 '), 0x80])
  expect(decodeText(bytes)).toBe('Operación;12,50 €')
})

test('Chinese in GB 18030 is told from western accents', () => {
  // 余额 (balance) is D3 E0 B6 EE in GB 2312, which GB 18030 extends.
  expect(decodeText(Uint8Array.from([0xd3, 0xe0, 0xb6, 0xee, 0x2c, 0x31]))).toBe('余额,1')
})
