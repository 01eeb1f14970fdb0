import type { FurtherPage } from '../../content/calls-to-action.ts'
import type { LocalizedText } from '../../content/localize.ts'
import actions from './actions.module.css'
import styles from './CallToAction.module.css'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { Text } from './Text.tsx'

export type CallToActionData = {
  title: LocalizedText
  text: LocalizedText
  button: LocalizedText
  /** What the contact form selects: `?service=medical-ai`. */
  contactQuery: string
  /** The words of the link to free times. */
  book: LocalizedText
  next: { page: FurtherPage; label: LocalizedText }
}

/** The last part of most pages: the way to a conversation, in words for those who read the page. */
export function CallToAction({ data: { title, text, button, contactQuery, book, next } }: { data: CallToActionData }) {
  return (
    <section id="call" className={styles.call}>
      <h2>
        <Text of={title} />
      </h2>
      <div>
        <p>
          <Text of={text} />
        </p>
        <p className={styles.actions}>
          <Link to="contact" suffix={contactQuery} className={actions.primary}>
            <Text of={button} /> <Icon name="arrow-right" />
          </Link>
          <Link to={next.page} className={actions.secondary}>
            <Text of={next.label} />
          </Link>
          <Link to="book">
            <Text of={book} />
          </Link>
        </p>
      </div>
    </section>
  )
}
