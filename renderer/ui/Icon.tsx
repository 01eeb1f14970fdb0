import icons from 'virtual:icons.module.css'
import styles from './Icon.module.css'
import type { IconName } from './icon-names.ts'

/** A picture beside a text that says the same; hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return <span className={`${styles.icon} ${icons.picture} ${icons[name]}`} aria-hidden="true" />
}
