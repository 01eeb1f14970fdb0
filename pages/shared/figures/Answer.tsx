import { useLingui } from '@lingui/react'
import { Text } from '../../../renderer/ui/Text.tsx'
import styles from './Answer.module.css'
import { MarkedText } from './MarkedText.tsx'
import type { SpecimenOf } from './Specimen.tsx'

type AnswerProps = { specimen: SpecimenOf<'answer'>; id: string }

/** A question, its answer with references, the passages that they point to, and a question that is refused. */
export function Answer({ specimen, id }: AnswerProps) {
  const { i18n } = useLingui()
  const { look, question, answer, refused } = specimen
  return (
    <div className={styles[look]}>
      <p className={styles.question}>
        <Text of={question} />
      </p>
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
        <p>
          <Text of={refused.question} />
        </p>
        <p>
          <strong>{i18n.t('specimen.unanswered')}</strong> <Text of={refused.reason} />
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
          <b>
            <Text of={source} />
          </b>{' '}
          <span>
            <MarkedText of={text} id={id} />{' '}
            {against && (
              <strong>
                <Text of={against} />
              </strong>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
