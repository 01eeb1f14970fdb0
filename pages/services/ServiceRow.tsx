import { useLingui } from '@lingui/react'
import { Link } from '../../renderer/ui/Link.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { Words } from '../../renderer/ui/Words.tsx'
import { useLength } from '../service/use-length.ts'
import type { ListedService } from './load.ts'
import styles from './Services.module.css'

export function ServiceRow({ service: { slug, name, teaser, choices, formats, length } }: { service: ListedService }) {
  const { i18n } = useLingui()
  return (
    <li data-for={choices.join(' ')}>
      <div>
        <h3 id={slug}>
          <Link to="service" params={{ service: slug }}>
            <Words of={name} />
          </Link>
        </h3>
        <p>
          <Text of={teaser} />
        </p>
      </div>
      <p className={styles.times}>
        {formats.map((format, index) => (
          <span key={index}>
            <Text of={format} />
            <br />
          </span>
        ))}
        {i18n.t('services.typical', { length: useLength(length) })}
      </p>
    </li>
  )
}
