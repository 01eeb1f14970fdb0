import type { LocalizedText } from '../../content/localize.ts'
import { Link } from '../../renderer/ui/Link.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { Words } from '../../renderer/ui/Words.tsx'
import { useLength } from '../service/use-length.ts'
import { Miniature } from '../shared/figures/Miniature.tsx'
import type { ListedService } from './load.ts'
import styles from './Services.module.css'

type ServiceRowProps = { service: ListedService; price: LocalizedText | undefined }

/** A service beside its specimen as a stamp: what it is, how long it usually takes and from how much it is. */
export function ServiceRow({ service: { slug, name, teaser, choices, length, miniature }, price }: ServiceRowProps) {
  const time = useLength(length)
  return (
    <li data-for={choices.join(' ')}>
      {miniature && <Miniature drawn={miniature} />}
      <h3 id={slug}>
        <Link to="service" params={{ service: slug }}>
          <Words of={name} />
        </Link>
      </h3>
      <Text as="p" of={teaser} />
      {time && (
        <p className={styles.terms}>
          {time}
          {price && (
            <>
              {' · '}
              <Text of={price} />
            </>
          )}
        </p>
      )}
    </li>
  )
}
