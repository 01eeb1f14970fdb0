import { type ReactNode, useId } from 'react'
import { markWords } from '../../ui/Text.tsx'
import { type Diagram, type DiagramShape, drawDiagram } from './draw-diagram.ts'
import styles from './SystemDiagram.module.css'

type DrawingProps = {
  diagram: Diagram
  shape: DiagramShape
  className?: string | undefined
  /** The id of its title and of its description, which are the children; decoration has neither. */
  labelledBy?: string
  /** The page's Markdown version lists the arrows of such a drawing. */
  isListed?: boolean
  children?: ReactNode
}

export function Drawing({ diagram, shape, className, labelledBy, isListed = false, children }: DrawingProps) {
  const tip = useId()
  const drawing = drawDiagram(diagram, shape)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has one unless it is decoration.
    <svg
      className={className ? `${styles.drawing} ${className}` : styles.drawing}
      viewBox={drawing.viewBox}
      width={drawing.width}
      height={drawing.height}
      {...(labelledBy ? { role: 'img', 'aria-labelledby': labelledBy } : { 'aria-hidden': true })}
    >
      {children}
      <defs>
        <marker id={tip} viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="5" markerHeight="5" orient="auto">
          <path className={styles.tip} d="M0 0.5 8 4 0 7.5z" />
        </marker>
      </defs>
      {drawing.arrows.map(({ path, isReturn, label }) => (
        <path
          key={path}
          className={styles.arrow}
          d={path}
          data-return={isReturn || undefined}
          data-arrow={isListed ? label : undefined}
          markerEnd={`url(#${tip})`}
        />
      ))}
      {drawing.boxes.map(({ id, kind, rectangle, lines, label }) => (
        <g key={id} className={styles.node} data-kind={kind} {...markWords(label)}>
          <rect {...rectangle} />
          {lines.map(({ text, x, y }) => (
            <text key={text} x={x} y={y}>
              {text}
            </text>
          ))}
        </g>
      ))}
    </svg>
  )
}
