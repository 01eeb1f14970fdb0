import { useLingui } from '@lingui/react'
import { useId, useState } from 'react'
import { type OpenFailure, openFile } from './open-file.ts'
import styles from './parts.module.css'

type FileInputProps = {
  /** What kind of file is asked for, in the visitor's language. */
  label: string
  /** For the browser's file dialog: `.csv,.xlsx`. */
  accept: string
  /** A larger file is refused before it is read. */
  megabytes: number
  onFile: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void> | void
}

/** Opens a file of the visitor's in the browser, without uploading it. The same file can be chosen again. */
export function FileInput({ label, accept, megabytes, onFile }: FileInputProps) {
  const { i18n } = useLingui()
  const id = useId()
  const [failure, setFailure] = useState<OpenFailure>()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        type="file"
        accept={accept}
        onChange={async ({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          setFailure(undefined)
          if (file) setFailure(await openFile(file, megabytes, onFile))
        }}
      />
      {failure && (
        <p className={styles.error} role="alert">
          {failure === 'tooLarge' ? i18n.t('demo.file.tooLarge', { megabytes }) : i18n.t('demo.file.unreadable')}
        </p>
      )}
    </div>
  )
}
