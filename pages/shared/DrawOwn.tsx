import { useLingui } from '@lingui/react'
import { Link } from '../ui/Link.tsx'
import { useHasPages } from '../ui/use-has-pages.ts'

/** Opens the page that draws a task of the visitor's, with these steps to begin with; nothing if this site has no such page. */
export function DrawOwn({ line }: { line: string }) {
  const { i18n } = useLingui()
  return (
    useHasPages('tasks') && (
      <p>
        <Link to="tasks" suffix={line}>
          {i18n.t('specimen.draw')}
        </Link>
      </p>
    )
  )
}
