import type { LocalizedText } from '../../model/kit/localize.ts'
import { CallLinks, type CallLinksData } from './CallLinks.tsx'
import styles from './CallToAction.module.css'
import { Text } from './Text.tsx'
import { Words } from './Words.tsx'

export type CallToActionData = CallLinksData & { title: LocalizedText; text: LocalizedText }

/** The last part of most pages: the way to a conversation, in words for those who read the page. */
export function CallToAction({ data }: { data: CallToActionData }) {
  return (
    <section id="call" className={styles.call}>
      <Words as="h2" of={data.title} />
      <div>
        <Text as="p" of={data.text} />
        <CallLinks data={data} />
      </div>
    </section>
  )
}
