import { readEnvironment } from '../../environment.ts'
import { createDayWriter } from '../../locales/date-format.ts'
import type { Locale } from '../../locales/locales.ts'
import { createTranslator, findTranslation, getWrittenIn } from '../../locales/server.ts'
import { memoize } from '../../memoize.ts'
import { splitForeignWords } from '../../model/kinds/foreign-words.ts'
import { pageMeta } from '../../model/kinds/page-meta.ts'
import type { FixedRoute } from '../../model/kinds/routes.ts'
import { site } from '../../model/kinds/site.ts'
import { keepMet } from '../../model/kinds/switches.ts'
import { type LocalizedText, plainText } from '../../model/kit/localize.ts'
import { type Localized, mapTexts, type Replace } from '../../model/kit/map-texts.ts'
import { type ContentPart, getPart } from '../../model/kit/read-content.ts'
import { withQuotes } from '../../model/quotes.ts'
import { isSample } from '../../model/site-samples.ts'
import type { RouteName, RouteParams } from './routes.ts'

export type LoadContext<Name extends RouteName = RouteName> = { locale: Locale; params: RouteParams<Name> }

/** The data of every screen: for its head, its breadcrumbs and the announcement of a navigation. */
export type BaseData = {
  /** Short name, for breadcrumbs. */
  name: LocalizedText
  heading: LocalizedText
  /** For the head. */
  title: string
  description: string
}

/** Translates a piece of content with its quotes. A text without a translation is marked with the language that it is written in. */
export function localizeContent<Content>(locale: Locale, content: Content): Localized<Content> {
  // Cast: the list of all pieces does not know the type of each.
  return localizePart(locale, getPart(content)) as Localized<Content>
}

/** Memoized, because many pages show the same texts. */
const localizePart = memoize(
  (locale: Locale, { schema, content, id }: ContentPart) =>
    mapTexts(schema, keepMet(content), id, createLocalizer(locale)),
  (locale, { id }) => `${locale} ${id}`,
)

export function createLocalizer(locale: Locale): Replace {
  return (id, english) => {
    const language = findTranslation(locale, id, english) === undefined ? getWrittenIn(id) : locale
    return markText(getContentTranslator(language)(id, english), id, language, locale)
  }
}

/** A text with the marks that it needs: of the editor, of another language than the page's, of a term that is a sample. */
export function markText(text: string, id: string, language: Locale, locale: Locale): LocalizedText {
  const pieces = language === locale ? splitForeignWords(text, locale) : []
  const marks = {
    ...(isEditing && { id }),
    ...(language !== locale && { lang: language }),
    ...(pieces.some((piece) => typeof piece !== 'string') && { pieces }),
    ...(/^site\.terms\./.test(id) && isSample(id.split('.').slice(1, 3).join('.')) && { isSample: true as const }),
  }
  return Object.keys(marks).length > 0 ? { text, ...marks } : text
}

export const isEditing = readEnvironment(process.env).values.EDITING === '1'

/** Translates texts of the content by their ids, with the figures and dates that they quote. */
export const getContentTranslator = memoize((locale: Locale) =>
  withQuotes(createTranslator(locale), { locale, writeDay: createDayWriter(locale) }),
)

export function hasPageMeta(name: RouteName): name is FixedRoute {
  return name in pageMeta
}

type EntityWords = { title: LocalizedText; metaTitle?: LocalizedText | undefined; description: LocalizedText }

/** The heading of an entity's page, and its words as plain text for the head. */
export function loadEntityMeta({ title, metaTitle, description }: EntityWords) {
  return { title: plainText(metaTitle ?? title), description: plainText(description), heading: title }
}

export function loadPageLabel(locale: Locale, name: FixedRoute): LocalizedText {
  return localizeContent(locale, pageMeta)[name].label
}

export type PageMeta = ReturnType<typeof loadPageMeta>

export function loadPageMeta(locale: Locale, name: FixedRoute) {
  const { withoutBooking, ...words } = localizeContent(locale, pageMeta)[name]
  const meta = site.booking ? words : { ...words, ...withoutBooking }
  return {
    name: meta.label,
    title: plainText(meta.title),
    description: plainText(meta.description),
    heading: meta.heading ?? meta.title,
    intro: meta.intro ?? [],
  }
}
