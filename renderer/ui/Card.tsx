import type { ReactNode } from 'react'
import styles from './Card.module.css'

type CardProps = {
  /** The link that the whole card follows. */
  title: ReactNode
  meta?: ReactNode
  children?: ReactNode
}

/** An entry of `Cards`. Its link covers the card, so the whole surface can be tapped. */
export function Card({ title, meta, children }: CardProps) {
  return (
    <li className={styles.card}>
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {meta && <p className={styles.meta}>{meta}</p>}
    </li>
  )
}
