import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Step } from '../../model/kinds/line.ts'
import { Text } from '../ui/Text.tsx'
import { TitleLink } from '../ui/TitleLink.tsx'
import titles from '../ui/Titles.module.css'
import type { Miniature as Drawn } from './figures/draw-miniature.ts'
import miniatureStyles from './figures/Miniature.module.css'
import styles from './PostLines.module.css'
import type { PostSummary } from './summarize-post.ts'

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

type ListedPost = Omit<PostSummary, 'summary' | 'miniature'>

/** Posts by title and date alone, for pages about something else. */
export function PostTitles({ posts }: { posts: ListedPost[] }) {
  return (
    <ul className={titles.titles}>
      {posts.map((post) => (
        <li key={post.slug}>
          <PostFacts post={post} className="quiet" />
          <TitleLink to="post" slug={post.slug} of={post.title} />
        </li>
      ))}
    </ul>
  )
}

function PostFacts({ post, className = styles.facts }: { post: ListedPost; className?: string | undefined }) {
  const { i18n } = useLingui()
  const { date, dateText, minutes, category, draftMark } = post
  return (
    <p className={className}>
      <time dateTime={date}>{dateText}</time> <span>{category}</span>{' '}
      <span>{i18n.t('blog.readTime', { minutes })}</span> {draftMark && <mark data-sample>{draftMark}</mark>}
    </p>
  )
}

function Miniature({ drawn: { thin, thick }, ink = 'model' }: { drawn: Drawn; ink?: Step }) {
  return (
    <svg className={miniatureStyles.miniature} data-step={ink} viewBox="0 0 96 64" aria-hidden="true">
      <path d={thin} />
      <path d={thick} />
    </svg>
  )
}
