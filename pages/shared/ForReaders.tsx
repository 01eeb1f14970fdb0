import { TitledList } from '../ui/lists.tsx'
import { Section } from '../ui/Section.tsx'
import type { findReaderBlocks } from './for-readers.ts'

/** The notes that only the readers of the page's language need and that stand in one place. */
export function ForReaders({ blocks, after }: { blocks: ReturnType<typeof findReaderBlocks>; after?: string }) {
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
