import { useLingui } from '@lingui/react'
import { Link } from '../../renderer/ui/Link.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Words } from '../../renderer/ui/Words.tsx'
import type { HomeData } from './load.ts'
import styles from './NewestPosts.module.css'

/** The newest posts as dated lines. */
export function NewestPosts({ posts }: { posts: HomeData['posts'] }) {
  const { i18n } = useLingui()
  return (
    <Section title={i18n.t('home.posts.title')} id="blog">
      <ul className={styles.posts}>
        {posts.map(({ slug, title, date, dateText, isDraft }) => (
          <li key={slug}>
            <p>
              <time dateTime={date}>{dateText}</time> {isDraft && <mark data-sample>{i18n.t('blog.draft')}</mark>}
            </p>
            <h3 id={slug}>
              <Link to="post" params={{ post: slug }}>
                <Words of={title} />
              </Link>
            </h3>
          </li>
        ))}
      </ul>
      <p>
        <Link to="blog">{i18n.t('home.posts.all')}</Link>
      </p>
    </Section>
  )
}
