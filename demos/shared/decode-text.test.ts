import { expect, test } from 'vitest'
import { countDamaged, decodeText } from './decode-text.ts'

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

test('one cut letter does not change the encoding of the rest', () => {
  const cut = Uint8Array.from([...encode('Operación;Descripci'), 0xc3, ...encode(';niño')])
  expect(decodeText(cut)).toBe('Operación;Descripci�;niño')
  expect(countDamaged(decodeText(cut))).toBe(1)
  const chinese = Uint8Array.from([...encode('交易日期,'), 0xe4, 0xbd, ...encode(',余额')])
  expect(decodeText(chinese)).toBe('交易日期,�,余额')
})

test('a cut letter in GB 18030 does not change the encoding of the rest', () => {
  // 余额余额余额余额余额余额 and half a letter.
  const balance = [0xd3, 0xe0, 0xb6, 0xee]
  const bytes = Uint8Array.from([...Array.from({ length: 6 }, () => balance).flat(), 0x2c, 0xd3, 0x2c, 0x31])
  expect(decodeText(bytes)).toContain('余额余额')
})

test('bytes of Windows-1252 that are no UTF-8 stay so, with one accent as with many', () => {
  expect(decodeText(Uint8Array.from([...encode('Espa'), 0xf1, ...encode('a')]))).toBe('España')
})
