import { useLingui } from '@lingui/react'
import { useId } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { plainText } from '../../content/localize.ts'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { useHydrated } from '../../renderer/ui/useHydrated.ts'
import type { SearchCategory, SearchData } from './data.ts'
import { matchesQuery } from './match-query.ts'
import styles from './Search.module.css'

/** Without a query, and without JavaScript, the page is an index of the whole site by category. */
export function Search({ data }: { data: SearchData }) {
  const { i18n } = useLingui()
  const id = useId()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const query = useHydrated() ? (params.get('q') ?? '').trim() : ''
  const groups = data.groups
    .map(({ category, items }) => ({
      category,
      items: items.filter(({ title, description }) =>
        matchesQuery(`${plainText(title)} ${plainText(description)}`, query),
      ),
    }))
    .filter(({ items }) => items.length > 0)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const labels = useCategoryLabels()
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro}>
        <search>
          <form action={pathname} className={styles.form}>
            <label htmlFor={id}>{i18n.t('search.label')}</label>
            <input key={query} id={id} type="search" name="q" defaultValue={query} autoComplete="off" />
            <button type="submit">{i18n.t('search.submit')}</button>
          </form>
        </search>
        {query && <p role="status">{count > 0 ? i18n.t('search.count', { count, query }) : i18n.t('search.empty')}</p>}
      </PageIntro>
      {groups.map(({ category, items }) => (
        <Section key={category} title={labels[category]} id={category}>
          <ul className={styles.results}>
            {items.map(({ title, description, path }) => (
              <li key={path}>
                <a href={path}>
                  <Text of={title} />
                </a>
                <p>
                  <Text of={description} />
                </p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  )
}

function useCategoryLabels(): Record<SearchCategory, string> {
  const { i18n } = useLingui()
  return {
    overview: i18n.t('search.item.overview'),
    services: i18n.t('search.item.services'),
    caseStudies: i18n.t('search.item.caseStudies'),
    locations: i18n.t('search.item.locations'),
    blog: i18n.t('search.item.blog'),
  }
}
