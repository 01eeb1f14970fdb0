import { useLingui } from '@lingui/react'
import { useId } from 'react'
import { href } from '../../../pages/routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import styles from './Header.module.css'

/** A plain GET form: it works before and without JavaScript. */
export function SearchForm({ className = '' }: { className?: string | undefined }) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <search className={className}>
      <form action={href('search', {}, useLocale())} className={styles.searchForm}>
        <label htmlFor={id} className="visually-hidden">
          {i18n.t('header.search.label')}
        </label>
        <input id={id} type="search" name="q" placeholder={i18n.t('header.search.placeholder')} autoComplete="off" />
        <button type="submit">
          <Icon name="search" />
          <span className="visually-hidden">{i18n.t('header.search.submit')}</span>
        </button>
      </form>
    </search>
  )
}
