import { useLingui } from '@lingui/react'
import { memo, useEffect, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { getLanguageTag } from '../../locales/language-tag.ts'
import { type Locale, localeCodes, locales } from '../../locales/locales.ts'
import type { SearchCategory } from '../../search/documents.ts'
import type { Hit } from '../../search/load.ts'
import { isQuestion } from '../../search/questions.ts'
import { isChinese } from '../../search/tokenize.ts'
import { href } from '../data/routes.ts'
import { Loading } from '../ui/Loading.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Section } from '../ui/Section.tsx'
import { useLocale } from '../ui/use-locale.ts'
import { AskRegion } from './AskRegion.tsx'
import { CategoryLink, CategoryLinks } from './CategoryLinks.tsx'
import { groupHits, type HitGroup } from './group-hits.ts'
import { Highlight } from './Highlight.tsx'
import type { SearchData } from './load.ts'
import styles from './Search.module.css'
import { openSearch, useLoaded } from './use-search.ts'
import { PageList, WholeSite } from './WholeSite.tsx'

export type ResultsProps = {
  data: SearchData
  query: string
  /** The query at the last pause in typing; only this one is announced. */
  settledQuery: string
  category: SearchCategory | undefined
  /** Announces the number of results; it precedes them, so that screen readers notice the change. */
  status: HTMLElement | null
}

/** Results shown per category; a link leads to the rest. */
const shownTogether = 5

/** The results of a query. The lists are rendered again only for other hits, because a pressed key waits for it. */
export const Results = memo(function Results({ data, query, settledQuery, category, status }: ResultsProps) {
  const { i18n } = useLingui()
  const { value: asked, hasFailed, isGone } = useLoaded(searchFor, query)
  const { value: settled } = useLoaded(searchFor, settledQuery)
  const groups = useMemo(() => groupHits(asked?.hits ?? []), [asked])

  useEffect(() => {
    if (isGone) reloadOnce()
  }, [isGone])

  if (hasFailed) {
    return (
      <>
        {status && createPortal(i18n.t('search.failed'), status)}
        <WholeSite groups={data.groups} />
      </>
    )
  }
  if (!asked) return <Loading />

  const { hits, answer } = asked
  const counts = groups.map((group) => ({ category: group.category, count: group.hits.length }))
  const count = settled?.hits.filter(({ page }) => !category || page.category === category).length
  const announcement = count ? i18n.t('search.count', { count, query: settled?.query }) : i18n.t('search.empty')
  return (
    <>
      {status && settled?.query && createPortal(announcement, status)}
      {answer && !category && <AskRegion key={asked.query} question={asked.query} answer={answer} words={data.ask} />}
      {groups.length > 0 && <CategoryLinks query={asked.query} current={category} counts={counts} />}
      {groups
        .filter((group) => !category || group.category === category)
        .map((group) => (
          <ResultGroup key={group.category} group={group} query={asked.query} isAlone={category !== undefined} />
        ))}
      {hits.length === 0 && (
        <Section title={i18n.t('search.suggestions')} id="suggestions">
          <PageList items={data.popular} />
          <OtherLanguages query={asked.query} />
        </Section>
      )}
    </>
  )
})

/** The query is in the URL, and comes back. A document that was reloaded already would fail again. */
function reloadOnce() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation && navigation.type !== 'reload') location.reload()
}

async function searchFor(locale: Locale, query: string) {
  const search = await openSearch(locale)
  const [hits, answer] = await Promise.all([search.find(query), isQuestion(query) ? search.answer(query) : undefined])
  return { query, hits, answer }
}

type ResultGroupProps = { group: HitGroup; query: string; isAlone: boolean }

const ResultGroup = memo(function ResultGroup({ group: { category, hits }, query, isAlone }: ResultGroupProps) {
  const { i18n } = useLingui()
  const label = i18n.t(`search.item.${category}`)
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
})

/** The search in the other languages whose script the query is written in. */
function OtherLanguages({ query }: { query: string }) {
  const { i18n } = useLingui()
  const own = useLocale()
  const others = localeCodes.filter((code) => code !== own && (code === 'zh') === [...query].some(isChinese))
  return others.map((code) => (
    <p key={code}>
      <a href={`${href('search', {}, code)}?${new URLSearchParams({ q: query })}`} hrefLang={code}>
        {i18n.t('search.elsewhere', { language: locales[code].name })}
      </a>
    </p>
  ))
}

function ResultList({ hits }: { hits: Hit[] }) {
  return (
    <ul className={styles.results}>
      {hits.map(({ page, terms, excerpt }) => (
        <li key={page.path} lang={page.lang && getLanguageTag(page.lang)}>
          <a href={page.path}>
            <Highlight text={page.title} terms={terms} />
          </a>{' '}
          {page.isExample && <SampleMark isExample />}
          <small>
            <Highlight text={excerpt} terms={terms} />
          </small>
        </li>
      ))}
    </ul>
  )
}
