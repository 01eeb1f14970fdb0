import { useLingui } from '@lingui/react'
import { useId } from 'react'
import { plainText } from '../../../content/localize.ts'
import { Text } from '../../../renderer/ui/Text.tsx'
import type { CaseStudyDiagram } from '../localized-content.ts'
import { type DiagramShape, layOutDiagram, splitLabel, tallShape, wideShape } from './layout.ts'
import styles from './SystemDiagram.module.css'

/** The drawing of a system: from left to right on wide screens, from top to bottom on phones. */
export function SystemDiagram({ diagram }: { diagram: CaseStudyDiagram }) {
  return (
    <figure className={styles.figure}>
      <Drawing diagram={diagram} shape={wideShape} className={styles.wide} />
      <Drawing diagram={diagram} shape={tallShape} className={styles.tall} />
      <figcaption className={styles.caption}>
        <strong>
          <Text of={diagram.title} />
        </strong>
        <Legend diagram={diagram} />
      </figcaption>
    </figure>
  )
}

type DrawingProps = { diagram: CaseStudyDiagram; shape: DiagramShape; className: string | undefined }

const lineHeight = 15

function Drawing({ diagram, shape, className }: DrawingProps) {
  const id = useId()
  const { width, height, boxes, arrows } = layOutDiagram(diagram.nodes, diagram.links, shape)
  const labels = new Map(diagram.nodes.map((node) => [node.id, plainText(node.label)]))
  return (
    <svg
      className={`${styles.drawing} ${className}`}
      viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      width={Math.round(width * shape.scale)}
      height={Math.round(height * shape.scale)}
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>{plainText(diagram.title)}</title>
      <desc id={`${id}-description`}>{plainText(diagram.description)}</desc>
      <defs>
        <marker id={`${id}-tip`} viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="5" markerHeight="5" orient="auto">
          <path className={styles.tip} d="M0 0.5 8 4 0 7.5z" />
        </marker>
      </defs>
      {arrows.map(({ from, to, path, isReturn }) => (
        <path
          key={path}
          className={styles.arrow}
          d={path}
          data-return={isReturn || undefined}
          // The page's Markdown version lists the arrows of the first drawing.
          data-arrow={shape.isTall ? undefined : `${labels.get(from)} → ${labels.get(to)}`}
          markerEnd={`url(#${id}-tip)`}
        />
      ))}
      {diagram.nodes.map((node) => {
        const box = boxes.get(node.id)
        if (!box) return null
        const lines = splitLabel(labels.get(node.id) ?? '', shape.isTall ? 14 : 18)
        const middle = box.y + box.height / 2 - ((lines.length - 1) * lineHeight) / 2
        return (
          <g key={node.id} className={styles.node} data-kind={node.kind}>
            <rect {...box} rx={node.kind === 'person' ? box.height / 2 : 8} />
            <text x={box.x + box.width / 2} y={middle} textAnchor="middle" dominantBaseline="central">
              {lines.map((line, index) => (
                <tspan key={line} x={box.x + box.width / 2} dy={index === 0 ? 0 : lineHeight}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Explains the kinds of boxes in the drawing. */
function Legend({ diagram }: { diagram: CaseStudyDiagram }) {
  const { i18n } = useLingui()
  const labels = {
    source: i18n.t('page.diagram.source'),
    step: i18n.t('page.diagram.step'),
    model: i18n.t('page.diagram.model'),
    store: i18n.t('page.diagram.store'),
    person: i18n.t('page.diagram.person'),
    result: i18n.t('page.diagram.result'),
  }
  const kinds = [...new Set(diagram.nodes.map(({ kind }) => kind))]
  return (
    <ul className={styles.legend}>
      {kinds.map((kind) => (
        <li key={kind} data-kind={kind}>
          {labels[kind]}
        </li>
      ))}
    </ul>
  )
}
