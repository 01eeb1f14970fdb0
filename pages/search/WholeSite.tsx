import { useLingui } from '@lingui/react'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Section } from '../ui/Section.tsx'
import { Space } from '../ui/Space.tsx'
import { Text } from '../ui/Text.tsx'
import type { SearchData, SearchItem } from './load.ts'
import styles from './Search.module.css'

export function WholeSite({ groups }: { groups: SearchData['groups'] }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.wholeSite}>
      {groups.map(({ category, items }) => (
        <Section key={category} title={i18n.t(`search.item.${category}`)} id={category}>
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
          <Text as="a" href={path} of={title} />
          <Space after={title} />
          {isExample && <SampleMark isExample />}
          <Text as="small" of={description} />
        </li>
      ))}
    </ul>
  )
}
