import { splitWords } from '../split-words.ts'

/** The ISO 4217 code of a currency that is written in a text: by its sign, its code, or its name in Chinese. */
export function findCurrency(text: string): string | undefined {
  const found = currencyPattern.exec(text)?.[0]
  if (!found) return undefined
  return /^euros?$/i.test(found) ? 'EUR' : (signs[found.toUpperCase()] ?? found.toUpperCase())
}

/** The currencies of a column's cells, each with the number of its cells, the most frequent first. */
export function countCurrencies(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const code = findCurrency(text)
    if (code) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return new Map([...counts].sort(([, one], [, other]) => other - one))
}

// A sign that several countries use stands for the one whose files are the most frequent here.
const signs: Record<string, string> = {
  US$: 'USD',
  A$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  HK$: 'HKD',
  NT$: 'TWD',
  R$: 'BRL',
  S$: 'SGD',
  MX$: 'MXN',
  NZ$: 'NZD',
  'CN¥': 'CNY',
  'JP¥': 'JPY',
  '€': 'EUR',
  $: 'USD',
  '＄': 'USD',
  '£': 'GBP',
  '¥': 'CNY',
  '￥': 'CNY',
  '₹': 'INR',
  '₽': 'RUB',
  '₩': 'KRW',
  '₺': 'TRY',
  '₪': 'ILS',
  '₫': 'VND',
  '₴': 'UAH',
  '₦': 'NGN',
  '฿': 'THB',
  '₿': 'BTC',
  ZŁ: 'PLN',
  KČ: 'CZK',
  RMB: 'CNY',
  人民币: 'CNY',
  美元: 'USD',
  欧元: 'EUR',
  日元: 'JPY',
  英镑: 'GBP',
  港元: 'HKD',
  港币: 'HKD',
  元: 'CNY',
}

/** Coins are no currencies of ISO 4217, but stand in the same place. */
const coins = ['BTC', 'ETH', 'USDT', 'USDC', 'SOL', 'BNB', 'XRP', 'ADA', 'DOGE', 'LTC']

const codes = splitWords(`
  EUR, USD, GBP, CNY, RMB, JPY, CHF, AED, ARS, AUD, BGN, BRL, CAD, CLP, COP, CZK, DKK, EGP, HKD, HUF, IDR, ILS, INR, ISK,
  KRW, MAD, MXN, MYR, NGN, NOK, NZD, PEN, PHP, PKR, PLN, QAR, RON, RSD, RUB, SAR, SEK, SGD, THB, TND, TRY, TWD, UAH, UYU,
  VND, XAF, XOF, XPF, ZAR
`)

/** Codes are capitals that no other letter touches: `EUR12` is one, `EUROPE` is none. */
export const currencyPattern = new RegExp(
  [
    ...Object.keys(signs)
      .filter((sign) => !/^[A-Z]+$/.test(sign))
      .map((sign) => sign.replaceAll('$', '\\$')),
    'zł',
    'Kč',
    `(?<!\\p{L})(?:${[...codes, ...coins].join('|')}|eur|[Ee]uros?)(?!\\p{L})`,
  ].join('|'),
  'u',
)
