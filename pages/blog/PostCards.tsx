import { useLingui } from '@lingui/react'
import { Card } from '../../renderer/ui/Card.tsx'
import { Link } from '../../renderer/ui/Link.tsx'
import { Cards } from '../../renderer/ui/lists.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { Words } from '../../renderer/ui/Words.tsx'
import type { PostSummary } from '../post/posts.ts'

export function PostCards({ posts }: { posts: PostSummary[] }) {
  const { i18n } = useLingui()
  return (
    <Cards>
      {posts.map(({ slug, title, summary, date, dateText, minutes, category, isDraft }) => (
        <Card
          key={slug}
          title={
            <Link to="post" params={{ post: slug }}>
              <Words of={title} />
            </Link>
          }
          meta={
            <>
              <time dateTime={date}>{dateText}</time> · {i18n.t('blog.readTime', { minutes })} · {category}
              {isDraft && (
                <>
                  {' '}
                  · <mark data-sample>{i18n.t('blog.draft')}</mark>
                </>
              )}
            </>
          }
        >
          <Text of={summary} />
        </Card>
      ))}
    </Cards>
  )
}
