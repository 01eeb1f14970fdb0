import { useLingui } from '@lingui/react'
import { CallToAction } from '../../renderer/ui/CallToAction.tsx'
import { ServiceCards } from '../../renderer/ui/cards.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { PostCards } from '../blog/PostCards.tsx'
import type { PostData } from './data.ts'
import styles from './Post.module.css'

export function Post({ data }: { data: PostData }) {
  const { i18n } = useLingui()
  const neighbours = [data.newer, data.older].filter((post) => post !== undefined)
  return (
    <>
      <article>
        <PageIntro kicker={data.category} heading={data.heading} intro={[data.summary]}>
          <p className={styles.meta}>
            {i18n.t('blog.author')} · <time dateTime={data.date}>{data.dateText}</time> ·{' '}
            {i18n.t('blog.readTime', { minutes: data.minutes })}
          </p>
        </PageIntro>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build time */}
        <div className={styles.body} lang={data.language} dangerouslySetInnerHTML={{ __html: data.html }} />
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
