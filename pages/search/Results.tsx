import { useLingui } from '@lingui/react'
import { useDeferredValue } from 'react'
import { createPortal } from 'react-dom'
import { locales } from '../../locales/locales.ts'
import { Loading } from '../../renderer/ui/Loading.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import { isQuestion } from '../../retrieval/questions.ts'
import { href } from '../routes.ts'
import { AskRegion } from './AskRegion.tsx'
import { CategoryLink, CategoryLinks } from './CategoryLinks.tsx'
import type { SearchCategory } from './categories.ts'
import type { Hit } from './engine.ts'
import type { FoundElsewhere } from './find-elsewhere.ts'
import { groupHits, type HitGroup } from './group-hits.ts'
import type { SearchData } from './load.ts'
import { ResultList } from './ResultList.tsx'
import { useCategoryLabels } from './use-category-labels.ts'
import { useElsewhere } from './use-elsewhere.ts'
import type { EngineState } from './use-engine.ts'
import { PageList, WholeSite } from './WholeSite.tsx'

export type ResultsProps = {
  data: SearchData
  engine: EngineState
  query: string
  /** The query at the last pause in typing; only this one is announced and searched for in other languages. */
  settledQuery: string
  category: SearchCategory | undefined
  /** Element that announces the number of results; it precedes the results, so that screen readers notice the change. */
  status: HTMLElement | null
}

/** Results shown per category; a link leads to the rest. */
const shownTogether = 5

/** The results of a query. */
export function Results({ data, engine: { engine, hasFailed }, query, settledQuery, category, status }: ResultsProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const shownQuery = useDeferredValue(query)
  const hits = engine?.search(shownQuery) ?? []
  const settledHits = engine?.search(settledQuery) ?? []
  const isNothingFound = engine !== undefined && hits.length === 0 && settledHits.length === 0
  const elsewhere = useElsewhere(settledQuery, isNothingFound)

  if (hasFailed) {
    return (
      <>
        {status && createPortal(i18n.t('search.failed'), status)}
        <WholeSite groups={data.groups} />
      </>
    )
  }
  if (!engine) return <Loading />

  const groups = groupHits(hits)
  const counts = groups.map((group) => ({ category: group.category, count: group.hits.length }))
  const count = settledHits.filter(({ document }) => !category || document.category === category).length
  const announcement = count > 0 ? i18n.t('search.count', { count, query: settledQuery }) : i18n.t('search.empty')
  const elsewhereTitle = elsewhere ? i18n.t('search.elsewhere', describeElsewhere(elsewhere, locale)) : ''
  return (
    <>
      {status && settledQuery && createPortal(`${announcement} ${elsewhereTitle}`.trim(), status)}
      {isQuestion(shownQuery) && !category && (
        <AskRegion key={shownQuery} question={shownQuery} answer={engine.ask(shownQuery)} words={data.ask} />
      )}
      {groups.length > 0 && <CategoryLinks query={query} current={category} counts={counts} />}
      {groups
        .filter((group) => !category || group.category === category)
        .map((group) => (
          <ResultGroup key={group.category} group={group} query={query} isAlone={category !== undefined} />
        ))}
      {elsewhere && <ResultsElsewhere title={elsewhereTitle} query={settledQuery} found={elsewhere} />}
      {isNothingFound && elsewhere !== undefined && (
        <PagesToGoOn nearest={engine.findNearest(shownQuery)} popular={data.popular} />
      )}
    </>
  )
}

type ResultGroupProps = { group: HitGroup; query: string; isAlone: boolean }

function ResultGroup({ group: { category, hits }, query, isAlone }: ResultGroupProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const label = useCategoryLabels()[category]
  const isCut = !isAlone && hits.length > shownTogether
  return (
    <Section title={label} id={category}>
      <ResultList hits={isCut ? hits.slice(0, shownTogether) : hits} locale={locale} />
      {isCut && (
        <p>
          <CategoryLink query={query} category={category}>
            {i18n.t('search.showAll', { count: hits.length, category: label })}
          </CategoryLink>
        </p>
      )}
    </Section>
  )
}

function describeElsewhere({ locale, hits }: FoundElsewhere, pageLocale: string) {
  const language = new Intl.DisplayNames(pageLocale, { type: 'language' }).of(locale) ?? locale
  return { count: hits.length, language }
}

type ResultsElsewhereProps = { title: string; query: string; found: FoundElsewhere }

/** The first results of another language, with a link to all of them. */
function ResultsElsewhere({ title, query, found: { locale, hits } }: ResultsElsewhereProps) {
  const { i18n } = useLingui()
  const { lang, name } = locales[locale]
  return (
    <Section title={title} id="other-language">
      <ResultList hits={hits.slice(0, shownTogether)} locale={locale} />
      <p>
        <a href={`${href('search', {}, locale)}?${new URLSearchParams({ q: query })}`} hrefLang={lang}>
          {i18n.t('search.elsewhere.all', { language: name })}
        </a>
      </p>
    </Section>
  )
}

type PagesToGoOnProps = { nearest: Hit[]; popular: SearchData['popular'] }

/** Suggestions for a query without results: pages with similar titles, otherwise popular pages. */
function PagesToGoOn({ nearest, popular }: PagesToGoOnProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <Section title={i18n.t('search.suggestions')} id="suggestions">
      {nearest.length > 0 ? <ResultList hits={nearest} locale={locale} /> : <PageList items={popular} />}
    </Section>
  )
}
