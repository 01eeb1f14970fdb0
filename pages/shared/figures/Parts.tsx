import { useId } from 'react'
import { createNumberFormat } from '../../../locales/number-format.ts'
import type { FigureOf } from '../../data/get-figure.ts'
import { Text } from '../../ui/Text.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { layOutParts, partRows } from './lay-out-marks.ts'
import styles from './Parts.module.css'

export function Parts({ specimen: { groups } }: { specimen: FigureOf<'parts'> }) {
  const id = useId()
  const numbers = createNumberFormat(useLocale())
  return (
    <div className={styles.groups}>
      {groups.map(({ title, parts }, group) => {
        const { columns, rectangles } = layOutParts(parts.map(({ count }) => count))
        return (
          <div key={group}>
            <p>
              <Text as="strong" of={title} />
            </p>
            <svg aria-hidden="true" viewBox={`0 0 ${columns} ${partRows}`}>
              {parts.map(({ tone }, part) => (
                <g key={part} data-tone={tone}>
                  <pattern id={`${id}${group}${part}`} width="1" height="1" patternUnits="userSpaceOnUse">
                    <rect width="0.8" height="0.8" />
                  </pattern>
                  <path d={rectangles[part]} fill={`url(#${id}${group}${part})`} />
                </g>
              ))}
            </svg>
            <ul className={styles.parts}>
              {parts.map(({ label, count, tone }, part) => (
                <li key={part} data-tone={tone}>
                  <strong>{numbers.format(count)}</strong> <Text of={label} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}
