import layout from 'virtual:icons/layout.module.css'
import pages from 'virtual:icons/pages.module.css'
import styles from './Icon.module.css'
import { type IconName, iconGroups } from './icon-names.ts'

const pictures: Array<[names: readonly string[], className: string | undefined]> = [
  [iconGroups.layout, layout.picture],
  [iconGroups.pages, pages.picture],
]

/** A picture beside a text that says the same; hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return pictures.map(([names, className]) => {
    const row = names.indexOf(name)
    if (row < 0) return null
    return <span key={name} className={`${styles.icon} ${className}`} style={{ '--row': row }} aria-hidden="true" />
  })
}
