import { Link } from '../../renderer/ui/Link.tsx'
import { SampleMark } from '../../renderer/ui/SampleMark.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import type { NextCoursesData } from '../courses/load.ts'
import { Row, Rows } from './Rows.tsx'

type CourseSummary = NonNullable<NextCoursesData>['items'][number]

/** The next dates of courses on another page; nothing where there are none. */
export function NextCourses({ courses }: { courses: NextCoursesData }) {
  return (
    courses && (
      <Section title={courses.title} id="courses" isWide>
        <CourseRows courses={courses.items} />
        <p>
          <Link to="courses">
            <Text of={courses.all} />
          </Link>
        </p>
      </Section>
    )
  )
}

/** Courses below each other, each with its days and its place. */
export function CourseRows({ courses, hasIntro = false }: { courses: CourseSummary[]; hasIntro?: boolean }) {
  return (
    <Rows>
      {courses.map(({ slug, title, intro, days, place, sample }) => (
        <Row key={slug} kind={days} text={hasIntro ? intro : place}>
          <Link to="course" params={{ course: slug }}>
            <Text of={title} />
          </Link>{' '}
          {hasIntro && (
            <>
              · <Text of={place} />{' '}
            </>
          )}
          {sample && <SampleMark />}
        </Row>
      ))}
    </Rows>
  )
}
