import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useId, useState } from 'react'
import styles from '../parts.module.css'
import { describeTableNote } from '../table/describe-table-note.ts'
import { describeTableProblem } from '../table/describe-table-problem.ts'
import type { TableNote } from '../table/raw-sheet.ts'
import { type OpenFailure, openFile } from './open-file.ts'

type FileInputProps = {
  /** The kinds of files that can be opened, in the visitor's language. */
  hint: string
  /** For the browser's file dialog: `.csv,.xlsx`. */
  accept: string
  /** A larger file is refused before it is read. */
  megabytes: number
  onFile: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void> | void
  /** Remarks of the reader about the file that is open. */
  notes?: readonly TableNote[] | undefined
}

/** Opens a file of the visitor's in the browser, without uploading it. The same file can be chosen again. */
export function FileInput({ hint, accept, megabytes, onFile, notes = [] }: FileInputProps) {
  const { i18n } = useLingui()
  const id = useId()
  const [failure, setFailure] = useState<OpenFailure>()
  return (
    <div className={styles.file}>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept={accept}
        aria-describedby={`${id}-hint`}
        onChange={async ({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          setFailure(undefined)
          if (file) setFailure(await openFile(file, megabytes, onFile))
        }}
      />
      <label htmlFor={id} className={styles.button}>
        {i18n.t('demo.file.open')}
      </label>
      <span id={`${id}-hint`}>{hint}</span>
      {failure && (
        <p className={styles.error} role="alert">
          {describeFailure(i18n, failure, megabytes)}
        </p>
      )}
      {notes.length > 0 && (
        <div role="status">
          <ul>
            {notes.map((note, index) => (
              <li key={index}>{describeTableNote(i18n, note)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function describeFailure(i18n: I18n, failure: OpenFailure, megabytes: number): string {
  if (failure.code === 'tooLarge') return i18n.t('demo.file.tooLarge', { megabytes })
  return failure.code === 'unreadable' ? i18n.t('demo.file.unreadable') : describeTableProblem(i18n, failure)
}
