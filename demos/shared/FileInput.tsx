import { useId } from 'react'
import styles from './parts.module.css'

type FileInputProps = {
  /** What kind of file is asked for, in the visitor's language. */
  label: string
  /** For the browser's file dialog: `.csv,.xlsx`. */
  accept: string
  onFile: (file: File) => void
}

/** Opens a file of the visitor's in the browser, without uploading it. The same file can be chosen again. */
export function FileInput({ label, accept, onFile }: FileInputProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
