import { type NavigateOptions, useNavigate } from 'react-router-dom'
import { useCurrentLocation } from './use-current-location.ts'
import { useHydrated } from './use-hydrated.ts'

/** The dialogs of all pages. One is open at a time: the first that a URL asks for. */
const kinds = ['ask', 'demo', 'chat', 'details'] as const

type Kind = (typeof kinds)[number]

/** Until the browser has gone back: Escape once more would leave the page too. */
let isGoingBack = false

/** Keeps the open dialog in the URL (`?demo=autoclient`), so that it can be linked and Back closes it. The prerendered page shows none. */
export function useOpenDialog() {
  const navigate = useNavigate()
  const { search, state } = useCurrentLocation()
  const params = new URLSearchParams(useHydrated() ? search : '')
  const opened = kinds.find((kind) => params.has(kind))

  function show(options: NavigateOptions, opened?: Kind, value = '') {
    for (const kind of kinds) params.delete(kind)
    if (opened) params.set(opened, value)
    void navigate({ search: params.toString() }, options)
  }

  return {
    find: (kind: Kind): string | undefined => (kind === opened ? (params.get(kind) ?? undefined) : undefined),
    open: (kind: Kind, value: string) => show({ state: { ...state, isOpenedHere: true } }, kind, value),
    /** Another content of the open dialog; Back leaves the dialog all the same. */
    change: (kind: Kind, value: string) => show({ replace: true, state }, kind, value),
    /** Goes back if the dialog was opened on this page; replaces the URL if a link led to the open dialog. */
    close: () => {
      if (!state?.isOpenedHere) return show({ replace: true })
      if (isGoingBack) return
      isGoingBack = true
      addEventListener('popstate', () => (isGoingBack = false), { once: true })
      void navigate(-1)
    },
  }
}
