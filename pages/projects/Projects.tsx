import { useLingui } from '@lingui/react'
import type { ComponentType } from 'react'
import { plainText } from '../../model/kit/localize.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import lists from '../ui/lists.module.css'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import { useOpenDialog } from '../ui/use-open-dialog.ts'
import { DetailsDialog } from './DetailsDialog.tsx'
import type { ProjectData, ProjectsData } from './load.ts'
import { ProjectCard } from './ProjectCard.tsx'
import styles from './Projects.module.css'

type ProjectDialogProps = { project: ProjectData; onClose: () => void }

const DemoDialog = lazyDialog(() => import('./DemoDialog.tsx').then((module) => module.DemoDialog))
const ChatDialog = lazyDialog(() => import('./chat/ChatDialog.tsx').then((module) => module.ChatDialog))

export function Projects({ data }: { data: ProjectsData }) {
  const { i18n } = useLingui()
  const dialogs = useOpenDialog()
  const demo = data.projects.find(({ id, demo }) => demo && id === dialogs.find('demo'))
  const details = data.projects.find(({ id }) => id === dialogs.find('details'))
  const chat = data.projects.find(({ id, questions }) => questions && id === dialogs.find('chat'))
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro} />
      <Section title={i18n.t('projects.all')} id="all">
        {data.projects.every((project) => !project.demo) && (
          <p className={styles.notice}>
            {i18n.t('projects.updating')}{' '}
            {data.codeHost && <ExternalLink href={data.codeHost}>{i18n.t('projects.updating.action')}</ExternalLink>}
          </p>
        )}
        <div className={styles.projects}>
          {data.projects.map((project, index, { length }) => (
            <ProjectCard
              key={project.id}
              project={project}
              // While its document comes, each is the last child for a moment.
              place={index === 0 ? 'first' : index === length - 1 ? 'last' : undefined}
              onOpen={(kind) => dialogs.open(kind, project.id)}
            />
          ))}
        </div>
      </Section>
      <AdditionalProjects items={data.additional} />
      {data.projects.map((project) => (
        <DetailsDialog key={project.id} project={project} isOpen={project === details} onClose={dialogs.close} />
      ))}
      {demo && <DemoDialog project={demo} onClose={dialogs.close} />}
      {chat && <ChatDialog project={chat} onClose={dialogs.close} />}
    </>
  )
}

/** Projects without a demo here; as long as none can be seen anywhere, they are called ideas. */
function AdditionalProjects({ items }: { items: ProjectsData['additional'] }) {
  const { i18n } = useLingui()
  const title = items.some(({ url }) => url) ? i18n.t('projects.additional') : i18n.t('projects.ideas')
  return (
    <Section title={title} id="additional" isSunken>
      <ul className={lists.rows}>
        {items.map(({ title: name, description, state, sample, url }, index) => (
          <li key={plainText(name)}>
            <h3 id={`idea-${index + 1}`}>
              <ExternalLink href={url} of={name} />
            </h3>
            <p>
              <Text of={description} /> {i18n.t(`projects.state.${state}`)} {sample && <SampleMark />}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A dialog of a project that is loaded when it is first opened. */
function lazyDialog(load: () => Promise<ComponentType<ProjectDialogProps>>): ComponentType<ProjectDialogProps> {
  return lazyPart(load, {
    renderFailure: ({ project, onClose }, message) => (
      <ModalDialog title={plainText(project.title)} onClose={onClose}>
        {message}
      </ModalDialog>
    ),
  })
}
