import { useLingui } from '@lingui/react'
import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { plainText } from '../../content/localize.ts'
import { CallToAction } from '../../renderer/ui/CallToAction.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { useHydrated } from '../../renderer/ui/useHydrated.ts'
import { matchesQuery } from '../search/match-query.ts'
import styles from './Blog.module.css'
import type { BlogData } from './data.ts'
import { PostCards } from './PostCards.tsx'

export function Blog({ data }: { data: BlogData }) {
  const { i18n } = useLingui()
  const { category, query, set } = useFilter()
  const id = useId()
  const posts = data.posts.filter(
    (post) =>
      (category === '' || post.categoryId === category) &&
      matchesQuery(`${plainText(post.title)} ${plainText(post.summary)} ${post.category}`, query),
  )
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro} />
      <Section title={i18n.t('blog.all')} id="all" isWide>
        <div className={styles.filter}>
          <label htmlFor={`${id}-category`}>{i18n.t('blog.filter.category')}</label>
          <select id={`${id}-category`} value={category} onChange={(event) => set('category', event.target.value)}>
            <option value="">{i18n.t('blog.filter.allTopics')}</option>
            {data.categories.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </select>
          <label htmlFor={`${id}-query`}>{i18n.t('blog.filter.search')}</label>
          <input
            id={`${id}-query`}
            type="search"
            value={query}
            onChange={(event) => set('q', event.target.value)}
            autoComplete="off"
          />
        </div>
        <p role="status">{i18n.t('blog.count', { count: posts.length })}</p>
        {posts.length > 0 ? <PostCards posts={posts} /> : <p>{i18n.t('blog.empty')}</p>}
      </Section>
      <CallToAction />
    </>
  )
}

/** The filter lives in the URL, so that it can be shared; the prerendered page shows all posts. */
function useFilter() {
  const [params, setParams] = useSearchParams()
  const isHydrated = useHydrated()
  const read = (name: string) => (isHydrated ? (params.get(name) ?? '') : '')
  const set = (name: string, value: string) => {
    setParams(
      (current) => {
        if (value) current.set(name, value)
        else current.delete(name)
        return current
      },
      { replace: true },
    )
  }
  return { category: read('category'), query: read('q'), set }
}
