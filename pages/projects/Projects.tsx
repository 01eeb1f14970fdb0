import { useLingui } from '@lingui/react'
import { CallToAction } from '../../renderer/ui/CallToAction.tsx'
import { ExternalLink } from '../../renderer/ui/ExternalLink.tsx'
import { Link } from '../../renderer/ui/Link.tsx'
import { TextList, TitledList } from '../../renderer/ui/lists.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import type { ProjectsData } from './data.ts'
import styles from './Projects.module.css'

export function Projects({ data }: { data: ProjectsData }) {
  const { i18n } = useLingui()
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro} />
      <Section title={i18n.t('projects.all')} id="all" isWide>
        {data.projects.every(({ demo }) => !demo) && (
          <p className={styles.notice}>
            {i18n.t('projects.updating')}{' '}
            <ExternalLink href={data.codeHost}>{i18n.t('projects.updating.action')}</ExternalLink>
          </p>
        )}
        <div className={styles.projects}>
          {data.projects.map((project) => (
            <article key={project.id} id={project.id} className={styles.project}>
              <h3>
                <Text of={project.title} />
              </h3>
              <p>
                <Text of={project.description} />
              </p>
              <details>
                <summary>{i18n.t('projects.moreInfo')}</summary>
                <h4>
                  <Text of={project.featuresTitle} />
                </h4>
                <TextList items={project.features} />
                <p>
                  <Text of={project.summary} />
                </p>
              </details>
              <p className={styles.actions}>
                {project.demo && <a href={project.demo}>{i18n.t('projects.liveDemo')}</a>}
                {project.repository && (
                  <ExternalLink href={project.repository}>{i18n.t('projects.viewCode')}</ExternalLink>
                )}
                {project.caseStudy && (
                  <Link to="caseStudy" params={{ caseStudy: project.caseStudy.slug }}>
                    {i18n.t('projects.caseStudy')}
                  </Link>
                )}
              </p>
            </article>
          ))}
        </div>
      </Section>
      <Section title={i18n.t('projects.additional')} id="additional" isSunken>
        <TitledList
          items={data.additional.map(({ icon, title, description }) => ({ icon, title, text: description }))}
        />
      </Section>
      <CallToAction />
    </>
  )
}
