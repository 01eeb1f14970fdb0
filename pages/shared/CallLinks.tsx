import actions from '../ui/actions.module.css'
import styles from '../ui/CallToAction.module.css'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { Text } from '../ui/Text.tsx'
import { useHasPages } from '../ui/use-has-pages.ts'
import { Words } from '../ui/Words.tsx'
import type { loadCallToAction } from './call-to-action.ts'

type CallToActionData = ReturnType<typeof loadCallToAction>
type CallLinksData = Omit<CallToActionData, 'title' | 'text'>

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
