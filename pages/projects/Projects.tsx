import { useLingui } from '@lingui/react'
import type { ComponentType } from 'react'
import { plainText } from '../../content/localize.ts'
import { ExternalLink } from '../../renderer/ui/ExternalLink.tsx'
import { lazyPart } from '../../renderer/ui/lazy-part.tsx'
import { ModalDialog } from '../../renderer/ui/ModalDialog.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { useOpenDialog } from '../../renderer/ui/use-open-dialog.ts'
import type { LoaderData } from '../loaders.ts'
import { AdditionalProjects } from './AdditionalProjects.tsx'
import { DetailsDialog } from './DetailsDialog.tsx'
import type { ProjectData } from './load.ts'
import { ProjectCard } from './ProjectCard.tsx'
import styles from './Projects.module.css'

type ProjectDialogProps = { project: ProjectData; onClose: () => void }

const DemoDialog = lazyDialog(() => import('./DemoDialog.tsx').then((module) => module.DemoDialog))
const ChatDialog = lazyDialog(() => import('./chat/ChatDialog.tsx').then((module) => module.ChatDialog))

export function Projects({ data }: { data: LoaderData['projects'] }) {
  const { i18n } = useLingui()
  const dialogs = useOpenDialog()
  const demo = data.projects.find(({ id, demo }) => demo && id === dialogs.find('demo'))
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
          {data.projects.map((project) => (
            <ProjectCard key={project.id} project={project} onOpen={(kind) => dialogs.open(kind, project.id)} />
          ))}
        </div>
      </Section>
      <AdditionalProjects items={data.additional} />
      {data.projects.map((project) => (
        <DetailsDialog
          key={project.id}
          project={project}
          isOpen={dialogs.find('details') === project.id}
          onClose={dialogs.close}
        />
      ))}
      {demo && <DemoDialog project={demo} onClose={dialogs.close} />}
      {chat && <ChatDialog project={chat} onClose={dialogs.close} />}
    </>
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
