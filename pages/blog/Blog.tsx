import { useLingui } from '@lingui/react'
import { useId, useRef } from 'react'
import { plainText } from '../../model/kit/localize.ts'
import { Figure } from '../shared/figures/Figure.tsx'
import { PostLines } from '../shared/PostLines.tsx'
import { Link } from '../ui/Link.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { Section } from '../ui/Section.tsx'
import tabs from '../ui/tabs.module.css'
import { useQueryField } from '../ui/use-query-field.ts'
import styles from './Blog.module.css'
import type { BlogData } from './load.ts'
import { matchesQuery } from './match-query.ts'

export function Blog({ data: { heading, intro, categories, posts, figure } }: { data: BlogData }) {
  const { i18n } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const { query, type } = useQueryField(field)
  const id = useId()
  const isFound = ({ title, summary, category }: (typeof posts)[number]) =>
    matchesQuery(`${plainText(title)} ${plainText(summary)} ${category}`, query)
  const found = query ? posts.filter(isFound) : posts
  return (
    <>
      <PageIntro heading={heading} intro={intro} />
      <Section title={i18n.t('blog.all')} id="all">
        <div className={`row ${styles.filters}`}>
          <nav aria-label={i18n.t('blog.filter.category')}>
            <ul className={`row ${tabs.tabs}`}>
              <li>
                <Link to="blog">{i18n.t('blog.filter.allTopics')}</Link>
              </li>
              {categories.map(({ id: category, label }) => (
                <li key={category}>
                  <Link to="blogCategory" params={{ category }} of={label} />
                </li>
              ))}
            </ul>
          </nav>
          <search className={`row scripted ${styles.filter}`} aria-label={i18n.t('blog.filter.search')}>
            <label htmlFor={id}>{i18n.t('blog.filter.search')}</label>
            <input
              ref={field}
              id={id}
              type="search"
              onChange={(event) => type(event.target.value)}
              autoComplete="off"
            />
          </search>
          <div role="status" className="quiet">
            {i18n.t('blog.count', { count: found.length })}
          </div>
        </div>
        {found.length > 0 ? (
          <PostLines posts={found} figure={found === posts && figure && <Figure html={figure} />} />
        ) : (
          <p>{i18n.t('blog.empty')}</p>
        )}
      </Section>
    </>
  )
}
