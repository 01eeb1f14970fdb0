import type { Locale } from '../../locales/locales.ts'
import { loadOwnerI18n } from '../../locales/owner.ts'
import { isDocument } from './documents.ts'
import type { Words } from './list-texts.ts'
import { listPassages } from './passages.ts'

const i18n = loadOwnerI18n('authoring/checks')

type Rule = { pattern: RegExp; remedy: string }

const ellipsis: Rule = { pattern: /\.\.\./, remedy: i18n.t('checks.signs.ellipsis') }

const unit: Rule = {
  pattern: /[\d}] (?:%|€|[kMG][Bo]|m?s|[ckm]?m|kg|h|min)(?![\p{L}\p{N}’])/u,
  remedy: i18n.t('checks.signs.unit'),
}

/** After a single letter no line ends: "e-mail" would be cut to "e-". */
const single = /(?<=(?<![\p{L}\p{N}_./@-])\p{L})-(?=\p{L}{2})/u

/** Faults of typography by language, each with its remedy. `locales/glossary.md` sets the style. */
const rules: Partial<Record<Locale, Rule[]>> = {
  es: [
    ellipsis,
    unit,
    { pattern: /["“](?![^«»]*»)/, remedy: i18n.t('checks.signs.quotes') },
    { pattern: /\.»/, remedy: i18n.t('checks.signs.stop') },
  ],
  fr: [
    ellipsis,
    unit,
    { pattern: /[^\s;!?] ?[;!?](?=\s|$)/, remedy: i18n.t('checks.signs.narrow') },
    { pattern: /[^\s\d] ?:(?=\s|$)|« | »/, remedy: i18n.t('checks.signs.noBreak') },
    { pattern: single, remedy: i18n.t('checks.signs.hyphen') },
  ],
  zh: [
    {
      pattern: /\p{Script=Han}[,;:!?]|\p{Script=Han}\.(?!\w)|[,;:!?]\p{Script=Han}/u,
      remedy: i18n.t('checks.signs.full'),
    },
    { pattern: /[\d}][ \u00a0]%/, remedy: i18n.t('checks.signs.percent') },
    { pattern: /\p{Script=Han}[A-Za-z\d]|[A-Za-z\d%]\p{Script=Han}/u, remedy: i18n.t('checks.signs.latin') },
  ],
}

const [noBreak, narrow, noBreakHyphen] = ['\u00a0', '\u202f', '\u2011']

/** Faults that have one right answer, which no key of a keyboard writes. */
const usual: Array<[pattern: RegExp, sign: string]> = [
  [/\.{3}/g, '…'],
  [new RegExp(unit.pattern.source.replace('[\\d}] ', '(?<=[\\d}]) (?=').concat(')'), 'gu'), noBreak],
]

const repairs: Partial<Record<string, typeof usual>> = {
  es: usual,
  fr: [
    ...usual,
    [/(?<=[^\s;!?]) ?(?=[;!?](?:\s|$))/g, narrow],
    [/(?<=[^\s\d]) ?(?=:(?:\s|$))|(?<=«) | (?=»)/g, noBreak],
    [new RegExp(single, 'gu'), noBreakHyphen],
  ],
  zh: [
    [/(?<=[\d}])[ \u00a0](?=%)/g, ''],
    [/(?<=\p{Script=Han})(?=[A-Za-z\d])|(?<=[A-Za-z\d%])(?=\p{Script=Han})/gu, ' '],
  ],
}

/** Words with the signs and spaces of their language where there is one right answer. Code, placeholders and addresses stay. */
export function setSigns(words: string, locale: string): string {
  if (/^(```|~~~)/m.test(words)) return words
  return words
    .split(/(`[^`]*`|\]\([^)]*\)|\w+:\/\/\S+|\[[a-z]+:[\w.-]+\]|<[^>]*>)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : (repairs[locale] ?? []).reduce((text, [pattern, sign]) => text.replace(pattern, sign), part),
    )
    .join('')
}

/** Finds faults of typography in a text. Code is left out, and placeholders count as numbers. */
export function findTypos({ id, kind, locale, file, words }: Words): string[] {
  return listPassages(isDocument(kind) ? kind : 'content', words).flatMap((passage) =>
    findTyposIn(passage, locale).map((typo) => `${file}: ${id}: ${typo}`),
  )
}

/** The faults of typography in a passage, each with its remedy. */
export function findTyposIn(passage: string, locale: Locale): string[] {
  return (rules[locale] ?? []).flatMap(({ pattern, remedy }) => {
    const found = pattern.exec(passage)
    if (!found) return []
    const around = passage.slice(Math.max(0, found.index - 30), found.index + 30)
    return [i18n.t('checks.signs', { found: found[0], around, remedy })]
  })
}
