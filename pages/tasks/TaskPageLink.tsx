import { Text } from '../ui/Text.tsx'
import type { TaskList } from './load.ts'

type TaskPage = NonNullable<TaskList['items'][number]['page']>

export function TaskPageLink({ page, kinds }: { page: TaskPage; kinds: TaskList['kinds'] }) {
  return (
    <>
      <Text of={kinds[page.kind]} /> · <Text as="a" href={page.path} of={page.name} />
    </>
  )
}
