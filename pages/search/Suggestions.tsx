import { useLingui } from '@lingui/react'
import { useCallback, useId, useRef } from 'react'
import { getLanguageTag } from '../../locales/language-tag.ts'
import { isQuestion, isSearchable } from '../../search/questions.ts'
import type { Suggestion } from '../../search/suggest.ts'
import { insteadOfLink } from '../ui/has-modifier.ts'
import { Link } from '../ui/Link.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { useAsk } from '../ui/use-ask.ts'
import { Highlight } from './Highlight.tsx'
import styles from './Suggestions.module.css'
import { useCombobox } from './use-combobox.ts'
import { openSuggester, useLoaded } from './use-search.ts'

const mostShown = 6

/** Titles of matching pages under a search field while a visitor types, and a question itself, to ask it. */
export function Suggestions({ field }: { field: HTMLInputElement }) {
  const { i18n } = useLingui()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { value: suggest } = useLoaded(openSuggester)
  const { open } = useAsk()
  const findOptions = useCallback(
    (query: string): Array<Suggestion | string> => {
      const pages = suggest && isSearchable(query) ? suggest(query).slice(0, mostShown) : []
      return isQuestion(query) ? [...pages, query.trim()] : pages
    },
    [suggest],
  )
  const { options, active, close } = useCombobox(field, list, findOptions)

  function ask(question: string) {
    close()
    open(question)
  }
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
      {options.map((option, index) => {
        const props = { id: `${id}-${index}`, role: 'option', tabIndex: -1, 'aria-selected': index === active }
        if (typeof option === 'string') {
          const suffix = `?${new URLSearchParams({ q: option })}`
          return (
            <Link key="" {...props} to="search" suffix={suffix} onClick={insteadOfLink(() => ask(option))}>
              {i18n.t('header.ask.question', { question: option })}
            </Link>
          )
        }
        const { page, terms } = option
        return (
          <a key={page.path} {...props} href={page.path} lang={page.lang && getLanguageTag(page.lang)} onClick={close}>
            <Highlight text={page.title} terms={terms} /> {page.isExample && <SampleMark isExample />}
          </a>
        )
      })}
    </div>
  )
}
