import { useLingui } from '@lingui/react'
import { getLanguageTag } from '../../locales/language-tag.ts'
import { locales } from '../../locales/locales.ts'
import { Figure } from '../shared/figures/Figure.tsx'
import { PostLines } from '../shared/PostLines.tsx'
import { Rows, ServiceRow } from '../shared/Rows.tsx'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { Link } from '../ui/Link.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { Section } from '../ui/Section.tsx'
import { Space } from '../ui/Space.tsx'
import { Text, Texts } from '../ui/Text.tsx'
import { useLocale } from '../ui/use-locale.ts'
import { Article } from './Article.tsx'
import type { PostData } from './load.ts'
import styles from './Post.module.css'

export function Post({ data }: { data: PostData }) {
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
            <Link to="home" suffix="#about" rel="author" of={i18n.t('blog.author', { name: data.author.name })} /> ·{' '}
            <PostDates data={data} /> · {i18n.t('blog.readTime', { minutes: data.minutes })}
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
            <aside className={styles.brief} aria-labelledby="brief" lang={getLanguageTag(data.language)}>
              <h2 id="brief">{i18n.t('blog.brief')}</h2>
              <ul>
                <Texts as="li" items={data.brief} />
              </ul>
            </aside>
            <Article html={data.html} language={data.language} />
            <section className={styles.checked} aria-labelledby="checked">
              <h2 id="checked">{i18n.t('blog.checked')}</h2>
              <Text as="p" lang={getLanguageTag(data.language)} of={data.checked} />
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
      {data.services.length > 0 && (
        <Section title={i18n.t('blog.services')} id="services" isSunken>
          <Rows>
            {data.services.map((service) => (
              <ServiceRow key={service.slug} service={service} />
            ))}
          </Rows>
        </Section>
      )}
      {data.neighbours.length > 0 && (
        <Section title={i18n.t('blog.more')} id="more">
          <PostLines posts={data.neighbours} />
        </Section>
      )}
    </>
  )
}

function PostDates({ data }: { data: PostData }) {
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

function Contents({ headings, language }: Pick<PostData, 'headings' | 'language'>) {
  const { i18n } = useLingui()
  const list = (
    <ol lang={getLanguageTag(language)}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className={styles.contents} aria-label={i18n.t('blog.contents')}>
      <details className={styles.folded}>
        <summary>{i18n.t('blog.contents')}</summary>
        {list}
      </details>
      <div className={styles.unfolded}>
        <h2>{i18n.t('blog.contents')}</h2>
        {list}
      </div>
    </nav>
  )
}

/** Plain links: nothing is loaded from the networks before a visitor follows one. */
function ShareLinks({ url, title }: { url: string; title: string }) {
  const { i18n } = useLingui()
  const { messenger } = locales[useLocale()]
  const address = encodeURIComponent(url)
  const words = encodeURIComponent(title)
  return (
    <p className={`row ${styles.share}`}>
      {i18n.t('blog.share')}
      <Space after={i18n.t('blog.share')} />
      {messenger === 'wechat' && (
        // WeChat has no address for sharing: its users paste the link.
        <button type="button" data-copy={url} data-done={i18n.t('blog.copied')}>
          复制链接
        </button>
      )}{' '}
      <ExternalLink href={`https://www.linkedin.com/sharing/share-offsite/?url=${address}`}>LinkedIn</ExternalLink>{' '}
      <ExternalLink href={`https://x.com/intent/post?url=${address}&text=${words}`}>X</ExternalLink>{' '}
      {messenger === 'whatsapp' && (
        <ExternalLink href={`https://wa.me/?text=${words}%20${address}`}>WhatsApp</ExternalLink>
      )}{' '}
      <a href={`mailto:?subject=${words}&body=${address}`}>{i18n.t('blog.shareByMail')}</a>
    </p>
  )
}
