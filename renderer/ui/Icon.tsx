import type { ContentIconName } from '../../content/icons.ts'
import styles from './Icon.module.css'

/** The drawn icons, from Lucide (ISC licence). Each costs its bytes in the stylesheet and no script. */
export type IconName =
  | ContentIconName
  | 'search'
  | 'chevron-down'
  | 'menu'
  | 'x'
  | 'arrow-up'
  | 'arrow-right'
  | 'message-circle'
  | 'sun'
  | 'moon'
  | 'monitor'
  | 'mail'
  | 'phone'
  | 'map-pin'
  | 'user-round'
  | 'clock'
  | 'check'

/** A picture beside a text that says the same; hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return <span className={`${styles.icon} ${styles[name]}`} aria-hidden="true" />
}
