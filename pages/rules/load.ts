import { createDayWriter } from '../../locales/date-format.ts'
import { getPunctuation } from '../../locales/punctuation.ts'
import { laws } from '../../model/kinds/laws.ts'
import { today } from '../../model/today.ts'
import { type LoadContext, localizeContent, type PageMeta } from '../data/load-context.ts'
import { localizeSource } from '../shared/localize-source.ts'

export type RulesData = PageMeta & ReturnType<typeof loadRules>

export function loadRules({ locale }: Pick<LoadContext, 'locale'>) {
  const { rows, texts } = localizeContent(locale, laws)
  const write = createDayWriter(locale)
  const written = [...rows]
    .sort((a, b) => a.date.localeCompare(b.date))
    .map((row) => ({
      ...row,
      source: localizeSource(row.source, locale),
      day: row.date,
      date: write(row.date),
      read: texts.read[row.read],
      checked: write(row.checked),
    }))
  return {
    builtOn: today(),
    texts: {
      passed: texts.passed,
      columns: texts.columns,
      officialText: texts.officialText,
      checked: texts.checked,
      stop: getPunctuation(locale).stop,
    },
    regions: (['eu', 'spain'] as const).map((region) => ({
      id: region,
      title: texts[region],
      rows: written.filter((row) => row.region === region),
    })),
  }
}
