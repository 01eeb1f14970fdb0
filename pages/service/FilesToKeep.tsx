import type { LocalizedText } from '../../model/kit/localize.ts'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './FilesToKeep.module.css'

type File = { file: string; text: LocalizedText }
type FilesToKeepProps = { title: string; id: string; files: File[] | undefined }

/** The files that stay with the client. */
export function FilesToKeep({ title, id, files }: FilesToKeepProps) {
  return (
    files && (
      <Section title={title} id={id}>
        <dl className={styles.files}>
          {files.map(({ file, text }) => (
            <div key={file}>
              <dt>
                <code translate="no">{file}</code>
              </dt>
              <Text as="dd" of={text} />
            </div>
          ))}
        </dl>
      </Section>
    )
  )
}
