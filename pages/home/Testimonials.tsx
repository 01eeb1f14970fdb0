import { useLingui } from '@lingui/react'
import { SampleMark } from '../../renderer/ui/SampleMark.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import styles from './Home.module.css'
import type { HomeData } from './load.ts'

/** Quotes with initials instead of portraits: stock photos make reviews look invented. */
export function Testimonials({ items }: { items: HomeData['testimonials'] }) {
  const { i18n } = useLingui()
  return (
    <Section title={i18n.t('testimonials.heading')} id="testimonials" isSunken isWide>
      <div className={styles.quotes}>
        {items.map(({ quote, name, title, sample, source }) => (
          <figure key={name} className={styles.quote}>
            <blockquote>
              <p>
                <Text of={quote} />
              </p>
            </blockquote>
            <figcaption className={styles.author}>
              <span className={styles.initials} aria-hidden="true">
                {getInitials(name)}
              </span>
              <span>
                {name} {sample && <SampleMark />}
                <br />
                <Text of={title} />
                {source && (
                  <>
                    <br />
                    <Text of={source} />
                  </>
                )}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}

function getInitials(name: string): string {
  return name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('')
}
