import { useLingui } from '@lingui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { href } from '../../data/routes.ts'
import { loadSuggestions } from '../../screens.ts'
import { describeTool } from '../../ui/describe-tool.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import styles from './Header.module.css'

const Suggestions = lazyPart(loadSuggestions)

/** A plain GET form, which works without JavaScript. @param isTool if agents in the browser find it; a document has one tool of a name */
export function SearchForm({ isTool }: { isTool?: boolean }) {
  const { i18n } = useLingui()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isUsed, setUsed] = useState(false)

  useEffect(() => {
    // The visitor may have focused it before hydration.
    if (document.activeElement === field.current) setUsed(true)
  }, [])
  return (
    <form
      action={href('search', {}, useLocale())}
      className={styles.searchForm}
      {...(isTool && describeTool('search', i18n.t('header.search.placeholder')))}
    >
      <label htmlFor={id} className="visually-hidden">
        {i18n.t('header.search.label')}
      </label>
      <input
        ref={field}
        id={id}
        // No search field: it may not be a combobox, which suggestions make of it (https://www.w3.org/TR/html-aria/#el-input-search).
        type="text"
        enterKeyHint="search"
        name="q"
        placeholder={i18n.t('header.search.placeholder')}
        autoComplete="off"
        onFocus={() => setUsed(true)}
      />
      <button type="submit">
        <Icon name="search" />
        <span className="visually-hidden">{i18n.t('header.search.submit')}</span>
      </button>
      {isUsed && field.current && <Suggestions field={field.current} />}
    </form>
  )
}
