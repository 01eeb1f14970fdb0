import { useLingui } from '@lingui/react'
import { serviceGroups } from '../../content/services/groups.ts'
import { CallToAction } from '../../renderer/ui/CallToAction.tsx'
import { CaseStudyCards, ServiceCards } from '../../renderer/ui/cards.tsx'
import { Link } from '../../renderer/ui/Link.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { useGroupLabels } from '../../renderer/ui/useGroupLabels.ts'
import { PostCards } from '../blog/PostCards.tsx'
import { About } from './About.tsx'
import type { HomeData } from './data.ts'
import { Experience } from './Experience.tsx'
import { Hero } from './Hero.tsx'
import styles from './Home.module.css'
import { Skills } from './Skills.tsx'
import { Testimonials } from './Testimonials.tsx'

export function Home({ data }: { data: HomeData }) {
  const { i18n } = useLingui()
  const groupLabels = useGroupLabels()
  return (
    <>
      <Hero data={data} />
      <Section title={i18n.t('home.services.title')} id="services" isSunken>
        {serviceGroups.map((group) => (
          <div key={group} className={styles.group}>
            <h3>{groupLabels[group]}</h3>
            <ServiceCards services={data.services.filter((service) => service.group === group).slice(0, 4)} />
          </div>
        ))}
        <p>
          <Link to="services">{i18n.t('home.services.all')}</Link>
        </p>
      </Section>
      <Section title={i18n.t('home.caseStudies.title')} id="case-studies">
        <CaseStudyCards caseStudies={data.caseStudies} />
        <p>
          <Link to="caseStudies">{i18n.t('home.caseStudies.all')}</Link>
        </p>
      </Section>
      <About data={data} />
      <Experience items={data.experience} />
      <Skills data={data.skills} />
      <Testimonials items={data.testimonials} />
      <Section title={i18n.t('home.posts.title')} id="blog">
        <PostCards posts={data.posts} />
        <p>
          <Link to="blog">{i18n.t('home.posts.all')}</Link>
        </p>
      </Section>
      <CallToAction />
    </>
  )
}
