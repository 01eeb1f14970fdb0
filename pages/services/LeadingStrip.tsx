import type { LocalizedText } from '../../content/localize.ts'
import { Link } from '../../renderer/ui/Link.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import styles from './LeadingStrip.module.css'

type LeadingStripProps = {
  title: string
  offers: Array<{ title: LocalizedText; text: LocalizedText; service?: string | undefined }>
}

/** What most visitors come for, in three lines. */
export function LeadingStrip({ title, offers }: LeadingStripProps) {
  return (
    <section className={styles.strip} id="leading">
      <h2>{title}</h2>
      <ul>
        {offers.map(({ title, text, service }, index) => (
          <li key={index}>
            {service ? (
              <Link to="service" params={{ service }}>
                <Text of={title} />
              </Link>
            ) : (
              <Link to="corporate">
                <Text of={title} />
              </Link>
            )}
            <p>
              <Text of={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
