import { Text } from '../../../renderer/ui/Text.tsx'
import { Drawing } from './Drawing.tsx'
import { findMainPath, smallShape } from './draw-diagram.ts'
import type { FigureOf } from './get-figure.ts'
import styles from './SmallDiagram.module.css'

/** The drawing of a system in a row of a list: where it has no room, the names of the boxes on its longest way. */
export function SmallDiagram({ diagram }: { diagram: FigureOf<'flow'>['diagram'] }) {
  return (
    <div className={styles.small}>
      <Drawing diagram={diagram} shape={smallShape} />
      <ol className={styles.path}>
        {findMainPath(diagram.nodes, diagram.links).map(({ id, label, kind }) => (
          <Text as="li" key={id} data-kind={kind} of={label} />
        ))}
      </ol>
    </div>
  )
}
