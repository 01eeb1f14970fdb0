import { Text } from '../../renderer/ui/Text.tsx'
import type { TaskList } from './load.ts'

/** What shows a task, by its kind and name. */
export function TaskPageLink({ page, kinds }: { page: TaskList['items'][number]['page']; kinds: TaskList['kinds'] }) {
  return (
    <>
      <Text of={kinds[page.kind]} /> ·{' '}
      <a href={page.path}>
        <Text of={page.name} />
      </a>
    </>
  )
}
