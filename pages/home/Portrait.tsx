import { plainText } from '../../model/kit/localize.ts'
import type { HomeData } from './load.ts'
import styles from './Portrait.module.css'

export function Portrait({ owner, isSmall = false }: { owner: HomeData['owner']; isSmall?: boolean }) {
  const { portrait, initials } = owner
  const className = isSmall ? `${styles.portrait} ${styles.small}` : styles.portrait
  if (!portrait)
    return (
      <span className={className} aria-hidden>
        {initials}
      </span>
    )
  const { src, width, alt } = portrait
  // The small one stands beside the name, which says the same.
  return <img className={className} src={src} alt={isSmall ? '' : plainText(alt)} width={width} height={width * 1.25} />
}
