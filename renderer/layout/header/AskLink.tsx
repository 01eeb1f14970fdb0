import { useLingui } from '@lingui/react'
import { insteadOfLink } from '../../ui/has-modifier.ts'
import { Link } from '../../ui/Link.tsx'
import { useAsk } from '../../ui/use-ask.ts'
import styles from './Header.module.css'

/** Opens the dialog for questions; without JavaScript it leads to the search. */
export function AskLink() {
  const { i18n } = useLingui()
  const { open } = useAsk()
  return (
    <Link to="search" className={styles.ask} onClick={insteadOfLink(() => open(''))}>
      {i18n.t('header.ask')}
    </Link>
  )
}
