import { readFileSync } from 'node:fs'
import { type Environment, isHiddenBuild, isPublicBuild, listMissingForMail, type Problem } from '../../environment.ts'
import { describeFault, listProblems } from '../../owner-error.ts'
import { findOwnerFile } from '../../owner-files.ts'
import type { Left } from '../files/left.ts'

/**
 * Everything that a build with this environment refuses, at once: nobody should meet one kind after another.
 *
 * @param problems variables with wrong values, which count as unset where nobody else sees the site
 */
export async function listLeft(environment: Environment, problems: Problem[]): Promise<Left[]> {
  const file = 'environment.ts'
  const isPublic = isPublicBuild(environment)
  return [
    ...(isPublic ? problems : []).map(({ name, message }) => ({ kind: 'variable', id: name, file, what: message })),
    ...listMissingForMail(environment).map((id) => ({ kind: 'setting', id, file, what: 'is not set' })),
    ...(isPublic && environment.VISITOR_MAILS_HOURLY === 0
      ? [{ kind: 'setting', id: 'VISITOR_MAILS_HOURLY', file, what: 'is 0, so nobody can book, reserve or subscribe' }]
      : []),
    ...(await listLeftOfContent(isPublic && !isHiddenBuild(environment))),
  ]
}

/** The content is loaded here, so that one that does not fit its schema is a line among others. */
async function listLeftOfContent(isPublic: boolean): Promise<Left[]> {
  try {
    // Colours without enough contrast do not fit its schema.
    await import('../../model/kinds/brand.ts')
    const { findUnknownQuotes } = await import('../../model/quotes.ts')
    const { listInAllLanguages } = await import('../texts/list-texts.ts')
    const { findBrokenMessage } = await import('../texts/translation-error.ts')
    const texts = listInAllLanguages()
    const quotes = texts.flatMap(({ id, file, text = '' }) =>
      findUnknownQuotes(text).map((what) => ({ kind: 'quote', id, file, what })),
    )
    const broken = texts.flatMap((text) => {
      const what = findBrokenMessage(text)
      return what === undefined ? [] : { kind: 'translation', id: text.id, file: text.file, what }
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
      return broken.map(({ place, what }) => ({ kind: 'link', id, file: place, what }))
    })
    return [
      ...wrong,
      ...links,
      ...listPlaceholders().map(({ id, file, placeholder }) => ({
        kind: 'placeholder',
        id,
        file,
        what: `says “${placeholder}”, with which a new piece begins: write your own words`,
      })),
      ...listShippedLeadingTexts().map(({ id, file, english }) => ({
        kind: 'shipped',
        id,
        file,
        what: `is what the site came with, “${english}”: write your own words, or if they are: npm run content -- --mine ${id}`,
      })),
      ...listSamples().map((sample) => ({
        kind: sample.kind,
        id: sample.path,
        file: sample.file,
        what: isShipped(sample)
          ? 'is still what the site came with: put in what is true, or take it out'
          : 'is a sample: confirm it if it is true, or take it out',
      })),
      ...missing.map(({ id, file }) => ({ kind: 'translation', id, file, what: 'has no words in this language' })),
      ...listUntrueTranslations(texts).map(({ id, file }) => ({
        kind: 'translation',
        id,
        file,
        what: `says what is true no more; change it, or if it is right: npm run content -- --accept ${id}`,
      })),
    ]
  } catch (error) {
    return listProblems(error).map((problem) => {
      return { kind: 'content', id: problem.field ?? '', file: problem.file, what: describeFault(problem) }
    })
  }
}

/** Posts and issues that the owner has not approved, and days that cannot be computed; a public build leaves them out, and is not refused. */
export async function listLeftOut(): Promise<Left[]> {
  const { listUndatedFundae } = await import('../../model/fundae-days.ts')
  const { listUnapproved } = await import('../../model/unapproved.ts')
  const undated = listUndatedFundae().map(({ course, missing }) => ({
    kind: 'holidays',
    id: missing,
    file: 'content/site.json',
    what: `is missing, so the page of the course ${course} shows no last day for Fundae: enter it from the gazette`,
  }))
  const unapproved = listUnapproved().map(({ slug, file }) => ({
    kind: 'unapproved',
    id: slug,
    file,
    what: 'is left out until you have read it: approve it in the editor, or take it out',
  }))
  return [...unapproved, ...undated]
}

/** Words that a public build shows although they may be those of the former owner. */
export async function listOutdated(): Promise<Left[]> {
  const { listTranslations } = await import('../texts/list-texts.ts')
  const { listOutdatedRecord, listUntranslated } = await import('../texts/report.ts')
  const all = listTranslations()
  const pieces = Map.groupBy(listUntranslated(all), ({ file, id }) => `${file} ${id.split('.').slice(0, 2).join('.')}`)
  const untranslated = [...pieces].map(([place, { length }]) => {
    const [file = '', id = ''] = place.split(' ')
    const texts = length === 1 ? 'a text' : `${length} texts`
    const what = `has ${texts} in the words of another language: translate them in the editor, or accept them`
    return { kind: 'translation', id, file, what }
  })
  const translations = listOutdatedRecord(all).map(({ id, file }) => ({
    kind: 'translation',
    id,
    file,
    what: `says what stood there before, or is not written in this language: change it, or if it is right: npm run content -- --accept ${id}`,
  }))
  return [...untranslated, ...translations, ...(await listFormer()), ...(await listShipped())]
}

/** Words that nobody has changed since the site came with them, page by page. */
async function listShipped(): Promise<Left[]> {
  const { listShippedLeadingTexts, listShippedTexts } = await import('../shipped.ts')
  const refused = new Set(listShippedLeadingTexts().map(({ id }) => id))
  const rest = listShippedTexts().filter(({ id }) => !refused.has(id))
  return [...Map.groupBy(rest, ({ page }) => page)].map(([page, texts]) => ({
    kind: 'shipped',
    id: page,
    file: [...new Set(texts.map(({ file }) => file))].join(', '),
    what: `has ${texts.length === 1 ? 'a text' : `${texts.length} texts`} that the site came with, such as “${texts[0]?.english.slice(0, 80)}”: write your own, or if they are right: npm run content -- --mine ${page}`,
  }))
}

/** The sentences that setup has noted and that still stand in their texts. */
async function listFormer(): Promise<Left[]> {
  const { formerSentences } = await import('../../model/former.ts')
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
    const what = `says “${sentence}”, which is of the former owner or of what is gone: write it anew, or if it is true take it out of content/former.json`
    return words.includes(sentence) ? [{ kind: 'former', id, file: text.file, what }] : []
  })
}
