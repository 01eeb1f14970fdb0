import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import type { LocalizedText } from '../../model/kit/localize.ts'
import { Faq, TextList } from './lists.tsx'
import styles from './Section.module.css'
import { Words } from './Words.tsx'

type SectionProps = { title: LocalizedText; id: string; isSunken?: boolean; children: ReactNode }

export function Section({ title, id, isSunken = false, children }: SectionProps) {
  return (
    <>
      <section id={id} className={`${styles.section} ${isSunken ? styles.sunken : ''}`}>
        <Words as="h2" of={title} />
        <div className={styles.content}>{children}</div>
      </section>
      {use(AfterSection)(id)}
    </>
  )
}

type ListSectionProps = { title: LocalizedText; id: string; items: LocalizedText[] | undefined }

export function ListSection({ items, ...section }: ListSectionProps) {
  return (
    items && (
      <Section {...section}>
        <TextList items={items} />
      </Section>
    )
  )
}

type FaqSectionProps = Omit<SectionProps, 'id' | 'children'> & Pick<ComponentProps<typeof Faq>, 'items'>

export function FaqSection({ items, ...section }: FaqSectionProps) {
  return (
    items.length > 0 && (
      <Section id="faq" {...section}>
        <Faq items={items} />
      </Section>
    )
  )
}

/** Says what stands on this page below the section of an id, beside what its screen shows. */
export const AfterSection = createContext<(id: string) => ReactNode>(() => null)
