import { useLingui } from '@lingui/react'
import { useDeferredValue } from 'react'
import { createPortal } from 'react-dom'
import { localeCodes, locales } from '../../locales/locales.ts'
import { Loading } from '../../renderer/ui/Loading.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import { isChinese } from '../../retrieval/is-chinese.ts'
import { isQuestion } from '../../retrieval/questions.ts'
import { href } from '../routes.ts'
import { AskRegion } from './AskRegion.tsx'
import type { Asker } from './asker.ts'
import { CategoryLink, CategoryLinks } from './CategoryLinks.tsx'
import type { SearchCategory } from './categories.ts'
import type { Engine, Hit } from './engine.ts'
import { groupHits, type HitGroup } from './group-hits.ts'
import type { SearchData } from './load.ts'
import { ResultList } from './ResultList.tsx'
import { useCategoryLabels } from './use-category-labels.ts'
import type { Loaded } from './use-loaded.ts'
import { PageList, WholeSite } from './WholeSite.tsx'

export type ResultsProps = {
  data: SearchData
  engine: Loaded<Engine>
  /** Loaded where the query is a question. */
  asker: Loaded<Asker>
  query: string
  /** The query at the last pause in typing; only this one is announced. */
  settledQuery: string
  category: SearchCategory | undefined
  /** Element that announces the number of results; it precedes the results, so that screen readers notice the change. */
  status: HTMLElement | null
}

/** Results shown per category; a link leads to the rest. */
const shownTogether = 5

/** The results of a query. */
export function Results({
  data,
  engine: { value: engine, hasFailed },
  asker,
  query,
  settledQuery,
  category,
  status,
}: ResultsProps) {
  const { i18n } = useLingui()
  const shownQuery = useDeferredValue(query)
  const hits = engine?.search(shownQuery) ?? []
  const settledHits = engine?.search(settledQuery) ?? []

  if (hasFailed) {
    return (
      <>
        {status && createPortal(i18n.t('search.failed'), status)}
        <WholeSite groups={data.groups} />
      </>
    )
  }
  const isAsked = isQuestion(shownQuery) && !category
  // An answer comes in the same paint as the results, so that nothing moves.
  if (!engine || (isAsked && !asker.value && !asker.hasFailed)) return <Loading />

  const groups = groupHits(hits)
  const counts = groups.map((group) => ({ category: group.category, count: group.hits.length }))
  const count = settledHits.filter(({ document }) => !category || document.category === category).length
  const announcement = count > 0 ? i18n.t('search.count', { count, query: settledQuery }) : i18n.t('search.empty')
  return (
    <>
      {status && settledQuery && createPortal(announcement, status)}
      {isAsked && asker.value && (
        <AskRegion key={shownQuery} question={shownQuery} answer={asker.value(shownQuery)} words={data.ask} />
      )}
      {groups.length > 0 && <CategoryLinks query={query} current={category} counts={counts} />}
      {groups
        .filter((group) => !category || group.category === category)
        .map((group) => (
          <ResultGroup key={group.category} group={group} query={query} isAlone={category !== undefined} />
        ))}
      {hits.length === 0 && settledHits.length === 0 && (
        <PagesToGoOn query={shownQuery} nearest={engine.findNearest(shownQuery)} popular={data.popular} />
      )}
    </>
  )
}

type ResultGroupProps = { group: HitGroup; query: string; isAlone: boolean }

function ResultGroup({ group: { category, hits }, query, isAlone }: ResultGroupProps) {
  const { i18n } = useLingui()
  const label = useCategoryLabels()[category]
  const isCut = !isAlone && hits.length > shownTogether
  return (
    <Section title={label} id={category}>
      <ResultList hits={isCut ? hits.slice(0, shownTogether) : hits} />
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

/** The search in the other languages whose script the query is written in. */
function OtherLanguages({ query }: { query: string }) {
  const { i18n } = useLingui()
  const own = useLocale()
  const others = localeCodes.filter((code) => code !== own && (code === 'zh') === [...query].some(isChinese))
  return others.map((code) => (
    <p key={code}>
      <a href={`${href('search', {}, code)}?${new URLSearchParams({ q: query })}`} hrefLang={locales[code].lang}>
        {i18n.t('search.elsewhere', { language: locales[code].name })}
      </a>
    </p>
  ))
}

type PagesToGoOnProps = { query: string; nearest: Hit[]; popular: SearchData['popular'] }

/** Suggestions for a query without results: pages with similar titles, otherwise popular pages. */
function PagesToGoOn({ query, nearest, popular }: PagesToGoOnProps) {
  const { i18n } = useLingui()
  return (
    <Section title={i18n.t('search.suggestions')} id="suggestions">
      {nearest.length > 0 ? <ResultList hits={nearest} /> : <PageList items={popular} />}
      <OtherLanguages query={query} />
    </Section>
  )
}
