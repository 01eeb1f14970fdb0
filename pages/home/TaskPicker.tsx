import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { TaskGroups } from '../tasks/load.ts'
import { TaskPageLink } from '../tasks/TaskPageLink.tsx'
import { VerdictWord } from '../tasks/VerdictWord.tsx'
import { insteadOfLink } from '../ui/has-modifier.ts'
import { Link } from '../ui/Link.tsx'
import { Text } from '../ui/Text.tsx'
import { useCurrentLocation } from '../ui/use-current-location.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { Words } from '../ui/Words.tsx'
import styles from './TaskPicker.module.css'

/**
 * Everyday tasks by the answer to whether they need AI, to pick from; below them the answer on the chosen one, beside a piece of
 * the work. All answers lie on one another, so that the place is as high as the longest and nothing moves. Without JavaScript the
 * anchor of a link chooses, by `:target`.
 */
export function TaskPicker({ tasks, children }: { tasks: TaskGroups; children: ReactNode }) {
  const { question, pick, groups, shares, verdicts, columns, kinds } = tasks
  const items = groups.flatMap((group) => group.items)
  const { chosen, isHydrated, choose } = useChosenTask(items, tasks.first)
  return (
    <section className={styles.picker} id="task" data-live={isHydrated || undefined}>
      <Words as="h2" id="tasks" of={question} />
      <p className={styles.pick}>
        <Text of={pick} /> <Link to="tasks" of={tasks.all} />
      </p>
      <div className={styles.groups} style={{ '--shares': shares }}>
        {groups.map(({ verdict, items: members }) => (
          <div key={verdict} className={styles.group} data-step={verdict}>
            <h3 id={`tasks-${verdict}`}>
              <b>{members.length}</b> <Text as="span" of={verdicts[verdict]} />
            </h3>
            <ul aria-labelledby={`tasks-${verdict}`}>
              {members.map(({ id, name }) => (
                <li key={id}>
                  <Link
                    to="home"
                    suffix={`?task=${id}#task-${id}`}
                    aria-current={id === chosen ? 'true' : undefined}
                    onClick={insteadOfLink(() => choose(id))}
                  >
                    <Text of={name} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.verdicts} role="status">
        {items.map(({ id, name, verdict, reason, effort, page }) => (
          <article key={id} id={`task-${id}`} className={id === chosen ? styles.chosen : undefined}>
            <Words as="h3" of={name} />
            <p className={styles.verdict}>
              <VerdictWord verdict={verdict} words={verdicts} />
            </p>
            <Text as="p" of={reason} />
            <dl>
              <Text as="dt" of={columns.effort} />
              <Text as="dd" of={effort} />
              {page && (
                <>
                  <Text as="dt" of={columns.page} />
                  <dd>
                    <TaskPageLink page={page} kinds={kinds} />
                  </dd>
                </>
              )}
            </dl>
          </article>
        ))}
      </div>
      {children}
    </section>
  )
}

/** The chosen task lives in the URL (`?task=invoices`); the prerendered page shows the first. */
function useChosenTask(items: { id: string }[], first: string | undefined) {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { pathname, search } = useCurrentLocation()
  const asked = isHydrated ? new URLSearchParams(search).get('task') : null

  /** Without loading the page or moving it, as the link would; it still opens in another window. */
  function choose(id: string) {
    void navigate({ pathname, search: `?task=${id}` })
  }

  return { chosen: items.find(({ id }) => id === asked)?.id ?? first, isHydrated, choose }
}
