import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Locale } from '../../locales/locales.ts'

/** The languages with a dictionary that tells the plurals of its words. */
export type NumberedLocale = keyof typeof plurals

/**
 * The suffix rules of each language's Hunspell dictionary that make a plural: their flags, and the endings that they add
 * (https://manpages.debian.org/testing/libhunspell-dev/hunspell.5.en.html).
 */
const plurals = {
  en: { S: /s$/ },
  es: { S: /s$/ },
  fr: { 'S.': /^s$/, 'F.': /^s$/, 'X.': /x$/, 'W.': /x$/, 'A.': /s$/ },
}

/** Tells if a language has a dictionary here. */
export function isNumbered(locale: Locale): locale is NumberedLocale {
  return locale in plurals
}

/** The words of a dictionary with their plurals, in small letters. */
export function listPlurals(locale: NumberedLocale): Map<string, Set<string>> {
  const endings = new Map<string, RegExp>(Object.entries(plurals[locale]))
  const rules = [...read(locale, 'aff').matchAll(/^SFX +(\S+) +(\S+) +([^\s/]+)\S* +(\S+)$/gm)].flatMap(
    ([, flag = '', cut = '', add = '', condition = '']) =>
      endings.get(flag)?.test(add)
        ? [{ flag, cut: cut === '0' ? '' : cut, add, condition: new RegExp(`${condition}$`) }]
        : [],
  )
  // A flag is one character or two.
  const marks = locale === 'fr' ? /../gu : /./gu
  const found = new Map<string, Set<string>>()
  for (const line of read(locale, 'dic').split('\n')) {
    const [, word = '', flags = ''] = /^([\p{Ll}\p{M}]{2,})(?:\/(\S+))?$/u.exec(line) ?? []
    if (!word) continue
    const own = new Set(flags.match(marks))
    const fitting = rules.filter(
      ({ flag, cut, condition }) => own.has(flag) && word.endsWith(cut) && condition.test(word),
    )
    const made = fitting.map(({ cut, add }) => word.slice(0, word.length - cut.length) + add)
    found.set(word, new Set([...(found.get(word) ?? []), ...made]))
  }
  return found
}

function read(locale: NumberedLocale, kind: 'aff' | 'dic'): string {
  const folder = dirname(createRequire(import.meta.url).resolve(`dictionary-${locale}`))
  return readFileSync(join(folder, `index.${kind}`), 'utf8')
}
