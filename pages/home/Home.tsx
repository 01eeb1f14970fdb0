import { useLingui } from '@lingui/react'
import { CallToAction } from '../../renderer/ui/CallToAction.tsx'
import { Link } from '../../renderer/ui/Link.tsx'
import { Paragraphs, TitledList } from '../../renderer/ui/lists.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { PostCards } from '../blog/PostCards.tsx'
import { Claims } from '../shared/Claims.tsx'
import { CaseStudyCards } from '../shared/cards.tsx'
import { Experience } from './Experience.tsx'
import { Hero } from './Hero.tsx'
import type { HomeData } from './load.ts'
import { ServicesShowcase } from './ServicesShowcase.tsx'
import { Skills } from './Skills.tsx'
import { Testimonials } from './Testimonials.tsx'

export function Home({ data }: { data: HomeData }) {
  const { i18n } = useLingui()
  return (
    <>
      <Hero data={data} />
      <Claims claims={data.claims} />
      <Section title={i18n.t('home.services.title')} id="services" isWide>
        <ServicesShowcase data={data} />
      </Section>
      <Section title={i18n.t('home.caseStudies.title')} id="case-studies" isSunken isWide>
        <CaseStudyCards caseStudies={data.caseStudies} />
        <p>
          <Link to="caseStudies">{i18n.t('home.caseStudies.all')}</Link>
        </p>
      </Section>
      <Section title={data.about.title} id="about">
        <Paragraphs items={data.about.paragraphs} />
        <TitledList items={data.about.method} isOrdered />
      </Section>
      <Experience items={data.experience} />
      <Skills data={data.skills} />
      {data.testimonials.length > 0 && <Testimonials items={data.testimonials} />}
      {data.posts.length > 0 && (
        <Section title={i18n.t('home.posts.title')} id="blog" isWide>
          <PostCards posts={data.posts} />
          <p>
            <Link to="blog">{i18n.t('home.posts.all')}</Link>
          </p>
        </Section>
      )}
      <CallToAction data={data.callToAction} />
    </>
  )
}
