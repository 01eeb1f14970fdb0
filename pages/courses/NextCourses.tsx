import { MoreLink } from '../shared/MoreLink.tsx'
import styles from '../shared/PostLines.module.css'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import { TitleLink } from '../ui/TitleLink.tsx'
import type { NextCoursesData } from './load.ts'

type CourseSummary = NonNullable<NextCoursesData>['items'][number]

/** The next dates of courses on another page; nothing if there are none. */
export function NextCourses({ courses }: { courses: NextCoursesData }) {
  return (
    courses && (
      <Section title={courses.title} id="courses">
        <CourseLines courses={courses.items} />
        <MoreLink to="courses" of={courses.all} />
      </Section>
    )
  )
}

/** Courses as a dated list, in the dress of posts. */
export function CourseLines({ courses }: { courses: CourseSummary[] }) {
  return (
    <ul className={styles.lines}>
      {courses.map(({ slug, title, intro, days, place, taughtIn, price, sample }) => (
        <li key={slug} className={styles.line}>
          <p className={styles.facts}>
            <span>
              {days} · <Text of={place} /> · {taughtIn} · {price.amount}
            </span>{' '}
            {sample && <SampleMark />}
          </p>
          <TitleLink to="course" slug={slug} of={title} />
          <Text as="p" className={styles.summary} of={intro} />
        </li>
      ))}
    </ul>
  )
}
