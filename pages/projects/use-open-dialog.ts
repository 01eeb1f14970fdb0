import { useNavigate } from 'react-router-dom'
import { useCurrentLocation } from '../../renderer/ui/use-current-location.ts'
import { useHydrated } from '../../renderer/ui/use-hydrated.ts'

const kinds = ['demo', 'chat', 'details'] as const

export type DialogKind = (typeof kinds)[number]

/**
 * Keeps the open dialog in the URL (`?demo=autoclient`, `?chat=…`, `?details=…`), so that it can be linked and Back
 * closes it. The prerendered page shows none.
 */
export function useOpenDialog() {
  const navigate = useNavigate()
  const location = useCurrentLocation()
  const isHydrated = useHydrated()
  const params = new URLSearchParams(isHydrated ? location.search : '')

  function createTarget(change: (params: URLSearchParams) => void) {
    const changed = new URLSearchParams(location.search)
    for (const kind of kinds) changed.delete(kind)
    change(changed)
    return { pathname: location.pathname, search: changed.toString() }
  }

  return {
    /** The project whose dialog of this kind is open. */
    find: (kind: DialogKind): string | undefined => params.get(kind) ?? undefined,
    open: (kind: DialogKind, project: string) =>
      void navigate(
        createTarget((target) => target.set(kind, project)),
        { state: { isOpenedHere: true } },
      ),
    /** Goes back if the dialog was opened on this page; replaces the URL if a link led to the open dialog. */
    close: () => {
      if (location.state?.isOpenedHere) void navigate(-1)
      else
        void navigate(
          createTarget(() => {}),
          { replace: true },
        )
    },
  }
}
