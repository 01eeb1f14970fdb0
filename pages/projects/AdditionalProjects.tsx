import { useLingui } from '@lingui/react'
import { plainText } from '../../content/localize.ts'
import { ExternalLink } from '../../renderer/ui/ExternalLink.tsx'
import lists from '../../renderer/ui/lists.module.css'
import { SampleMark } from '../../renderer/ui/SampleMark.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import type { LoaderData } from '../loaders.ts'

/** Projects without a demo here; as long as none can be seen anywhere, they are called what they are: ideas. */
export function AdditionalProjects({ items }: { items: LoaderData['projects']['additional'] }) {
  const { i18n } = useLingui()
  const title = items.some(({ url }) => url) ? i18n.t('projects.additional') : i18n.t('projects.ideas')
  const states = {
    idea: i18n.t('projects.state.idea'),
    progress: i18n.t('projects.state.progress'),
    running: i18n.t('projects.state.running'),
  }
  return (
    <Section title={title} id="additional" isSunken>
      <ul className={lists.rows}>
        {items.map(({ title: name, description, state, sample, url }, index) => (
          <li key={plainText(name)}>
            <h3 id={`idea-${index + 1}`}>
              <ExternalLink href={url} of={name} />
            </h3>
            <p>
              <Text of={description} /> {states[state]} {sample && <SampleMark />}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
