import { Figure } from '../../../renderer/ui/specimen/Figure.tsx'
import '../../shared/diagram/SystemDiagram.module.css'
import './Parts.module.css'
import './Strip.module.css'
import './Timeline.module.css'

/** The figure of a post, as the build has rendered it. */
export function PostFigure({ html }: { html: string }) {
  return <Figure html={html} />
}
