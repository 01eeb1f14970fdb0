import { MoreLink } from '../shared/MoreLink.tsx'
import styles from '../shared/PostLines.module.css'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import { TitleLink } from '../ui/TitleLink.tsx'
import titles from '../ui/Titles.module.css'
import type { CoursesData, listNextCourses } from './load.ts'

type CourseSummary = CoursesData['courses'][number]

export function NextCourses({ courses }: { courses: ReturnType<typeof listNextCourses> }) {
  return (
    courses && (
      <Section title={courses.title} id="courses">
        <ul className={titles.titles}>
          {courses.items.map((course) => (
            <li key={course.slug}>
              <CourseFacts course={course} className="quiet" />
              <TitleLink to="course" slug={course.slug} of={course.title} />
            </li>
          ))}
        </ul>
        <MoreLink to="courses" of={courses.all} />
      </Section>
    )
  )
}

/** Courses as a dated list, in the dress of posts. */
export function CourseLines({ courses }: { courses: CourseSummary[] }) {
  return (
    <ul className={styles.lines}>
      {courses.map((course) => (
        <li key={course.slug} className={styles.line}>
          <CourseFacts course={course} className={styles.facts} />
          <TitleLink to="course" slug={course.slug} of={course.title} />
          <Text as="p" className={styles.summary} of={course.intro} />
        </li>
      ))}
    </ul>
  )
}

function CourseFacts({
  course: { days, place, taughtIn, price, sample },
  className,
}: {
  course: Omit<CourseSummary, 'intro'>
  className: string | undefined
}) {
  return (
    <p className={className}>
      <span>
        {days} · <Text of={place} /> · {taughtIn} · {price}
      </span>{' '}
      {sample && <SampleMark />}
    </p>
  )
}
