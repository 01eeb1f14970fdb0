import { type Freshness, freshnessStates } from '../../locales/freshness.ts'
import type { Translation } from './list-texts.ts'

/** The lines of `npm run content`: the counts of each language, then the texts to work on, with file and id. */
export function describeTranslations(translations: Translation[]): string[] {
  return [...Map.groupBy(translations, ({ locale }) => locale)].flatMap(([locale, texts]) => {
    const counts = freshnessStates.map((state) => `${list(texts, state).length} ${state}`)
    const named = (['missing', 'stale', 'draft'] as const).flatMap((state) =>
      list(texts, state).map((text) => `  ${state.padEnd(8)} ${describeTranslation(text)}`),
    )
    const unknown = [...Map.groupBy(list(texts, 'unknown'), ({ file }) => file)].map(
      ([file, { length }]) => `  unknown  ${file}: ${length === 1 ? '1 text' : `${length} texts`}`,
    )
    return [`${locale}: ${counts.join(', ')}`, ...named, ...unknown]
  })
}

/** The place of a translation: `locales/es/header.po: header.ask`. */
export function describeTranslation({ file, id }: Pick<Translation, 'file' | 'id'>): string {
  return `${file}: ${id}`
}

function list(texts: Translation[], state: Freshness): Translation[] {
  return texts.filter(({ freshness }) => freshness === state)
}

/** Stale translations of facts: words of other people, figures, the law. `npm run content` fails with them, and so does a public build. */
export function listUntrueTranslations(translations: Translation[]): Translation[] {
  return list(translations, 'stale').filter(({ id }) =>
    /^(testimonials|legal|claims|caseStudies\.[^.]+\.figure)\./.test(id),
  )
}

/** Drafts that stand in the words of the first language, as those of a new piece do. */
export function listUntranslated(translations: Translation[]): Translation[] {
  return list(translations, 'draft').filter(({ id, text, english }) => text === english && !id.startsWith('site.'))
}

/** Words of the owner's record that may still be the former owner's, or are in the first language; `npm run ready` names them. */
export function listOutdatedRecord(translations: Translation[]): Translation[] {
  return [...list(translations, 'stale'), ...list(translations, 'draft')].filter(({ id }) => id.startsWith('site.'))
}
