import { useLingui } from '@lingui/react'
import { NextCourses } from '../courses/NextCourses.tsx'
import { CaseStudyTitles } from '../shared/CaseStudyRows.tsx'
import { Claims } from '../shared/Claims.tsx'
import { Figure } from '../shared/figures/Figure.tsx'
import { MoreLink } from '../shared/MoreLink.tsx'
import { PostTitles } from '../shared/PostLines.tsx'
import { Link } from '../ui/Link.tsx'
import { Section } from '../ui/Section.tsx'
import sheet from '../ui/Sheet.module.css'
import { Text } from '../ui/Text.tsx'
import { Hero } from './Hero.tsx'
import styles from './Home.module.css'
import type { HomeData } from './load.ts'
import { Person } from './Person.tsx'
import { ServicesIndex } from './ServicesIndex.tsx'
import { TaskPicker } from './TaskPicker.tsx'
import { Testimonials } from './Testimonials.tsx'

export function Home({ data, level = 1 }: { data: HomeData; level?: 1 | 2 }) {
  const { i18n } = useLingui()
  return (
    <>
      <Hero data={data} level={level} />
      {data.tasks && (
        <TaskPicker tasks={data.tasks}>
          {data.specimen && (
            <div className={sheet.sheet} data-step="model">
              {data.specimen.task && (
                <p className={styles.task}>
                  <Text of={data.tasks.verdicts.helps} />
                  {data.colon}
                  <Text of={data.specimen.task} />
                </p>
              )}
              <Figure html={data.specimen.html} />
              <p className={sheet.source}>
                <Link to="service" params={{ service: data.specimen.service }} of={data.specimen.name} />
              </p>
            </div>
          )}
        </TaskPicker>
      )}
      <Claims claims={data.claims} />
      {data.caseStudies.length > 0 && (
        <Section title={i18n.t('home.caseStudies.title')} id="case-studies">
          <CaseStudyTitles caseStudies={data.caseStudies} />
          <MoreLink to="caseStudies" of={i18n.t('home.caseStudies.all')} />
        </Section>
      )}
      {data.services.length > 0 && (
        <Section title={i18n.t('home.services.title')} id="services" isSunken>
          <ServicesIndex services={data.services} />
          <MoreLink to="services" of={i18n.t('home.services.all')} />
        </Section>
      )}
      <NextCourses courses={data.nextCourses} />
      <Person data={data} />
      {data.testimonials.length > 0 && <Testimonials items={data.testimonials} />}
      {data.posts.length > 0 && (
        <Section title={i18n.t('home.posts.title')} id="blog">
          <PostTitles posts={data.posts} />
          <MoreLink to="blog" of={i18n.t('home.posts.all')} />
        </Section>
      )}
    </>
  )
}
