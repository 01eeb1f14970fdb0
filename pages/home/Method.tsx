import lists from '../../renderer/ui/lists.module.css'
import { Paragraphs } from '../../renderer/ui/lists.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { Words } from '../../renderer/ui/Words.tsx'
import type { LoaderData } from '../loaders.ts'

/** How a project goes, in numbered steps. */
export function Method({ method: { title, intro, steps } }: { method: LoaderData['home']['method'] }) {
  return (
    <Section title={title} id="method">
      <Paragraphs items={[intro]} />
      <ol className={lists.titled}>
        {steps.map((step) => (
          <li key={step.id}>
            <Words as="h3" id={step.id} of={step.title} />
            <Text as="p" of={step.text} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
