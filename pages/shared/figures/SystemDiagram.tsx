import { useLingui } from '@lingui/react'
import { useId } from 'react'
import { plainText } from '../../../model/kit/localize.ts'
import { Text } from '../../ui/Text.tsx'
import { Drawing } from './Drawing.tsx'
import { type Diagram, tallShape, wideShape } from './draw-diagram.ts'
import styles from './SystemDiagram.module.css'

/** The drawing of a system: from left to right on wide screens, from top to bottom on phones. */
export function SystemDiagram({ diagram }: { diagram: Diagram }) {
  const id = useId()
  // Names both: what names an element may be hidden.
  const labelledBy = `${id}-title ${id}-description`
  return (
    <figure className={styles.figure}>
      <Drawing diagram={diagram} shape={wideShape} className={styles.wide} labelledBy={labelledBy} isListed>
        <title id={`${id}-title`}>{plainText(diagram.title)}</title>
        <desc id={`${id}-description`}>{plainText(diagram.description)}</desc>
      </Drawing>
      <Drawing diagram={diagram} shape={tallShape} className={styles.tall} labelledBy={labelledBy} />
      <figcaption className={styles.caption}>
        <Text as="strong" of={diagram.title} />
        <Legend diagram={diagram} />
      </figcaption>
    </figure>
  )
}

function Legend({ diagram }: { diagram: Diagram }) {
  const { i18n } = useLingui()
  return (
    <ul className={styles.legend}>
      {[...new Set(diagram.nodes.map(({ kind }) => kind))].map((kind) => (
        <li key={kind} data-kind={kind}>
          {i18n.t(`diagram.${kind}`)}
        </li>
      ))}
    </ul>
  )
}
