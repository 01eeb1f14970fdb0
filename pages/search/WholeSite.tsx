import { SampleMark } from '../ui/SampleMark.tsx'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import type { SearchData, SearchItem } from './load.ts'
import styles from './Search.module.css'
import { useCategoryLabels } from './use-category-labels.ts'

/** All pages by category, as in the prerendered page. */
export function WholeSite({ groups }: { groups: SearchData['groups'] }) {
  const labels = useCategoryLabels()
  return (
    <div className={styles.wholeSite}>
      {groups.map(({ category, items }) => (
        <Section key={category} title={labels[category]} id={category}>
          <PageList items={items} />
        </Section>
      ))}
    </div>
  )
}

export function PageList({ items }: { items: SearchItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ title, description, path, isExample }) => (
        <li key={path}>
          <a href={path}>
            <Text of={title} />
          </a>{' '}
          {isExample && <SampleMark isExample />}
          <Text as="small" of={description} />
        </li>
      ))}
    </ul>
  )
}
