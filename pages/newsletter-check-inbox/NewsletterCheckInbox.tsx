import actions from '../../renderer/ui/actions.module.css'
import { Link } from '../../renderer/ui/Link.tsx'
import { TitledList } from '../../renderer/ui/lists.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import type { NewsletterCheckInboxData } from './load.ts'

/** The page after the newsletter form was posted without JavaScript. */
export function NewsletterCheckInbox({ data }: { data: NewsletterCheckInboxData }) {
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro}>
        <p>
          <Link to="blog" className={actions.secondary}>
            <Text of={data.readBlog} />
          </Link>
        </p>
      </PageIntro>
      <Section title={data.next} id="next" isSunken isWide>
        <TitledList id="next" items={data.steps} isOrdered />
      </Section>
    </>
  )
}
