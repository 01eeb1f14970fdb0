import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { hasModifier } from '../../renderer/ui/has-modifier.ts'
import { Link } from '../../renderer/ui/Link.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { useHydrated } from '../../renderer/ui/use-hydrated.ts'
import { Words } from '../../renderer/ui/Words.tsx'
import type { TaskList } from '../tasks/load.ts'
import { TaskPageLink } from '../tasks/TaskPageLink.tsx'
import { VerdictWord } from '../tasks/VerdictWord.tsx'
import styles from './TaskPicker.module.css'

/**
 * Everyday tasks to pick from, and the verdict on the chosen one. All verdicts lie on one another, so that the place is as
 * high as the longest and nothing moves. Without JavaScript the anchor of a link chooses, by `:target`.
 */
export function TaskPicker({ tasks }: { tasks: TaskList }) {
  const { question, pick, items, verdicts, columns, kinds } = tasks
  const { chosen, isHydrated, choose } = useChosenTask(items)
  const label = 'tasks'
  return (
    <section className={styles.picker} id="task" data-live={isHydrated || undefined}>
      <h2 id={label}>
        <Words of={question} />
      </h2>
      <p className={styles.pick}>
        <Text of={pick} />{' '}
        <Link to="tasks">
          <Text of={tasks.all} />
        </Link>
      </p>
      <ul className={styles.tasks} aria-labelledby={label}>
        {items.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="home"
              suffix={`?task=${id}#task-${id}`}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={(event) => choose(event, id)}
            >
              <Text of={name} />
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.verdicts} role="status">
        {items.map(({ id, name, verdict, reason, effort, page }) => (
          <article key={id} id={`task-${id}`} className={id === chosen ? styles.chosen : undefined}>
            <h3>
              <Text of={name} />
            </h3>
            <p className={styles.verdict}>
              <VerdictWord verdict={verdict} words={verdicts} />
            </p>
            <p>
              <Text of={reason} />
            </p>
            <dl>
              <dt>
                <Text of={columns.effort} />
              </dt>
              <dd>
                <Text of={effort} />
              </dd>
              <dt>
                <Text of={columns.page} />
              </dt>
              <dd>
                <TaskPageLink page={page} kinds={kinds} />
              </dd>
            </dl>
          </article>
        ))}
      </div>
    </section>
  )
}

/** The chosen task lives in the URL (`?task=invoices`); the prerendered page shows the first. */
function useChosenTask(items: TaskList['items']) {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const asked = isHydrated ? new URLSearchParams(search).get('task') : null

  /** Without loading the page or moving it, as the link would; it still opens in another window. */
  function choose(event: MouseEvent, id: string) {
    if (hasModifier(event)) return
    event.preventDefault()
    void navigate({ pathname, search: `?task=${id}` })
  }

  return { chosen: items.find(({ id }) => id === asked)?.id ?? items[0]?.id, isHydrated, choose }
}
