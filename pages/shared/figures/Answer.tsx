import { useLingui } from '@lingui/react'
import { Text } from '../../../renderer/ui/Text.tsx'
import styles from './Answer.module.css'
import type { FigureOf } from './get-figure.ts'
import { MarkedText } from './MarkedText.tsx'

type AnswerProps = { specimen: FigureOf<'answer'>; id: string }

/** A question, its answer with references, the passages that they point to, and a question that is refused. */
export function Answer({ specimen, id }: AnswerProps) {
  const { i18n } = useLingui()
  const { look, question, answer, refused } = specimen
  return (
    <div className={styles[look]}>
      <Text as="p" className={styles.question} of={question} />
      {look === 'clauses' && <Passages specimen={specimen} id={id} />}
      <ul className={styles.answer}>
        {answer.map(({ text }, index) => (
          <li key={index}>
            <MarkedText of={text} id={id} />
          </li>
        ))}
      </ul>
      {look !== 'clauses' && <Passages specimen={specimen} id={id} />}
      <div className={styles.refused}>
        <Text as="p" of={refused.question} />
        <p>
          <strong data-stamp>{i18n.t('specimen.unanswered')}</strong> <Text of={refused.reason} />
        </p>
      </div>
    </div>
  )
}

function Passages({ specimen: { passages }, id }: AnswerProps) {
  return (
    <ol className={styles.passages}>
      {passages.map(({ source, text, against }, index) => (
        <li key={index} id={`${id}-${index + 1}`} className={against && styles.against}>
          <Text as="b" of={source} />{' '}
          <span>
            <MarkedText of={text} id={id} /> {against && <Text as="strong" of={against} />}
          </span>
        </li>
      ))}
    </ol>
  )
}
