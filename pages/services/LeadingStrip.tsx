import { Row, Rows } from '../shared/Rows.tsx'
import { Link } from '../ui/Link.tsx'
import { Text } from '../ui/Text.tsx'
import { useHasPages } from '../ui/use-has-pages.ts'
import styles from './LeadingStrip.module.css'
import type { ServicesData } from './load.ts'

/** The three lines that most visitors come for. */
export function LeadingStrip({ title, offers }: { title: string; offers: ServicesData['leading'] }) {
  const hasCorporate = useHasPages('corporate')
  return (
    <section className={styles.strip} id="leading">
      <h2>{title}</h2>
      <Rows>
        {offers.map(({ title, text, service }, index) => (
          <Row key={index} text={text}>
            {service ? (
              <Link to="service" params={{ service }} of={title} />
            ) : hasCorporate ? (
              <Link to="corporate" of={title} />
            ) : (
              <Text of={title} />
            )}
          </Row>
        ))}
      </Rows>
    </section>
  )
}
