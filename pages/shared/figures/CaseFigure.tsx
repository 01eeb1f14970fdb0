import type { FigureOf } from '../../data/get-figure.ts'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { Text } from '../../ui/Text.tsx'
import { Words } from '../../ui/Words.tsx'
import styles from './CaseFigure.module.css'
import { Table } from './Table.tsx'

export function CaseFigure({ figure }: { figure: FigureOf<'table'> }) {
  return (
    <figure className={styles.figure}>
      <p className={styles.title}>
        <Words as="strong" of={figure.title} />
        {figure.isExample && <SampleMark isExample after={figure.title} />}
      </p>
      <Table specimen={figure} />
      <Text as="figcaption" className={styles.caption} of={figure.caption} />
    </figure>
  )
}
