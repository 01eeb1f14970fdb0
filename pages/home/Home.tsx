import { useLingui } from '@lingui/react'
import { serviceGroups } from '../../model/kinds/service-groups.ts'
import { NextCourses } from '../courses/NextCourses.tsx'
import { CaseStudyTitles } from '../shared/CaseStudyRows.tsx'
import { Claims } from '../shared/Claims.tsx'
import { Figure } from '../shared/figures/Figure.tsx'
import { MoreLink } from '../shared/MoreLink.tsx'
import { PostTitles } from '../shared/PostLines.tsx'
import { ServiceNames } from '../shared/ServiceNames.tsx'
import actions from '../ui/actions.module.css'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Section } from '../ui/Section.tsx'
import sheet from '../ui/Sheet.module.css'
import { Text } from '../ui/Text.tsx'
import { useHasPages } from '../ui/use-has-pages.ts'
import { Words } from '../ui/Words.tsx'
import heroStyles from './Hero.module.css'
import styles from './Home.module.css'
import type { HomeData } from './load.ts'
import { Person } from './Person.tsx'
import { Portrait } from './Portrait.tsx'
import indexStyles from './ServicesIndex.module.css'
import { TaskPicker } from './TaskPicker.tsx'
import quoteStyles from './Testimonials.module.css'

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

/** The first thing a visitor sees: who speaks, because a visitor books a person and not a slogan, the promise, and the next step. */
function Hero({ data: { hero, owner, callToAction }, level = 1 }: { data: HomeData; level?: 1 | 2 }) {
  const { i18n } = useLingui()
  const isBookable = useHasPages('book')
  const hasDemos = useHasPages('projects')
  return (
    <div className={heroStyles.hero}>
      <p className={heroStyles.owner}>
        <Portrait owner={owner} isSmall />
        <span>
          {owner.name}
          <br />
          <Text of={hero.kicker} />
        </span>
      </p>
      {/* Below the words that say that a page is missing, the home page's title is not the page's. */}
      <Words as={`h${level}`} id={level === 1 ? 'title' : 'home'} of={hero.title} />
      <div>
        <Text as="p" className={heroStyles.lead} of={hero.lead} />
        <Text as="p" of={callToAction.text} />
        <div className="row">
          <Link to="book" className={actions.primary}>
            <Text of={callToAction.book} /> <Icon name="arrow-right" />
          </Link>
          {isBookable ? (
            <Text as="span" className="quiet" of={callToAction.note} />
          ) : (
            <Link to="contact" className={actions.primary} of={callToAction.message} />
          )}
          {hasDemos && <Link to="projects">{i18n.t('hero.demos')}</Link>}
        </div>
      </div>
    </div>
  )
}

function ServicesIndex({ services }: { services: HomeData['services'] }) {
  const { i18n } = useLingui()
  const groups = serviceGroups.filter((group) => services.some((service) => service.group === group))
  return (
    <div className={indexStyles.index}>
      {groups.map((group) => (
        <div key={group}>
          <h3 id={group}>{i18n.t(`page.group.${group}`)}</h3>
          <ServiceNames services={services.filter((service) => service.group === group)} />
        </div>
      ))}
    </div>
  )
}

function Testimonials({ items }: { items: HomeData['testimonials'] }) {
  const { i18n } = useLingui()
  return (
    <Section title={i18n.t('testimonials.heading')} id="testimonials" isSunken>
      <div className={quoteStyles.quotes}>
        {items.map(({ quote, name, comma, initials, title, sample, source, monthText, isReference }) => (
          <figure key={name}>
            <Text as="blockquote" of={quote} />
            <figcaption>
              <span className={quoteStyles.face} aria-hidden>
                {initials}
              </span>
              <span>
                <strong>{name}</strong>
                {comma}
                <Text of={title} />
                {sample && <SampleMark after={title} />}
                <br />
                {[monthText, isReference && i18n.t('testimonials.reference')].filter(Boolean).join(' · ')}
                {source && (
                  <>
                    <br />
                    <Text of={source} />
                  </>
                )}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
