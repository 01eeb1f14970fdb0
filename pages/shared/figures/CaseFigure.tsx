import { SampleMark } from '../../../renderer/ui/SampleMark.tsx'
import { Text } from '../../../renderer/ui/Text.tsx'
import { Words } from '../../../renderer/ui/Words.tsx'
import styles from './CaseFigure.module.css'
import type { FigureOf } from './get-figure.ts'
import { Table } from './Table.tsx'

/** The changes that the system of a case study would bring, as a drawn table. */
export function CaseFigure({ figure }: { figure: FigureOf<'table'> }) {
  return (
    <figure className={styles.figure}>
      <p className={styles.title}>
        <Words as="strong" of={figure.title} /> {figure.isExample && <SampleMark isExample />}
      </p>
      <Table specimen={figure} />
      <Text as="figcaption" className={styles.caption} of={figure.caption} />
    </figure>
  )
}
