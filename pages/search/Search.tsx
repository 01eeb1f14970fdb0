import { useLingui } from '@lingui/react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Locale } from '../../locales/locales.ts'
import { searchCategories } from '../../search/documents.ts'
import { isSearchable } from '../../search/questions.ts'
import { answerAgent } from '../ui/answer-agent.ts'
import { Button } from '../ui/Button.tsx'
import { describeTool, describeToolField } from '../ui/describe-tool.ts'
import { Loading } from '../ui/Loading.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { useCurrentLocation } from '../ui/use-current-location.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useLocale } from '../ui/use-locale.ts'
import { longestQuery, useQueryField } from '../ui/use-query-field.ts'
import { CategoryLinks } from './CategoryLinks.tsx'
import type { SearchData } from './load.ts'
import type { ResultsProps } from './Results.tsx'
import styles from './Search.module.css'
import form from './SearchField.module.css'
import { openSearch } from './use-search.ts'
import { WholeSite } from './WholeSite.tsx'

// Loaded with the engine and the index, which a page without a query does not need.
const Results = lazyPart<ResultsProps>(() => import('./Results.tsx').then((module) => module.Results), {
  pending: <Loading />,
  renderFailure: ({ data }, message) => (
    <>
      {message}
      <WholeSite groups={data.groups} />
    </>
  ),
})

/** Without a query, and without JavaScript, the page is an index of the whole site by category. */
export function Search({ data }: { data: SearchData }) {
  const { i18n } = useLingui()
  const id = useId()
  const { pathname, search } = useCurrentLocation()
  const field = useRef<HTMLInputElement>(null)
  const { query, settledQuery, type, settle } = useQueryField(field)
  const isHydrated = useHydrated()
  // None before hydration, as in the prerendered page.
  const asked = isHydrated ? new URLSearchParams(search).get('category') : null
  const category = searchCategories.find((one) => one === asked)
  const counts = data.groups.map(({ category, items }) => ({ category, count: items.length }))
  const isSearching = isSearchable(query)
  const locale = useLocale()
  const [status, setStatus] = useState<HTMLElement | null>(null)

  useLayoutEffect(() => {
    // The content that renderer/browser/theme.js hides until hydration.
    if (isHydrated) delete document.documentElement.dataset.query
  }, [isHydrated])

  useEffect(() => {
    // Together with the code of the results, which says it where this fails.
    if (isSearching) openSearch(locale).catch(() => {})
  }, [isSearching, locale])

  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro}>
        <search aria-label={i18n.t('search.label')}>
          <form
            action={pathname}
            className={`row ${form.form}`}
            {...describeTool('search', data.tool.description)}
            onSubmit={(event) => {
              event.preventDefault()
              settle()
              answerAgent(event.nativeEvent, findForAgent(locale, field.current?.value ?? ''))
              // On a phone the keyboard covers the results.
              if (matchMedia('(hover: none)').matches) field.current?.blur()
            }}
          >
            <label htmlFor={id} className="visually-hidden">
              {i18n.t('search.label')}
            </label>
            <input
              ref={field}
              id={id}
              type="search"
              name="q"
              {...describeToolField(data.tool.query)}
              autoComplete="off"
              maxLength={longestQuery}
              onChange={({ currentTarget, nativeEvent }) => {
                // During composition the field holds the phonetic spelling.
                if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) type(currentTarget.value)
              }}
              onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
            />
            <Button isSubmit of={i18n.t('search.submit')} />
          </form>
        </search>
        <noscript>
          <p>{i18n.t('search.withoutScript')}</p>
        </noscript>
      </PageIntro>
      <div className={styles.content}>
        <p ref={setStatus} role="status" className={`${styles.status} ${isSearching ? styles.awaited : ''}`} />
        {isSearching ? (
          <Results data={data} query={query} settledQuery={settledQuery} category={category} status={status} />
        ) : (
          <>
            {category && <CategoryLinks query="" current={category} counts={counts} />}
            <WholeSite groups={data.groups.filter((group) => !category || group.category === category)} />
          </>
        )}
      </div>
    </>
  )
}

/** As many as the page shows of a category; the visitor reads the others. */
async function findForAgent(locale: Locale, query: string) {
  const hits = await (await openSearch(locale)).find(query)
  const pages = hits.slice(0, 5).map(({ page: { title, path } }) => ({ title, path }))
  return { results: hits.length, pages }
}
