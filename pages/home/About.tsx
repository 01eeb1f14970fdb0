import { Paragraphs, TitledList } from '../../renderer/ui/lists.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import type { HomeData } from './load.ts'

export function About({ data }: { data: HomeData }) {
  return (
    <Section title={data.about.title} id="about">
      <Paragraphs items={data.about.paragraphs} />
      <TitledList items={data.about.method} isOrdered />
    </Section>
  )
}
