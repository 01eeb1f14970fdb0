import { expect, test } from 'vitest'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { claims, otherFigures } from '../../model/kinds/claims.ts'
import { getContentTranslator } from '../../pages/data/load-context.ts'
import { listTranslations, listWords, type Words } from './list-texts.ts'

/** Stale translations are told as stale. */
const stale = new Set(
  listTranslations()
    .filter(({ freshness }) => freshness === 'stale')
    .map(({ locale, id }) => `${locale} ${id}`),
)

test('figures that the site says of itself are quoted from content/claims.json and typed nowhere else', () => {
  const texts = listWords().filter(({ locale, id }) => !stale.has(`${locale} ${id}`))
  expect(findTypedClaims(texts)).toEqual([])
})

const find = (value: string, label: string, words: string) => createPattern(value, label).test(words)

test('a typed figure is found in each of its forms and languages', () => {
  expect(find('18', 'countries', 'In 18 countries.')).toBe(true)
  expect(find('48 hours', 'to a roadmap', 'A 48-hour roadmap.')).toBe(true)
  expect(find('94%', 'satisfaction', 'With 94% satisfaction.')).toBe(true)
  for (const words of ['From 50 to 80% less.', '50–80%', 'De 50 a 80%', '50 至 80%'])
    expect(find('50–80%', 'less work', words)).toBe(true)
  expect(find('18', 'países', 'En 18 países.')).toBe(true)
  expect(find('48 heures', 'pour la feuille de route', 'Dans les 48 heures.')).toBe(true)
  expect(find('18', '国家', '18 个国家，48 小时。')).toBe(true)
})

test('quotes and other numbers are none', () => {
  expect(find('12 个月', '案例', '2026 年 12 月，3 分。')).toBe(false)
  expect(find('48 hours', 'to a roadmap', 'Within [claim:roadmap], in 148 hours.')).toBe(false)
  expect(find('18', 'countries', 'On 18 pages.')).toBe(false)
})

/** Texts that type the figure of a claim instead of quoting it: `[claim:roadmap]`. */
function findTypedClaims(texts: Array<Pick<Words, 'id' | 'file' | 'locale' | 'words'>>): string[] {
  const patterns = new Map(localeCodes.map((locale) => [locale, listPatterns(locale)]))
  return texts.flatMap(({ id, file, locale, words }) => {
    if (id.startsWith('claims.')) return []
    const others = Object.entries(otherFigures).filter(([begin]) => `${id}.`.startsWith(`${begin}.`))
    const typed = (patterns.get(locale) ?? []).filter(
      ({ claim, pattern }) => pattern.test(words) && !others.some(([, meanings]) => claim in meanings),
    )
    return typed.map(({ claim, pattern }) => {
      return `${file}: ${id}: “${pattern.exec(words)?.[0]}” is a claim; write [claim:${claim}], or say in content/other-figures.json that it is another figure`
    })
  })
}

function listPatterns(locale: Locale) {
  const translate = getContentTranslator(locale)
  return claims.map(({ id, value, label }) => {
    const words = [translate(`claims.${id}.value`, value), translate(`claims.${id}.label`, label)] as const
    return { claim: id, pattern: createPattern(...words) }
  })
}

/** The number of a figure with its unit, or with what it counts where it has no unit: 48 hours, 48-hour, 18 countries. */
function createPattern(value: string, label: string): RegExp {
  const [number = value] = /\d+(?:[^\d\p{Script=Han}]+\d+)?/u.exec(value) ?? []
  const unit = value.slice(value.indexOf(number) + number.length).replace(/^[\s+-]+/, '') || label
  const range = (number.match(/\d+/g) ?? []).join('\\s*%?\\s*(?:[-–—]|to|and|à|a|y|o|至|到)\\s*')
  // The beginning of the unit, so that "90-day" is found as well as "90 days"; in Chinese 12 个月 are months, and 12 月 is December.
  const stem = /\p{Script=Han}/u.test(unit) ? unit.slice(0, 2) : unit.slice(0, 4).replace(/s$/, '')
  const measure = stem.startsWith('个') ? '' : '个?'
  return new RegExp(`(?<![\\d.,])${range}\\s*\\+?[\\s-]*${measure}${stem.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}`, 'iu')
}
