import { useLingui } from '@lingui/react'
import type { FigureOf } from '../../data/get-figure.ts'
import { Space } from '../../ui/Space.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Answer.module.css'
import { getItemId, MarkedText } from './MarkedText.tsx'

export function Answer({ specimen }: { specimen: FigureOf<'answer'> }) {
  const { i18n } = useLingui()
  const { look, question, answer, refused } = specimen
  return (
    <div className={styles[look]}>
      <Text as="p" className={styles.question} of={question} />
      {look === 'clauses' && <Passages specimen={specimen} />}
      <ul className={styles.answer}>
        {answer.map(({ text }, index) => (
          <li key={index}>
            <MarkedText of={text} />
          </li>
        ))}
      </ul>
      {look !== 'clauses' && <Passages specimen={specimen} />}
      <div className={styles.refused}>
        <Text as="p" of={refused.question} />
        <p>
          <strong data-stamp>{i18n.t('specimen.unanswered')}</strong> <Text of={refused.reason} />
        </p>
      </div>
    </div>
  )
}

function Passages({ specimen: { passages } }: { specimen: FigureOf<'answer'> }) {
  return (
    <ol className={styles.passages}>
      {passages.map(({ source, text, against }, index) => (
        <li key={index} id={getItemId(index + 1)} className={against && styles.against}>
          <Text as="b" of={source} />{' '}
          <span>
            <MarkedText of={text} />
            {against && (
              <>
                <Space after={text} />
                <Text as="strong" of={against} />
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
