import { useLingui } from '@lingui/react'
import type { IssueSummary } from '../data/issues.ts'
import { Article } from '../post/Article.tsx'
import lines from '../shared/PostLines.module.css'
import actions from '../ui/actions.module.css'
import forms from '../ui/forms.module.css'
import { Link } from '../ui/Link.tsx'
import lists from '../ui/lists.module.css'
import { PageIntro } from '../ui/PageIntro.tsx'
import section from '../ui/Section.module.css'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import { TitleLink } from '../ui/TitleLink.tsx'
import { Words } from '../ui/Words.tsx'
import type { IssueData, NewsletterData } from './load.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

export function Newsletter({ data }: { data: NewsletterData }) {
  return (
    <>
      <PageIntro
        heading={data.heading}
        intro={data.intro}
        aside={
          <section className={forms.card}>
            <Words as="h2" id="subscribe" of={data.subscribe} />
            <NewsletterForm data={data.form} />
          </section>
        }
        below={
          <section>
            <Words as="h2" id="promises" of={data.promises.heading} />
            <ul className={lists.rows}>
              {data.promises.items.map(({ id, title, text }) => (
                <li key={id}>
                  <Words as="h3" id={`promises-${id}`} of={title} />
                  <Text as="p" of={text} />
                </li>
              ))}
            </ul>
          </section>
        }
      />
      <Section title={data.all} id="all" isSunken>
        {data.none ? <Text as="p" of={data.none} /> : <IssueLines issues={data.issues} />}
      </Section>
    </>
  )
}

export function Issue({ data }: { data: IssueData }) {
  return (
    <>
      <article>
        <PageIntro kicker={<Text of={data.label} />} heading={data.heading} intro={[data.summary]}>
          <IssueFacts {...data} />
        </PageIntro>
        <div className={section.first}>
          <Article html={data.html} language={data.language} />
          <p>
            <Link to="newsletter" suffix="#subscribe" className={actions.secondary} of={data.subscribe} />
          </p>
        </div>
      </article>
      {data.others.length > 0 && (
        <Section title={data.all} id="all" isSunken>
          <IssueLines issues={data.others} />
        </Section>
      )}
    </>
  )
}

function IssueLines({ issues }: { issues: IssueSummary[] }) {
  return (
    <ul className={lines.lines}>
      {issues.map((issue) => (
        <li key={issue.slug} className={lines.line}>
          <IssueFacts {...issue} />
          <TitleLink to="issue" slug={issue.slug} of={issue.subject} />
          <Text as="p" className={lines.summary} of={issue.summary} />
        </li>
      ))}
    </ul>
  )
}

function IssueFacts({ date, dateText, isDraft }: Pick<IssueSummary, 'date' | 'dateText' | 'isDraft'>) {
  const { i18n } = useLingui()
  return (
    <p className={lines.facts}>
      <time dateTime={date}>{dateText}</time> {isDraft && <mark data-sample>{i18n.t('blog.draft')}</mark>}
    </p>
  )
}
