import { useLingui } from '@lingui/react'
import { plainText } from '../../model/kit/localize.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { insteadOfLink } from '../ui/has-modifier.ts'
import { Icon } from '../ui/Icon.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Text } from '../ui/Text.tsx'
import { Words } from '../ui/Words.tsx'
import { getDetailsId } from './DetailsDialog.tsx'
import type { ProjectData } from './load.ts'
import { ProjectPicture } from './ProjectPicture.tsx'
import styles from './Projects.module.css'

type DialogKind = 'demo' | 'chat' | 'details'

type ProjectCardProps = {
  project: ProjectData
  /** The first and the last are as wide as the page. */
  place: 'first' | 'last' | 'wide' | 'narrow'
  onOpen: (kind: DialogKind) => void
}

/** A project with its actions, which are plain links before hydration and without JavaScript. */
export function ProjectCard({ project, place, onOpen }: ProjectCardProps) {
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
            <a href={`?chat=${project.id}`} className={styles.chat} onClick={openWith('chat')}>
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
