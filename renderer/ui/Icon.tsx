import layout from 'virtual:icons/layout.module.css'
import pages from 'virtual:icons/pages.module.css'
import styles from './Icon.module.css'
import type { IconName } from './icon-names.ts'

/** A picture beside a text that says the same; hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  const group = [layout, pages].find((classes) => classes[name])
  return <span className={`${styles.icon} ${group?.picture} ${group?.[name]}`} aria-hidden="true" />
}
