import type { LocalizedText } from '../../model/kit/localize.ts'
import actions from './actions.module.css'
import styles from './CallToAction.module.css'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { Text } from './Text.tsx'
import { useHasPages } from './use-has-pages.ts'
import { Words } from './Words.tsx'

export type CallLinksData = {
  button?: LocalizedText | undefined
  /** The selection in the contact form: `?service=medical-ai`. */
  contactQuery: string
  book: LocalizedText
  message: LocalizedText
  /** Beside the links: how long a call takes, and what it costs. */
  note: LocalizedText
}

/** The two ways to a conversation. Booking is always the filled one, unless the site takes no appointments. */
export function CallLinks({ data: { button, contactQuery, book, message, note } }: { data: CallLinksData }) {
  const form = { to: 'contact', suffix: contactQuery, words: button ?? message } as const
  const times = { to: 'book', suffix: '', words: book } as const
  const hasTimes = useHasPages('book')
  return (
    <div className="row">
      {(hasTimes ? [times, form] : [form]).map(({ to, suffix, words }, index) => (
        <Link key={to} to={to} suffix={suffix} className={index === 0 ? actions.primary : actions.secondary}>
          <Text of={words} /> {index === 0 && <Icon name="arrow-right" />}
        </Link>
      ))}
      {hasTimes && <Text as="span" className="quiet" of={note} />}
    </div>
  )
}

export type CallToActionData = CallLinksData & { title: LocalizedText; text: LocalizedText }

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
