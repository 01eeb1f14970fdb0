import { useLingui } from '@lingui/react'
import { useCallback, useId, useRef } from 'react'
import { locales } from '../../locales/locales.ts'
import { SampleMark } from '../../renderer/ui/SampleMark.tsx'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import { Highlight } from './Highlight.tsx'
import { isSearchable } from './is-searchable.ts'
import styles from './Suggestions.module.css'
import { useCombobox } from './use-combobox.ts'
import { useEngine } from './use-engine.ts'

const mostShown = 6

/** Titles of matching pages under a search field while a visitor types. */
export function Suggestions({ field }: { field: HTMLInputElement }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { engine } = useEngine(true)
  const findPages = useCallback(
    (query: string) => (engine && isSearchable(query) ? engine.search(query).slice(0, mostShown) : []),
    [engine],
  )
  const { options, active, close } = useCombobox(field, list, findPages)
  return (
    // Keep the focus in the field: on blur the list closes before the click is handled.
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={i18n.t('header.search.suggestions')}
      hidden={options.length === 0}
      className={styles.suggestions}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ document, terms }, index) => (
        <a
          key={document.path}
          id={`${id}-${index}`}
          href={document.path}
          lang={document.lang && locales[document.lang].lang}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onClick={close}
        >
          <Highlight text={document.title} terms={terms} locale={locale} />{' '}
          {document.isExample && <SampleMark isExample />}
        </a>
      ))}
    </div>
  )
}
