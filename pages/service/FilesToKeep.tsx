import { type LocalizedText, plainText } from '../../model/kit/localize.ts'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './FilesToKeep.module.css'

type File = { file: LocalizedText; text: LocalizedText }
type FilesToKeepProps = { title: string; id: string; files: File[] | undefined }

/** The files that stay with the client. */
export function FilesToKeep({ title, id, files }: FilesToKeepProps) {
  return (
    files && (
      <Section title={title} id={id}>
        <dl className={styles.files}>
          {files.map(({ file, text }) => (
            <div key={plainText(file)}>
              <dt translate="no">
                <Text as="code" of={file} />
              </dt>
              <Text as="dd" of={text} />
            </div>
          ))}
        </dl>
      </Section>
    )
  )
}
