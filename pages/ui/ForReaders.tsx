import type { ReaderBlock } from '../../model/kinds/for-readers.ts'
import { TitledList } from './lists.tsx'
import { Section } from './Section.tsx'

export type ReaderBlockData = Pick<ReaderBlock, 'title' | 'items'>

/** The notes that only the readers of the page's language need. */
export function ForReaders({ blocks }: { blocks: ReaderBlockData[] }) {
  return blocks.map(({ title, items }, index) => (
    <Section key={index} title={title} id={`readers-${index + 1}`}>
      <TitledList
        id={`readers-${index + 1}`}
        items={items.map(({ sample, ...item }, place) => ({ ...item, id: String(place + 1), isSample: sample }))}
      />
    </Section>
  ))
}
