import { FactTable } from '../shared/FactTable.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import section from '../ui/Section.module.css'
import { Text } from '../ui/Text.tsx'
import type { TasksData } from './load.ts'
import { TaskPageLink } from './TaskPageLink.tsx'
import { VerdictWord } from './VerdictWord.tsx'

/** All everyday tasks with their verdicts, each row with an address of its own. */
export function Tasks({ data: { heading, intro, tasks } }: { data: TasksData }) {
  const { columns, verdicts, kinds, items } = tasks
  return (
    <>
      <PageIntro heading={heading} intro={intro} />
      <div className={section.first}>
        <FactTable
          caption={heading}
          columns={[columns.task, columns.verdict, columns.reason, columns.effort, columns.page]}
          rows={items.map((task) => ({
            id: task.id,
            cells: [
              <Text as="strong" key="name" of={task.name} />,
              <VerdictWord key="verdict" verdict={task.verdict} words={verdicts} />,
              <Text key="reason" of={task.reason} />,
              <Text key="effort" of={task.effort} />,
              task.page && <TaskPageLink key="page" page={task.page} kinds={kinds} />,
            ],
          }))}
        />
      </div>
    </>
  )
}
