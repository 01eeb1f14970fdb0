import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The languages with a dictionary that tells the plurals of its words. */
export type NumberedLocale = keyof typeof plurals

/**
 * The suffix rules of each language's Hunspell dictionary that make a plural, by their flags, and the singulars they hold for
 * (https://manpages.debian.org/testing/libhunspell-dev/hunspell.5.en.html).
 */
const plurals = {
  en: { flags: ['S'], length: 1, makesPlural: /s$/ },
  es: { flags: ['S'], length: 1, makesPlural: /s$/ },
  fr: { flags: ['S.', 'X.', 'W.', 'F.', 'A.'], length: 2, makesPlural: /^(?:s|x|ux|ses|xes|zzes|hes|ies)$/ },
}

type Rule = { cut: string; add: string; condition: RegExp }

/** The words of a dictionary with their plurals, in small letters. */
export function listPlurals(locale: NumberedLocale): Map<string, Set<string>> {
  const { flags, length, makesPlural } = plurals[locale]
  const [aff, dic] = ['aff', 'dic'].map((kind) =>
    readFileSync(require.resolve(`dictionary-${locale}`).replace(/js$/, kind), 'utf8'),
  )
  const rules = Map.groupBy(
    [...(aff ?? '').matchAll(/^SFX +(\S+) +(\S+) +([^\s/]+)\S* +(\S+)$/gm)].flatMap(
      ([, flag = '', cut = '', add = '', condition = '']) =>
        flags.includes(flag) &&
        makesPlural.test(add) &&
        !(flag === 'F.' && add !== 's') &&
        !(flag === 'W.' && add === 'ses')
          ? [{ flag, cut: cut === '0' ? '' : cut, add, condition: new RegExp(`${condition}$`) }]
          : [],
    ),
    ({ flag }) => flag,
  )
  const found = new Map<string, Set<string>>()
  for (const line of (dic ?? '').split('\n')) {
    const [, word = '', marks = ''] = /^([\p{Ll}\p{M}]{2,})(?:\/(\S+))?$/u.exec(line) ?? []
    if (!word) continue
    const own = new Set(
      Array.from({ length: marks.length / length }, (_, index) => marks.slice(index * length, (index + 1) * length)),
    )
    const all = found.get(word) ?? new Set()
    for (const { cut, add, condition } of [...own].flatMap((flag): Rule[] => rules.get(flag) ?? []))
      if (word.endsWith(cut) && condition.test(word)) all.add(word.slice(0, word.length - cut.length) + add)
    found.set(word, all)
  }
  return found
}

const require = createRequire(import.meta.url)
