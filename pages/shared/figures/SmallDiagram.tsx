import { Text } from '../../ui/Text.tsx'
import { Drawing } from './Drawing.tsx'
import { type Diagram, findMainPath, smallShape } from './draw-diagram.ts'
import styles from './SmallDiagram.module.css'

/** The drawing of a system in a row of a list: without room, the names of the boxes on its longest way. */
export function SmallDiagram({ diagram }: { diagram: Diagram }) {
  return (
    <div className={styles.small}>
      <Drawing diagram={diagram} shape={smallShape} />
      <ol className={styles.path}>
        {findMainPath(diagram).map(({ id, label, kind }) => (
          <Text as="li" key={id} data-kind={kind} of={label} />
        ))}
      </ol>
    </div>
  )
}
