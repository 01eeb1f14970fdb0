import { useLingui } from '@lingui/react'
import { Fragment } from 'react'
import { FactTable } from '../shared/FactTable.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import { DrawLine } from './DrawLine.tsx'
import type { TasksData } from './load.ts'
import { TaskPageLink } from './TaskPageLink.tsx'
import { VerdictWord } from './VerdictWord.tsx'

export function Tasks({ data: { heading, intro, tasks, words, example, fragments } }: { data: TasksData }) {
  const { i18n } = useLingui()
  const { columns, verdicts, kinds, items } = tasks
  return (
    <>
      <PageIntro heading={heading} intro={intro} />
      {example && <DrawLine words={words} example={example} />}
      <Section title={words.begin} id="tasks">
        <FactTable
          caption={heading}
          columns={[columns.task, columns.verdict, columns.reason, columns.effort, columns.page]}
          rows={items.map((task) => ({
            id: task.id,
            cells: [
              <Fragment key="name">
                <Text as="strong" of={task.name} />
                <small>
                  <a href={fragments[task.id]}>{i18n.t('specimen.draw')}</a>
                </small>
              </Fragment>,
              <VerdictWord key="verdict" verdict={task.verdict} words={verdicts} />,
              <Text key="reason" of={task.reason} />,
              <Text key="effort" of={task.effort} />,
              task.page && <TaskPageLink key="page" page={task.page} kinds={kinds} />,
            ],
          }))}
        />
      </Section>
    </>
  )
}
