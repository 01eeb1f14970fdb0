import { useLingui } from '@lingui/react'
import { type RefObject, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { getLanguageTag } from '../../locales/language-tag.ts'
import { isQuestion, isSearchable } from '../../search/questions.ts'
import type { Suggestion } from '../../search/suggest.ts'
import { insteadOfLink } from '../ui/has-modifier.ts'
import { Link } from '../ui/Link.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { useAsk } from '../ui/use-ask.ts'
import { Highlight } from './Highlight.tsx'
import styles from './Suggestions.module.css'
import { openSuggester, useLoaded } from './use-search.ts'

const mostShown = 6

/** Titles of matching pages under a search field while a visitor types, and a question itself, to ask it. */
export function Suggestions({ field }: { field: HTMLInputElement }) {
  const { i18n } = useLingui()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { value: suggest, hasFailed } = useLoaded(openSuggester)
  const { open } = useAsk()
  const findOptions = useCallback(
    (query: string): Array<Suggestion | string> => {
      // A question shown before the pages would move away under a finger.
      if (!suggest && !hasFailed) return []
      const pages = suggest && isSearchable(query) ? suggest(query).slice(0, mostShown) : []
      return isQuestion(query) ? [...pages, query.trim()] : pages
    },
    [suggest, hasFailed],
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

/**
 * Makes a text field the combobox of a list, whose children are links with an id each (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 * The focus stays in the field; Enter without a chosen option does what it did before. `findOptions` must be memoized.
 */
function useCombobox<Option>(
  field: HTMLInputElement,
  list: RefObject<HTMLElement | null>,
  findOptions: (query: string) => Option[],
) {
  const [query, setQuery] = useState(field.value)
  const [isOpen, setOpen] = useState(true)
  const [active, setActive] = useState<number>()
  const options = useMemo(() => (isOpen ? findOptions(query) : []), [isOpen, findOptions, query])
  const count = options.length
  const isShown = count > 0

  useEffect(() => {
    function update() {
      setQuery(field.value)
      setActive(undefined)
      setOpen(true)
    }
    // Something may have been typed since the first render.
    setQuery(field.value)
    return listen(field, {
      input: (event) => {
        // During composition the field holds the phonetic spelling.
        if (!(event instanceof InputEvent && event.isComposing)) update()
      },
      compositionend: update,
      blur: () => setOpen(false),
    })
  }, [field])

  // With the options themselves: an Escape in between would close the menu around them.
  useLayoutEffect(() => {
    if (!isShown) return undefined
    return listen(field, {
      keydown: (event) => {
        if (!(event instanceof KeyboardEvent) || event.isComposing) return
        const chosen = active === undefined ? undefined : list.current?.children[active]
        if (event.key === 'ArrowDown') setActive(step(active, 1, count))
        else if (event.key === 'ArrowUp') setActive(step(active, -1, count))
        else if (event.key === 'Escape') setOpen(false)
        else if (event.key === 'Enter' && chosen instanceof HTMLElement) chosen.click()
        else return
        // Escape would also clear the field and close the menu around it.
        event.preventDefault()
      },
    })
  }, [field, list, isShown, active, count])

  useLayoutEffect(() => {
    const option = active === undefined ? undefined : list.current?.children[active]
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': list.current?.id ?? '',
      'aria-activedescendant': isShown && option ? option.id : '',
    }
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
  }, [field, list, isShown, active])

  /** There are no options while the list is closed; `active` is the index of the one that the arrow keys have chosen. */
  return { options, active, close: () => setOpen(false) }
}

function listen(target: EventTarget, listeners: Record<string, (event: Event) => void>): () => void {
  const controller = new AbortController()
  for (const [name, listener] of Object.entries(listeners)) {
    target.addEventListener(name, listener, { signal: controller.signal })
  }
  return () => controller.abort()
}

/** The next option; beyond the ends none is selected, which means the field itself. */
function step(active: number | undefined, by: 1 | -1, count: number): number | undefined {
  const next = active === undefined ? (by > 0 ? 0 : count - 1) : active + by
  return next >= 0 && next < count ? next : undefined
}
