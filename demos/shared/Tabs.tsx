import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Tabs.module.css'

type TabsProps<Name extends string> = {
  label: string
  tabs: readonly { name: Name; label: string }[]
  selected: Name
  onSelect: (name: Name) => void
  /** The content of the selected tab. */
  children: ReactNode
}

/**
 * Tabs after the pattern of the ARIA Authoring Practices: arrow keys move between them, Tab leads into the panel. A button
 * in a panel that opens another one takes the focus along.
 */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(selected)
  useEffect(() => {
    if (shown.current !== selected && !list.current?.contains(document.activeElement)) panel.current?.focus()
    shown.current = selected
    // Keeps the chosen tab in sight if the row is wider than the screen; scrollIntoView would move the page as well.
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2 })
  }, [selected])
  const selectAt = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length]
    if (!tab) return
    onSelect(tab.name)
    list.current?.querySelector<HTMLElement>(`[data-name="${tab.name}"]`)?.focus()
  }
  const moveWithKeys = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === selected)
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    selectAt(target)
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={moveWithKeys}>
        {tabs.map(({ name, label: text }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-name={name}
            aria-selected={name === selected}
            aria-controls={`${id}-panel`}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
          >
            {text}
          </button>
        ))}
      </div>
      <div
        ref={panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        tabIndex={-1}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  )
}
