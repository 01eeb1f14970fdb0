import { useLingui } from '@lingui/react'
import { CallToAction } from '../../renderer/ui/CallToAction.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { PostCards } from '../blog/PostCards.tsx'
import { ServiceCards } from '../shared/cards.tsx'
import { Article } from './Article.tsx'
import { Contents } from './Contents.tsx'
import type { PostData } from './load.ts'
import styles from './Post.module.css'
import { ShareLinks } from './ShareLinks.tsx'

export function Post({ data }: { data: PostData }) {
  const { i18n } = useLingui()
  const neighbours = [data.newer, data.older].filter((post) => post !== undefined)
  return (
    <>
      <article>
        <div className={styles.progress} aria-hidden="true" />
        <PageIntro kicker={data.category} heading={data.heading} intro={[data.summary]}>
          <p className={styles.meta}>
            {i18n.t('blog.author')} · <time dateTime={data.date}>{data.dateText}</time> ·{' '}
            {i18n.t('blog.readTime', { minutes: data.minutes })}
            {data.isDraft && (
              <>
                {' '}
                · <mark>{i18n.t('blog.draft')}</mark>
              </>
            )}
          </p>
        </PageIntro>
        <div className={styles.columns}>
          <Contents headings={data.headings} language={data.language} />
          <div>
            <Article html={data.html} language={data.language} />
            <ShareLinks url={data.url} title={data.title} />
          </div>
        </div>
      </article>
      <Section title={i18n.t('blog.services')} id="services" isSunken>
        <ServiceCards services={data.services} />
      </Section>
      <Section title={i18n.t('blog.more')} id="more">
        <PostCards posts={neighbours} />
      </Section>
      <CallToAction />
    </>
  )
}
