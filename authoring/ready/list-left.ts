import { readFileSync } from 'node:fs'
import { type Environment, isHiddenBuild, isPublicBuild, listMissingForMail, type Problem } from '../../environment.ts'
import type { Tell } from '../../locales/owner.ts'
import { describeFault, listProblems } from '../../owner-error.ts'
import { findOwnerFile } from '../../owner-files.ts'
import type { Left } from '../files/left.ts'

/**
 * Everything that a build with this environment refuses, at once: nobody should meet one kind after another.
 *
 * @param problems variables with wrong values, which count as unset where nobody else sees the site
 */
export async function listLeft(environment: Environment, problems: Problem[]): Promise<Left[]> {
  const tell = await readWords().catch(describeErrors)
  // Without content/site.json the owner's language is not known, nor much else.
  if (Array.isArray(tell)) return tell
  const file = 'environment.ts'
  const isPublic = isPublicBuild(environment)
  return [
    ...(isPublic ? problems : []).map(({ name, message }) => leave('variable', { id: name, file }, message)),
    ...listMissingForMail(environment).map((id) => leave('setting', { id, file }, tell('ready.unset'))),
    ...(isPublic && environment.VISITOR_MAILS_HOURLY === 0
      ? [leave('setting', { id: 'VISITOR_MAILS_HOURLY', file }, tell('ready.noMails'))]
      : []),
    ...(await listLeftOfContent(tell, isPublic && !isHiddenBuild(environment)).catch(describeErrors)),
  ]
}

const readWords = async () => (await import('../../locales/owner.ts')).tell

function describeErrors(error: unknown): Left[] {
  return listProblems(error).map((problem) => {
    return leave('content', { id: problem.field ?? '', file: problem.file }, describeFault(problem))
  })
}

function leave(kind: string, { id, file }: Pick<Left, 'id' | 'file'>, what: string): Left {
  return { kind, id, file, what }
}

/** The content is loaded here, so that one that does not fit its schema is a line among others. */
async function listLeftOfContent(tell: Tell, isPublic: boolean): Promise<Left[]> {
  // Refuses colours without enough contrast.
  await import('../../model/kinds/brand-colors.ts')
  const { findUnknownQuotes } = await import('../../model/quotes.ts')
  const { listInAllLanguages } = await import('../texts/list-texts.ts')
  const { findBrokenMessage } = await import('../texts/translation-error.ts')
  const texts = listInAllLanguages()
  const quotes = texts.flatMap(({ id, file, text = '' }) =>
    findUnknownQuotes(text).map((what) => leave('quote', { id, file }, what)),
  )
  const broken = texts.flatMap((text) => {
    const what = findBrokenMessage(text)
    return what === undefined ? [] : leave('translation', text, what)
  })
  const wrong = [...quotes, ...broken]
  if (!isPublic) return wrong
  const { isShipped, listSamples } = await import('../../model/samples.ts')
  const { listUntrueTranslations } = await import('../texts/report.ts')
  const { listBrokenLinks } = await import('../texts/links.ts')
  const { isDocument } = await import('../texts/documents.ts')
  const { listUnapproved } = await import('../../model/unapproved.ts')
  const { listShippedLeadingTexts } = await import('../shipped.ts')
  const { listPlaceholders } = await import('../new/placeholders.ts')
  const missing = texts.filter(({ freshness }) => freshness === 'missing')
  // Those of others are not published.
  const unapproved = new Set(listUnapproved().map(({ kind, slug }) => `${kind}s.${slug}`))
  const links = texts.flatMap(({ id, kind, locale, file, text = '' }) => {
    const broken = isDocument(kind) && !unapproved.has(id) ? listBrokenLinks({ id, locale, file, words: text }) : []
    return broken.map(({ place, what }) => leave('link', { id, file: place }, what))
  })
  return [
    ...wrong,
    ...links,
    ...listPlaceholders().map((text) =>
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
export async function listLeftOut(): Promise<Left[]> {
  const tell = await readWords()
  const { listUndatedFundae } = await import('../../model/fundae-days.ts')
  const { listUnapproved } = await import('../../model/unapproved.ts')
  const undated = listUndatedFundae().map(({ course, missing }) =>
    leave('holidays', { id: missing, file: 'content/site.json' }, tell('ready.holidays', { course })),
  )
  const unapproved = listUnapproved().map(({ slug, file }) =>
    leave('unapproved', { id: slug, file }, tell('ready.unapproved')),
  )
  return [...unapproved, ...undated]
}

/** Words that a public build shows although they may be those of the former owner. */
export async function listOutdated(): Promise<Left[]> {
  const tell = await readWords()
  const { listTranslations } = await import('../texts/list-texts.ts')
  const { listOutdatedRecord, listUntranslated } = await import('../texts/report.ts')
  const all = listTranslations()
  const pieces = Map.groupBy(listUntranslated(all), ({ file, id }) => `${file} ${id.split('.').slice(0, 2).join('.')}`)
  const untranslated = [...pieces].map(([place, { length }]) => {
    const [file = '', id = ''] = place.split(' ')
    return leave('translation', { id, file }, tell('ready.untranslated', { count: length }))
  })
  const translations = listOutdatedRecord(all).map((text) =>
    leave('translation', text, tell('ready.outdated', { command: `npm run content -- --accept ${text.id}` })),
  )
  return [...untranslated, ...translations, ...(await listFormer()), ...(await listShipped())]
}

/** Words that nobody has changed since the site came with them, page by page. */
async function listShipped(): Promise<Left[]> {
  const tell = await readWords()
  const { listShippedLeadingTexts, listShippedTexts } = await import('../shipped.ts')
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
async function listFormer(): Promise<Left[]> {
  const tell = await readWords()
  const { formerFile, formerSentences } = await import('../../model/former.ts')
  if (formerSentences.length === 0) return []
  const { isDocument } = await import('../texts/documents.ts')
  const { listWords } = await import('../texts/list-texts.ts')
  const { findPagePath } = await import('../shipped.ts')
  const { listShownIds } = await import('../texts/shown-texts.ts')
  const shown = listShownIds()
  const texts = new Map(listWords().map((text) => [`${text.id} ${text.locale}`, text]))
  return formerSentences.flatMap(({ id, locale, sentence }) => {
    const text = texts.get(`${id} ${locale}`)
    // No page shows it.
    if (!text || findPagePath(id) === undefined || (text.kind === 'content' && !shown.has(id))) return []
    const words = isDocument(text.kind) ? readFileSync(findOwnerFile(text.file), 'utf8') : text.words
    const what = tell('ready.former', { sentence, file: formerFile })
    return words.includes(sentence) ? leave('former', text, what) : []
  })
}
