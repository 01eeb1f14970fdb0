import { useLingui } from '@lingui/react'
import { ExternalLink } from '../../renderer/ui/ExternalLink.tsx'
import { Link } from '../../renderer/ui/Link.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import type { LoaderData } from '../loaders.ts'
import { Figure } from '../shared/figures/Figure.tsx'
import { PostLines } from '../shared/PostLines.tsx'
import { Rows, ServiceRow } from '../shared/Rows.tsx'
import { Article } from './Article.tsx'
import { Contents } from './Contents.tsx'
import styles from './Post.module.css'
import { ShareLinks } from './ShareLinks.tsx'

export function Post({ data }: { data: LoaderData['post'] }) {
  const { i18n } = useLingui()
  return (
    <>
      <article>
        <div className={styles.progress} aria-hidden="true" />
        <PageIntro
          kicker={data.category}
          heading={data.heading}
          intro={[data.summary]}
          aside={data.figure && <Figure html={data.figure} />}
        >
          <p className="quiet">
            <Link to="home" suffix="#about" rel="author">
              {i18n.t('blog.author', { name: data.author.name })}
            </Link>{' '}
            · <PostDates data={data} /> · {i18n.t('blog.readTime', { minutes: data.minutes })}
            {data.draftMark && (
              <>
                {' '}
                · <mark data-sample>{data.draftMark}</mark>
              </>
            )}
          </p>
        </PageIntro>
        <div className={styles.columns}>
          <Contents headings={data.headings} language={data.language} />
          <div>
            <aside className={styles.brief} aria-labelledby="brief" lang={data.language}>
              <h2 id="brief">{i18n.t('blog.brief')}</h2>
              <ul>
                {data.brief.map((line, index) => (
                  <Text as="li" key={index} of={line} />
                ))}
              </ul>
            </aside>
            <Article html={data.html} language={data.language} />
            <section className={styles.checked} aria-labelledby="checked">
              <h2 id="checked">{i18n.t('blog.checked')}</h2>
              <Text as="p" lang={data.language} of={data.checked} />
            </section>
            <div className={styles.author}>
              <p>
                <strong>{data.author.name}</strong> · <Text of={data.author.kicker} />
              </p>
              <Text as="p" of={data.author.lead} />
            </div>
            <ShareLinks url={data.url} title={data.title} />
          </div>
        </div>
      </article>
      <Section title={i18n.t('blog.services')} id="services" isSunken>
        <Rows>
          {data.services.map((service) => (
            <ServiceRow key={service.slug} service={service} />
          ))}
        </Rows>
      </Section>
      <Section title={i18n.t('blog.more')} id="more">
        <PostLines posts={data.neighbours} />
      </Section>
    </>
  )
}

function PostDates({ data }: { data: LoaderData['post'] }) {
  const { i18n } = useLingui()
  return (
    <>
      <ExternalLink href={data.firstPublished}>
        <time dateTime={data.date}>{data.dateText}</time>
      </ExternalLink>
      {data.updated && (
        <>
          {' '}
          · <time dateTime={data.updated.day}>{i18n.t('blog.updated', { date: data.updated.text })}</time>
        </>
      )}
    </>
  )
}
