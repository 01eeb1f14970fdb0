import { readFileSync } from 'node:fs'
import { tell } from '../../locales/owner.ts'
import { formerFile, formerSentences } from '../../model/former.ts'
import { listUndatedFundae } from '../../model/fundae-days.ts'
import { isShipped, listSamples } from '../../model/samples.ts'
import { listUnapproved } from '../../model/unapproved.ts'
import { findOwnerFile } from '../../owner-files.ts'
import { type Left, leave } from '../files/left.ts'
import { listPlaceholders } from '../new/placeholders.ts'
import { createShownTest, listMissing, listShippedLeadingTexts, listShippedTexts } from '../shipped.ts'
import { listBrokenLinks } from '../texts/links.ts'
import { isDocument, listInAllLanguages, listWords, type Translation } from '../texts/list-texts.ts'
import { listOutdatedRecord, listUntranslated, listUntrueTranslations } from '../texts/report.ts'

/** Reasons for which only a public build is refused. */
export function listLeftInContent(texts: Translation[]): Left[] {
  const missing = listMissing(texts)
  // Those of others are not published.
  const unapproved = new Set(listUnapproved().map(({ kind, slug }) => `${kind}s.${slug}`))
  const links = texts.flatMap(({ id, kind, locale, file, text = '' }) => {
    const broken = isDocument(kind) && !unapproved.has(id) ? listBrokenLinks({ id, locale, file, words: text }) : []
    return broken.map(({ place, what }) => leave('link', { id, file: place }, what))
  })
  return [
    ...links,
    ...listPlaceholders(listWords(texts)).map((text) =>
      leave('placeholder', text, tell('ready.placeholder', { words: text.placeholder })),
    ),
    ...listShippedLeadingTexts().map((text) => {
      const values = { words: text.english, command: `npm run content -- --mine ${text.id}` }
      return { ...leave('shipped', text, tell('ready.shipped.leading', values)), leading: true }
    }),
    ...listSamples().map((sample) => {
      const what = isShipped(sample) ? tell('ready.sample.shipped') : tell('ready.sample')
      return leave(sample.kind, { id: sample.path, file: sample.file }, what)
    }),
    ...missing.map((text) => leave('translation', text, tell('ready.missing'))),
    ...listUntrueTranslations(texts).map((text) =>
      leave('translation', text, tell('ready.untrue', { command: `npm run content -- --accept ${text.id}` })),
    ),
  ]
}

/** Posts and issues that the owner has not approved, and days that cannot be computed; a public build leaves them out, and is not refused. */
export function listLeftOut(): Left[] {
  const undated = listUndatedFundae().map(({ course, missing }) =>
    leave('holidays', { id: missing, file: 'content/site.json' }, tell('ready.holidays', { course })),
  )
  const unapproved = listUnapproved().map(({ slug, file }) =>
    leave('unapproved', { id: slug, file }, tell('ready.unapproved')),
  )
  return [...unapproved, ...undated]
}

/** Words that a public build shows although they may be those of the former owner. */
export function listOutdated(): Left[] {
  const texts = listInAllLanguages()
  const all = texts.filter(({ locale, writtenIn }) => locale !== writtenIn)
  const pieces = Map.groupBy(listUntranslated(all), ({ file, id }) => `${file} ${id.split('.').slice(0, 2).join('.')}`)
  const untranslated = [...pieces].map(([place, { length }]) => {
    const [file = '', id = ''] = place.split(' ')
    return leave('translation', { id, file }, tell('ready.untranslated', { count: length }))
  })
  const translations = listOutdatedRecord(all).map((text) =>
    leave('translation', text, tell('ready.outdated', { command: `npm run content -- --accept ${text.id}` })),
  )
  return [...untranslated, ...translations, ...listFormer(texts), ...listShipped()]
}

/** Words that nobody has changed since the site came with them, page by page. */
function listShipped(): Left[] {
  const refused = new Set(listShippedLeadingTexts().map(({ id }) => id))
  const rest = listShippedTexts().filter(({ id }) => !refused.has(id))
  return [...Map.groupBy(rest, ({ page }) => page)].map(([page, texts]) => {
    const file = [...new Set(texts.map((text) => text.file))].join(', ')
    const words = texts[0]?.english.slice(0, 80) ?? ''
    const values = { count: texts.length, words, command: `npm run content -- --mine ${page}` }
    return { ...leave('shipped', { id: page, file }, tell('ready.shipped', values)), leading: false }
  })
}

/** The sentences that setup has noted and that still stand in their texts. */
function listFormer(all: Translation[]): Left[] {
  const isShown = createShownTest()
  const texts = new Map(listWords(all).map((text) => [`${text.id} ${text.locale}`, text]))
  return formerSentences.flatMap(({ id, locale, sentence }) => {
    const text = texts.get(`${id} ${locale}`)
    // No page shows it.
    if (!text || !isShown(text)) return []
    const words = isDocument(text.kind) ? readFileSync(findOwnerFile(text.file), 'utf8') : text.words
    const what = tell('ready.former', { sentence, file: formerFile })
    return words.includes(sentence) ? leave('former', text, what) : []
  })
}
