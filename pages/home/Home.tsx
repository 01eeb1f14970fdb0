import { useLingui } from '@lingui/react'
import { CallToAction } from '../../renderer/ui/CallToAction.tsx'
import { Link } from '../../renderer/ui/Link.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { PostLines } from '../blog/PostLines.tsx'
import { Claims } from '../shared/Claims.tsx'
import { CaseRows } from './CaseRows.tsx'
import { Hero } from './Hero.tsx'
import type { HomeData } from './load.ts'
import { Method } from './Method.tsx'
import { Person } from './Person.tsx'
import { ServicesIndex } from './ServicesIndex.tsx'
import { Testimonials } from './Testimonials.tsx'

export function Home({ data }: { data: HomeData }) {
  const { i18n } = useLingui()
  return (
    <>
      <Hero data={data} />
      <Claims claims={data.claims} />
      <Section title={i18n.t('home.caseStudies.title')} id="case-studies" isWide>
        <CaseRows caseStudies={data.caseStudies} />
        <p>
          <Link to="caseStudies">{i18n.t('home.caseStudies.all')}</Link>
        </p>
      </Section>
      <Section title={i18n.t('home.services.title')} id="services" isSunken isWide>
        <ServicesIndex services={data.services} />
        <p>
          <Link to="services">{i18n.t('home.services.all')}</Link>
        </p>
      </Section>
      <Method method={data.method} />
      <Person data={data} />
      {data.testimonials.length > 0 && <Testimonials items={data.testimonials} />}
      {data.posts.length > 0 && (
        <Section title={i18n.t('home.posts.title')} id="blog" isWide>
          <PostLines posts={data.posts} />
          <p>
            <Link to="blog">{i18n.t('home.posts.all')}</Link>
          </p>
        </Section>
      )}
      <CallToAction data={data.callToAction} />
    </>
  )
}
