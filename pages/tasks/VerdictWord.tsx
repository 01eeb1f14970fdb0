import type { Verdict } from '../../model/kinds/tasks.ts'
import { Icon } from '../ui/Icon.tsx'
import { Text } from '../ui/Text.tsx'
import type { TaskList } from './load.ts'
import styles from './VerdictWord.module.css'

/** The step in whose ink a verdict is drawn. */
export const verdictSteps = { helps: 'model', rule: 'rule', person: 'person' } as const

const icons = { helps: 'cpu', rule: 'list-checks', person: 'user-round' } as const

export function VerdictWord({ verdict, words }: { verdict: Verdict; words: TaskList['verdicts'] }) {
  return (
    <span className={styles.verdict} data-step={verdictSteps[verdict]}>
      <Icon name={icons[verdict]} /> <Text of={words[verdict]} />
    </span>
  )
}
