import { type LocalizedText, markSample } from '../../model/kit/localize.ts'
import faq from './faq.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'
import styles from './lists.module.css'
import { SampleMark } from './SampleMark.tsx'
import { Text, Texts } from './Text.tsx'
import texts from './texts.module.css'
import { Words } from './Words.tsx'

type ParagraphsProps = { items: LocalizedText[]; className?: string | undefined }

export function Paragraphs({ items, className = texts.paragraph }: ParagraphsProps) {
  return <Texts as="p" className={className} items={items} />
}

export function TextList({ items }: { items: LocalizedText[] }) {
  return (
    <ul className={texts.texts}>
      <Texts as="li" items={items} />
    </ul>
  )
}

type Titled = { id: string; title: LocalizedText; text: LocalizedText; icon?: IconName; isSample?: boolean | undefined }

/** Titles with their explanation, numbered if their order matters. Their anchors begin with the id of the section around them. */
export function TitledList({ id, items, isOrdered = false }: { id: string; items: Titled[]; isOrdered?: boolean }) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={styles.titled}>
      {items.map((item) => (
        <li key={item.id}>
          <h3 id={`${id}-${item.id}`}>
            {item.icon && <Icon name={item.icon} />} <Words of={item.title} />
            {item.isSample && <SampleMark after={item.title} />}
          </h3>
          <Text as="p" of={item.text} />
        </li>
      ))}
    </List>
  )
}

type QuestionAndAnswer = { id: string; question: LocalizedText; answer: LocalizedText; sample?: true | undefined }

/** Questions that open to their answers. The anchor stands on the answer, inside: a link to it opens the question. */
export function Faq({ id = 'faq', items }: { id?: string; items: QuestionAndAnswer[] }) {
  return (
    <div className={faq.faq}>
      {items.map((item) => (
        <details key={item.id}>
          <Text as="summary" of={item.question} />
          <Text as="p" id={`${id}-${item.id}`} of={markSample(item.answer, item.sample)} />
        </details>
      ))}
    </div>
  )
}
