import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Text } from '../ui/Text.tsx'
import { TitleLink } from '../ui/TitleLink.tsx'
import { Miniature } from './figures/Miniature.tsx'
import styles from './PostLines.module.css'
import type { PostSummary } from './summarize-post.ts'

/** Posts as a dated list, each with its title and its summary; the first may lead with its figure. */
export function PostLines({ posts, figure }: { posts: PostSummary[]; figure?: ReactNode }) {
  return (
    <ul className={styles.lines}>
      {posts.map((post, index) => (
        <li key={post.slug} className={figure && index === 0 ? styles.lead : styles.line}>
          {!(figure && index === 0) && post.miniature && <Miniature drawn={post.miniature} ink={post.ink} />}
          <PostFacts post={post} />
          <TitleLink to="post" slug={post.slug} of={post.title} />
          <Text as="p" className={styles.summary} of={post.summary} />
          {index === 0 && figure && <div className={styles.figure}>{figure}</div>}
        </li>
      ))}
    </ul>
  )
}

function PostFacts({ post: { date, dateText, minutes, category, draftMark } }: { post: PostSummary }) {
  const { i18n } = useLingui()
  return (
    <p className={styles.facts}>
      <time dateTime={date}>{dateText}</time> <span>{category}</span>{' '}
      <span>{i18n.t('blog.readTime', { minutes })}</span>
      {draftMark && (
        <>
          {' '}
          <mark data-sample>{draftMark}</mark>
        </>
      )}
    </p>
  )
}
