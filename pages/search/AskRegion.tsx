import { useId } from 'react'
import type { askWords } from '../../content/ask-words.ts'
import type { Localized } from '../../content/map-texts.ts'
import actions from '../../renderer/ui/actions.module.css'
import { Icon } from '../../renderer/ui/Icon.tsx'
import { Link } from '../../renderer/ui/Link.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import type { Answer, Source } from '../../retrieval/ask.ts'
import styles from './AskRegion.module.css'
import { SourceLink } from './SourceLink.tsx'
import { WrittenAnswer } from './WrittenAnswer.tsx'

export type AskWords = Localized<typeof askWords>

type AskRegionProps = { question: string; answer: Answer; words: AskWords }

/** What the site says to a question, above the results and in the same paint, so that nothing moves. */
export function AskRegion({ question, answer, words }: AskRegionProps) {
  const id = useId()
  return (
    <section className={styles.region} aria-labelledby={id}>
      <h2 id={id}>
        <Text of={answer.isAnswered ? words.heading : words.none} />
      </h2>
      {answer.isAnswered ? (
        <>
          <p className={styles.note}>
            <Text of={words.note} />
          </p>
          <ol className={styles.sources}>
            {answer.sources.map((source) => (
              <Passage key={source.n} source={source} />
            ))}
          </ol>
          <WrittenAnswer question={question} words={words} />
        </>
      ) : (
        <>
          {answer.nearest.length > 0 && (
            <p className={styles.note}>
              <Text of={words.nearest} />
            </p>
          )}
          <ul className={styles.nearest}>
            {answer.nearest.map(({ url, title }) => (
              <li key={url}>
                <a href={url} target="_self">
                  {title}
                </a>
              </li>
            ))}
          </ul>
          <p>
            <Link to="contact" suffix={`?${new URLSearchParams({ message: question })}`} className={actions.primary}>
              <Text of={words.contact} /> <Icon name="arrow-right" />
            </Link>
          </p>
        </>
      )}
    </section>
  )
}

/** A passage as it stands on its page, under the way to it. */
function Passage({ source }: { source: Source }) {
  const { passage, marks } = source
  return (
    <li>
      <SourceLink source={source} />
      <blockquote>{markUp(passage, marks)}</blockquote>
    </li>
  )
}

function markUp(passage: string, marks: Source['marks']) {
  let end = 0
  const parts = marks.flatMap(([from, to]) => {
    const before = passage.slice(end, from)
    end = to
    return [before, <mark key={from}>{passage.slice(from, to)}</mark>]
  })
  return [...parts, passage.slice(end)]
}
