import { useNavigate } from 'react-router-dom'
import { closeOpenMenus } from './close-open-menus.ts'
import { useCurrentLocation } from './use-current-location.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * A question in the URL (`?ask=`) opens the dialog that answers it, so that it can be linked and Back closes it. The prerendered
 * page knows none.
 */
export function useAsk() {
  const navigate = useNavigate()
  const { search, state } = useCurrentLocation()
  const params = new URLSearchParams(useHydrated() ? search : '')

  function show(question: string | undefined, options: { replace?: true; state?: unknown }) {
    if (question === undefined) params.delete('ask')
    else params.set('ask', question)
    void navigate({ search: params.toString() }, options)
  }

  return {
    /** What is asked in the open dialog, maybe nothing yet. */
    question: params.get('ask') ?? undefined,
    open: (question: string) => {
      closeOpenMenus()
      show(question, { state: { ...state, isAskedHere: true } })
    },
    /** Another question in the open dialog; Back leaves the dialog all the same. */
    ask: (question: string) => show(question, { replace: true, state }),
    /** Goes back if the dialog was opened on this page; replaces the URL if a link led to the open dialog. */
    close: () => {
      if (state?.isAskedHere) void navigate(-1)
      else show(undefined, { replace: true })
    },
  }
}
