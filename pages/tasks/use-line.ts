import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { steps as kinds, type Line, lineLimits, readFragment, writeFragment } from '../../model/kinds/line.ts'
import type { LocalizedText } from '../../model/kit/localize.ts'

/** A line whose steps keep their identity while they are moved. */
type LiveLine = { title: string; steps: Array<Line['steps'][number] & { id: number }> }

/** Milliseconds of rest before typed letters get into the address: Safari takes a hundred changes in half a minute. */
const rest = 300

/** The line of the address, else the example with what was changed before the page came to life; a change goes into the address. */
export function useLine(example: Line, section: RefObject<HTMLElement | null>) {
  const [line, setLine] = useState(() => number(example))
  const [isLive, setLive] = useState(false)
  const [message, say] = useState<LocalizedText>()
  const waiting = useRef<{ fragment: string; timer: ReturnType<typeof setTimeout> }>(undefined)

  const forget = useCallback(() => {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
  }, [])

  useLayoutEffect(() => {
    const found = readFragment(location.hash)
    setLine((shown) => (found ? number(found) : readControls(section.current, shown)))
    setLive(true)
  }, [section])

  useEffect(() => {
    /** The address was changed by hand, by Back or by a link to another line; anchors of the page leave the line as it is. */
    function follow() {
      if (document.getElementById(location.hash.slice(1))) return
      forget()
      setLine(number(readFragment(location.hash) ?? example))
      const isShown = location.hash === '' ? undefined : section.current
      isShown?.scrollIntoView()
      isShown?.querySelector('input')?.focus({ preventScroll: true })
    }
    addEventListener('hashchange', follow)
    return () => {
      removeEventListener('hashchange', follow)
      forget()
    }
  }, [example, section, forget])

  function change(changed: LiveLine, isTyped = false) {
    setLine(changed)
    say(undefined)
    forget()
    waiting.current = { fragment: writeFragment(changed), timer: setTimeout(writeAddress, rest) }
    if (!isTyped) writeAddress()
  }

  function writeAddress() {
    if (waiting.current) history.replaceState(history.state, '', waiting.current.fragment)
    forget()
  }

  return { line, isLive, change, writeAddress, message, say }
}

function number({ title, steps }: Line): LiveLine {
  return { title, steps: steps.map((step, id) => ({ ...step, id })) }
}

/** The line as its controls have it: they are there, and used, before the script. */
function readControls(section: HTMLElement | null, line: LiveLine): LiveLine {
  const steps = line.steps.map((step) => {
    const chosen = section?.querySelector<HTMLInputElement>(`[name="step-${step.id}"]:checked`)
    return { ...step, by: kinds.find((kind) => kind === chosen?.value) ?? step.by }
  })
  const [title = line.title, ...texts] = [
    ...(section?.querySelectorAll<HTMLInputElement>(`input[maxlength="${lineLimits.letters}"]`) ?? []),
  ].map(({ value }) => value)
  return { title, steps: steps.map((step, index) => ({ ...step, text: texts[index] ?? step.text })) }
}
