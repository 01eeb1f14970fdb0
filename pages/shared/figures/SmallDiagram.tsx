import { Text } from '../../../renderer/ui/Text.tsx'
import type { SmallDiagram as SmallDrawing } from '../localized-content.ts'
import { Drawing } from './Drawing.tsx'
import styles from './SmallDiagram.module.css'

/** The drawing of a system in a row of a list: where it has no room, the names of the boxes on its longest way. */
export function SmallDiagram({ drawing }: { drawing: SmallDrawing }) {
  return (
    <div className={styles.small}>
      <Drawing drawing={drawing} />
      <ol className={styles.path}>
        {drawing.path.map(({ id, label, kind }) => (
          <Text as="li" key={id} data-kind={kind} of={label} />
        ))}
      </ol>
    </div>
  )
}
