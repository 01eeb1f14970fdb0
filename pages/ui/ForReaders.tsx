import type { ReaderBlock } from '../../model/kinds/for-readers.ts'
import { TitledList } from './lists.tsx'
import { Section } from './Section.tsx'

/** A block, and the section of its page that it follows; without one it stands below the others. */
export type ReaderBlockData = Pick<ReaderBlock, 'title' | 'items'> & { after?: string | undefined }

/** The notes that only the readers of the page's language need and that stand in one place. */
export function ForReaders({ blocks, after }: { blocks: ReaderBlockData[]; after?: string }) {
  return blocks.map(
    ({ title, items, after: place }, index) =>
      place === after && (
        <Section key={index} title={title} id={`readers-${index + 1}`}>
          <TitledList
            id={`readers-${index + 1}`}
            items={items.map(({ sample, ...item }, number) => ({ ...item, id: String(number + 1), isSample: sample }))}
          />
        </Section>
      ),
  )
}
