import { useLingui } from '@lingui/react'
import { Link } from '../ui/Link.tsx'
import { Faq, TextList } from '../ui/lists.tsx'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import { Text } from '../ui/Text.tsx'
import { Words } from '../ui/Words.tsx'
import type { ProjectData } from './load.ts'
import styles from './Projects.module.css'

type DetailsDialogProps = { project: ProjectData; isOpen: boolean; onClose: () => void }

/** The description of a project. It is part of the prerendered page, for crawlers and visitors without JavaScript. */
export function DetailsDialog({ project, isOpen, onClose }: DetailsDialogProps) {
  const { i18n } = useLingui()
  return (
    <ModalDialog id={getDetailsId(project)} title={<Text of={project.title} />} isOpen={isOpen} onClose={onClose}>
      <div className={styles.details}>
        <Text as="p" of={project.summary} />
        <Words as="h3" id={`${project.id}-features`} of={project.featuresTitle} />
        <TextList items={project.features} />
        {project.faq.length > 0 && <Faq id={project.id} items={project.faq} />}
        {project.caseStudy && (
          <p>
            <Link to="caseStudy" params={{ caseStudy: project.caseStudy.slug }} of={i18n.t('projects.caseStudy')} />
          </p>
        )}
      </div>
    </ModalDialog>
  )
}

/** Target of the link that opens the details without JavaScript. */
export function getDetailsId({ id }: Pick<ProjectData, 'id'>): string {
  return `details-${id}`
}
