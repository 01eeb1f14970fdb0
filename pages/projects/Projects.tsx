import { useLingui } from '@lingui/react'
import type { ComponentType } from 'react'
import { plainText } from '../../model/kit/localize.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { insteadOfLink } from '../ui/has-modifier.ts'
import { Icon } from '../ui/Icon.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import lists from '../ui/lists.module.css'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Section } from '../ui/Section.tsx'
import { Space } from '../ui/Space.tsx'
import { Text } from '../ui/Text.tsx'
import { useLocale } from '../ui/use-locale.ts'
import { useOpenDialog } from '../ui/use-open-dialog.ts'
import { Words } from '../ui/Words.tsx'
import { DetailsDialog, getDetailsId } from './DetailsDialog.tsx'
import type { ProjectData, ProjectsData } from './load.ts'
import pictureStyles from './ProjectPicture.module.css'
import styles from './Projects.module.css'
import { getPicturePath, pictureSchemes, pictureSizes } from './picture-files.ts'

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
            {i18n.t('projects.updating')}
            <Space after={i18n.t('projects.updating')} />
            {data.codeHost && <ExternalLink href={data.codeHost}>{i18n.t('projects.updating.action')}</ExternalLink>}
          </p>
        )}
        <div className={styles.projects}>
          {data.projects.map((project, index, { length }) => (
            <ProjectCard
              key={project.id}
              project={project}
              place={placeCard(index, length)}
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

/** A wide first project, below it rows of a wider and a narrower one, and the last one mirrors the first. */
function placeCard(index: number, count: number) {
  if (index === 0) return 'first'
  if (index === count - 1) return 'last'
  return index % 4 < 2 ? 'wide' : 'narrow'
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
              <Text of={description} />
              <Space after={description} />
              {i18n.t(`projects.state.${state}`)}
              {sample && <SampleMark after={i18n.t(`projects.state.${state}`)} />}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function lazyDialog(load: () => Promise<ComponentType<ProjectDialogProps>>): ComponentType<ProjectDialogProps> {
  return lazyPart(load, {
    renderFailure: ({ project, onClose }, message) => (
      <ModalDialog title={plainText(project.title)} onClose={onClose}>
        {message}
      </ModalDialog>
    ),
  })
}

type DialogKind = 'demo' | 'chat' | 'details'

type ProjectCardProps = {
  project: ProjectData
  /** The first and the last are as wide as the page. */
  place: 'first' | 'last' | 'wide' | 'narrow'
  onOpen: (kind: DialogKind) => void
}

/** A project with its actions, which are plain links before hydration and without JavaScript. */
function ProjectCard({ project, place, onOpen }: ProjectCardProps) {
  const { i18n } = useLingui()
  const title = plainText(project.title)
  const openWith = (kind: DialogKind) => insteadOfLink(() => onOpen(kind))
  return (
    <article id={project.id} className={`${styles.project} ${styles[place]} ${project.demo ? styles.demo : ''}`}>
      <div className={styles.body}>
        <Words as="h3" of={project.title} />
        <Text as="p" of={project.description} />
        {project.method && <Text as="p" className="quiet" of={project.method} />}
        <p className={`row ${styles.actions}`}>
          {project.demo && (
            <a href={project.demo} className={styles.main} onClick={openWith('demo')}>
              {i18n.t('projects.liveDemo')} <span className="visually-hidden">{title}</span>
            </a>
          )}
          {project.questions && (
            <a href={`?chat=${project.id}`} className="scripted" onClick={openWith('chat')}>
              <Icon name="message-circle" /> {i18n.t('projects.chatWithAi')}{' '}
              <span className="visually-hidden">{title}</span>
            </a>
          )}
          <a href={`#${getDetailsId(project)}`} onClick={openWith('details')}>
            {i18n.t('projects.moreInfo')} <span className="visually-hidden">{title}</span>
          </a>
          {project.code ? (
            <ExternalLink href={project.code}>
              {i18n.t('projects.viewCode')} <span className="visually-hidden">{title}</span>
            </ExternalLink>
          ) : (
            <span>
              {i18n.t('projects.viewCode')} <SampleMark />
            </span>
          )}
        </p>
      </div>
      <figure className={styles.picture}>
        <ProjectPicture project={project} isNarrow={place === 'narrow'} />
      </figure>
    </article>
  )
}

type ProjectPictureProps = {
  project: ProjectData
  /** Its card is narrow on wide screens too. */
  isNarrow: boolean
}

/** A piece of the running demo in the colours of the page; the picture of the other scheme, which is not shown, does not load. */
function ProjectPicture({ project: { id, demo, picture }, isNarrow }: ProjectPictureProps) {
  const locale = useLocale()
  return pictureSchemes.map((scheme) => (
    <picture key={scheme} className={pictureStyles[scheme]} hidden={scheme === 'dark'}>
      {demo && (
        <source
          media={isNarrow ? '(width < 36rem), (width >= 56rem)' : '(width < 36rem)'}
          srcSet={getPicturePath(id, locale, scheme, 'narrow')}
          {...pictureSizes.narrow}
        />
      )}
      <img
        src={getPicturePath(id, locale, scheme, 'wide')}
        alt={plainText(picture)}
        loading="lazy"
        {...pictureSizes.wide}
      />
    </picture>
  ))
}
