import { useLingui } from '@lingui/react'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import type { HomeData } from './load.ts'
import styles from './Testimonials.module.css'

/** Quotes of participants: the first over the whole width, the others side by side, each with its author and date. */
export function Testimonials({ items }: { items: HomeData['testimonials'] }) {
  const { i18n } = useLingui()
  return (
    <Section title={i18n.t('testimonials.heading')} id="testimonials" isSunken>
      <div className={styles.quotes}>
        {items.map(({ quote, name, comma, initials, title, sample, source, monthText, isReference }) => (
          <figure key={name}>
            <Text as="blockquote" of={quote} />
            <figcaption>
              <span className={styles.face} aria-hidden>
                {initials}
              </span>
              <span>
                <strong>{name}</strong>
                {comma}
                <Text of={title} /> {sample && <SampleMark />}
                <br />
                {[monthText, isReference && i18n.t('testimonials.reference')].filter(Boolean).join(' · ')}
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
