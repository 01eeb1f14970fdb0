import type { Locale } from '../../locales/locales.ts'
import { tell } from '../../locales/owner.ts'
import { isDocument, type Words } from './list-texts.ts'
import { listPassages } from './passages.ts'

/** A fault of typography and what mends it; `sign` takes its place where there is one right answer, which no key of a keyboard writes. */
type Rule = { pattern: RegExp; remedy: string; sign?: string }

const [noBreak, narrow, noBreakHyphen] = ['\u00a0', '\u202f', '\u2011']

const usual: Rule[] = [
  { pattern: /\.{3}/, remedy: tell('checks.signs.ellipsis'), sign: '…' },
  {
    pattern: /(?<=[\d}]) (?=(?:%|€|[kMG][Bo]|m?s|[ckm]?m|kg|h|min)(?![\p{L}\p{N}’]))/u,
    remedy: tell('checks.signs.unit'),
    sign: noBreak,
  },
]

/** By language. `locales/glossary.md` sets the style. */
const rules: Partial<Record<string, Rule[]>> = {
  es: [
    ...usual,
    { pattern: /["“](?![^«»]*»)/, remedy: tell('checks.signs.quotes') },
    { pattern: /\.»/, remedy: tell('checks.signs.stop') },
  ],
  fr: [
    ...usual,
    { pattern: /(?<=[^\s;!?]) ?(?=[;!?](?:\s|$))/, remedy: tell('checks.signs.narrow'), sign: narrow },
    {
      pattern: /(?<=[^\s\d]) ?(?=:(?:\s|$))|(?<=«)(?: |(?=[^\s»]))|(?: |(?<=[^\s«]))(?=»)/,
      remedy: tell('checks.signs.noBreak'),
      sign: noBreak,
    },
    // After a single letter no line ends: "e-mail" would be cut to "e-".
    {
      pattern: /(?<=(?<![\p{L}\p{N}_./@-])\p{L})-(?=\p{L}{2})/u,
      remedy: tell('checks.signs.hyphen'),
      sign: noBreakHyphen,
    },
  ],
  zh: [
    {
      pattern: /\p{Script=Han}[,;:!?]|\p{Script=Han}\.(?!\w)|[,;:!?]\p{Script=Han}/u,
      remedy: tell('checks.signs.full'),
    },
    { pattern: /(?<=[\d}])[ \u00a0](?=%)/, remedy: tell('checks.signs.percent'), sign: '' },
    {
      pattern:
        /(?<=[，。：；？！、）])[ \u00a0](?=[\p{L}\p{N}（“《…[])|(?<=[\p{L}\p{N}）”》…\]])[ \u00a0](?=[，。：；？！、（）])/u,
      remedy: tell('checks.signs.wide'),
      sign: '',
    },
    {
      pattern: /(?<=\p{Script=Han})(?=[A-Za-z\d])|(?<=[A-Za-z\d%])(?=\p{Script=Han})/u,
      remedy: tell('checks.signs.latin'),
      sign: ' ',
    },
  ],
}

/** Words with the signs and spaces of their language where there is one right answer. Code, placeholders and addresses stay. */
export function setSigns(words: string, locale: string): string {
  if (/^(```|~~~)/m.test(words)) return words
  return words
    .split(/(`[^`]*`|\]\([^)]*\)|\w+:\/\/\S+|\[[a-z]+:[\w.-]+\]|<[^>]*>)/)
    .map((part, index) =>
      index % 2 === 1 ? part : (rules[locale] ?? []).reduce((text, rule) => mend(text, rule), part),
    )
    .join('')
}

function mend(text: string, { pattern, sign }: Rule): string {
  return sign === undefined ? text : text.replace(new RegExp(pattern, `${pattern.flags}g`), sign)
}

/** Finds faults of typography in a text. Code is left out, and placeholders count as numbers. */
export function findTypos({ id, kind, locale, file, words }: Words): string[] {
  return listPassages(isDocument(kind) ? kind : 'content', words).flatMap((passage) =>
    findTyposIn(passage, locale).map((typo) => `${file}: ${id}: ${typo}`),
  )
}

export function findTyposIn(passage: string, locale: Locale): string[] {
  return (rules[locale] ?? []).flatMap(({ pattern, remedy }) => {
    const found = pattern.exec(passage)
    if (!found) return []
    const [before, after] = [Math.max(0, found.index - 1), found.index + found[0].length + 1]
    const around = passage.slice(Math.max(0, found.index - 30), found.index + 30)
    return [tell('checks.signs', { found: passage.slice(before, after), around, remedy })]
  })
}
