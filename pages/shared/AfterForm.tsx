import type { ComponentProps, ReactNode } from 'react'
import type { LocalizedText } from '../../content/localize.ts'
import { TitledList } from '../../renderer/ui/lists.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'

type AfterFormProps = {
  data: {
    heading: LocalizedText
    intro: LocalizedText[]
    next: LocalizedText
    steps: ComponentProps<typeof TitledList>['items']
  }
  /** A link to what can be read meanwhile. */
  children: ReactNode
}

/** What a page shows after a form was posted without JavaScript: that it arrived, and what happens next. */
export function AfterForm({ data, children }: AfterFormProps) {
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro}>
        <p>{children}</p>
      </PageIntro>
      <Section title={data.next} id="next" isSunken isWide>
        <TitledList id="next" items={data.steps} isOrdered />
      </Section>
    </>
  )
}
