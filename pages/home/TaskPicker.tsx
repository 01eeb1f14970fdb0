import { Fragment, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import type { groupTasks } from '../tasks/load.ts'
import { TaskPageLink } from '../tasks/TaskPageLink.tsx'
import { VerdictWord, verdictSteps } from '../tasks/VerdictWord.tsx'
import { insteadOfLink } from '../ui/has-modifier.ts'
import { Link } from '../ui/Link.tsx'
import { Space } from '../ui/Space.tsx'
import { Text } from '../ui/Text.tsx'
import { useCurrentLocation } from '../ui/use-current-location.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { Words } from '../ui/Words.tsx'
import styles from './TaskPicker.module.css'

/** The document holds one answer; the page's data bring the others. Without JavaScript a task leads to its row of `/tasks`. */
export function TaskPicker({ tasks, children }: { tasks: ReturnType<typeof groupTasks>; children: ReactNode }) {
  const { question, pick, own, groups, shares, verdicts, columns, kinds } = tasks
  const items = groups.flatMap((group) => group.items)
  const { chosen, isHydrated, choose } = useChosenTask(items, tasks.first)
  const answer = useRef<HTMLElement>(null)
  /** The answer can lie below the window, so it is brought there, and reading goes on from it. */
  function show(id: string) {
    flushSync(() => choose(id))
    answer.current?.focus({ preventScroll: true })
    answer.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <section className={styles.picker} id="task">
      <Words as="h2" id="tasks" of={question} />
      <p className="quiet">
        <Text of={pick} />
        <Space after={pick} />
        <Link to="tasks" of={tasks.all} />
      </p>
      <div className={styles.groups} style={{ '--shares': shares }}>
        {groups.map(({ verdict, items: members }) => (
          <div key={verdict} className={styles.group} data-step={verdictSteps[verdict]}>
            <h3 id={`tasks-${verdict}`}>
              <b>{members.length}</b> <Text as="span" of={verdicts[verdict]} />
            </h3>
            <ul className={styles.tasks} aria-labelledby={`tasks-${verdict}`}>
              {members.map(({ id, name }) => (
                <li key={id}>
                  <Link
                    to={isHydrated ? 'home' : 'tasks'}
                    suffix={isHydrated ? `?task=${id}` : `#${id}`}
                    aria-current={id === chosen?.id ? 'true' : undefined}
                    onClick={insteadOfLink(() => show(id))}
                  >
                    <Text of={name} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <h3 id="own">
        <Link to="tasks" of={own} />
      </h3>
      <div className={styles.verdicts} role="status">
        {chosen && (
          <article ref={answer} tabIndex={-1} aria-labelledby="task-answer">
            <Fragment key={chosen.id}>
              <Words as="h3" id="task-answer" of={chosen.name} />
              <p className={styles.verdict}>
                <VerdictWord verdict={chosen.verdict} words={verdicts} />
              </p>
              <Text as="p" of={chosen.reason} />
              <dl>
                <Text as="dt" of={columns.effort} />
                <Text as="dd" of={chosen.effort} />
                {chosen.page && (
                  <>
                    <Text as="dt" of={columns.page} />
                    <dd>
                      <TaskPageLink page={chosen.page} kinds={kinds} />
                    </dd>
                  </>
                )}
              </dl>
            </Fragment>
          </article>
        )}
      </div>
      {children}
    </section>
  )
}

/** The chosen task lives in the URL (`?task=invoices`); the prerendered page shows the first. */
function useChosenTask<Task extends { id: string }>(items: Task[], first: string | undefined) {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { pathname, search } = useCurrentLocation()
  const asked = isHydrated ? new URLSearchParams(search).get('task') : null
  const find = (wanted: string | null | undefined) => items.find(({ id }) => id === wanted)

  /** Without loading the page; the link still opens in another window. */
  function choose(id: string) {
    void navigate({ pathname, search: `?task=${id}` })
  }

  return { chosen: find(asked) ?? find(first), isHydrated, choose }
}
