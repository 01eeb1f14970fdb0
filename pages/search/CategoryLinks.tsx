import { useLingui } from '@lingui/react'
import { useNavigate } from 'react-router-dom'
import type { SearchCategory } from '../../search/documents.ts'
import { insteadOfLink } from '../ui/has-modifier.ts'
import tabs from '../ui/tabs.module.css'
import { useCurrentLocation } from '../ui/use-current-location.ts'

type Category = SearchCategory | undefined
type Counts = Array<{ category: SearchCategory; count: number }>
type CategoryLinksProps = { query: string; current: Category; counts: Counts }

/** The filters as links, so that each can be shared, opened in a new tab and undone by Back. */
export function CategoryLinks({ query, current, counts }: CategoryLinksProps) {
  const { i18n } = useLingui()
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const choices = [
    { category: undefined, label: i18n.t('search.filter.all'), count: all },
    ...counts.map(({ category, count }) => ({ category, label: i18n.t(`search.item.${category}`), count })),
  ]
  return (
    <nav aria-label={i18n.t('search.filter.label')}>
      <ul className={`row ${tabs.tabs}`}>
        {choices.map(({ category, label, count }) => (
          <li key={category ?? 'all'}>
            <CategoryLink query={query} category={category} isCurrent={category === current}>
              {label} <span>{count}</span>
            </CategoryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type CategoryLinkProps = { query: string; category: Category; isCurrent?: boolean; children: React.ReactNode }

/** A link that changes the filter in place: the scroll position and the focus stay. */
export function CategoryLink({ query, category, isCurrent = false, children }: CategoryLinkProps) {
  const { pathname } = useCurrentLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams({ ...(query && { q: query }), ...(category && { category }) })
  const target = params.size > 0 ? `${pathname}?${params}` : pathname
  return (
    <a href={target} onClick={insteadOfLink(() => navigate(target))} aria-current={isCurrent ? 'true' : undefined}>
      {children}
    </a>
  )
}
