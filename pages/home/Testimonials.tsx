import { useLingui } from '@lingui/react'
import { SampleMark } from '../../renderer/ui/SampleMark.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import type { HomeData } from './load.ts'
import styles from './Testimonials.module.css'

/** What participants say, below each other: the words large, who said them small. */
export function Testimonials({ items }: { items: HomeData['testimonials'] }) {
  const { i18n } = useLingui()
  return (
    <Section title={i18n.t('testimonials.heading')} id="testimonials" isSunken>
      {items.map(({ quote, name, title, sample, source }) => (
        <figure key={name} className={styles.quote}>
          <blockquote>
            <Text of={quote} />
          </blockquote>
          <figcaption>
            {name}, <Text of={title} /> {sample && <SampleMark />}
            {source && (
              <>
                <br />
                <Text of={source} />
              </>
            )}
          </figcaption>
        </figure>
      ))}
    </Section>
  )
}
