import type { LocalizedText } from '../../model/kit/localize.ts'
import actions from './actions.module.css'
import styles from './CallToAction.module.css'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { Text } from './Text.tsx'
import { useHasPages } from './use-has-pages.ts'
import { Words } from './Words.tsx'

export type CallToActionData = {
  title: LocalizedText
  text: LocalizedText
  /** Asks about the subject of the page; without it the first link books. */
  button?: LocalizedText | undefined
  /** The selection in the contact form: `?service=medical-ai`. */
  contactQuery: string
  book: LocalizedText
  message: LocalizedText
  /** Beside the links: how long a call takes, and what it costs. */
  note: LocalizedText
}

/** The last part of most pages: the way to a conversation, in words for those who read the page. */
export function CallToAction({ data }: { data: CallToActionData }) {
  const { title, text, button, contactQuery, book, message, note } = data
  const form = { to: 'contact', suffix: contactQuery, words: button ?? message } as const
  const times = { to: 'book', suffix: '', words: book } as const
  const hasTimes = useHasPages('book')
  const ways = !hasTimes ? [form] : button ? [form, times] : [times, form]
  return (
    <section id="call" className={styles.call}>
      <Words as="h2" of={title} />
      <div>
        <Text as="p" of={text} />
        <div className="row">
          {ways.map(({ to, suffix, words }, index) => (
            <Link key={to} to={to} suffix={suffix} className={index === 0 ? actions.primary : actions.secondary}>
              <Text of={words} /> {index === 0 && <Icon name="arrow-right" />}
            </Link>
          ))}
          {hasTimes && <Text as="span" className="quiet" of={note} />}
        </div>
      </div>
    </section>
  )
}
