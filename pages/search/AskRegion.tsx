import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import type { Locale } from '../../locales/locales.ts'
import { memoize } from '../../memoize.ts'
import { askLimits } from '../../model/kinds/ask.ts'
import type { askWords } from '../../model/kinds/ask-words.ts'
import type { Localized } from '../../model/kit/map-texts.ts'
import type { Findings } from '../../search/answer.ts'
import type { Answer, Passage } from '../../search/answer-schema.ts'
import { moneyAndTime } from '../../search/search-words.ts'
import { listTerms } from '../../search/tokenize.ts'
import actions from '../ui/actions.module.css'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { Text } from '../ui/Text.tsx'
import { useLocale } from '../ui/use-locale.ts'
import { noteAsked } from '../ui/visit.ts'
import { Words } from '../ui/Words.tsx'
import styles from './AskRegion.module.css'
import { SourceLink } from './SourceLink.tsx'

export type AskWords = Localized<typeof askWords>

type AskRegionProps = { question: string; answer: Findings; words: AskWords }

/** Milliseconds after which a question is meant, not still being typed. */
const meantAfter = 3_000

/** The site's answer to a question, above the results and in the same paint, so that nothing moves. */
export function AskRegion({ question, answer: found, words }: AskRegionProps) {
  const id = useId()
  const locale = useLocale()
  const body = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Answer>()
  const [room, setRoom] = useState<CSSProperties>()
  const { grade, answers } = chosen ?? found

  useEffect(() => {
    if (found.grade === 'answers') return undefined
    // The function has counted what a model was asked.
    const noteTopic = () =>
      void found.findTopic().then(
        (topic) => noteAsked(topic, chosen !== undefined),
        () => {},
      )
    const timer = setTimeout(noteTopic, chosen ? 0 : meantAfter)
    return () => clearTimeout(timer)
  }, [found, chosen])

  const heading = { answers: words.heading, nearest: words.nearest, none: words.none }[grade]
  return (
    <section className={styles.region} aria-labelledby={id} data-grade={grade}>
      {/* A model's choice takes the room of the passages it replaces, so that nothing below moves; the rest is scrolled, also by keyboard. */}
      <div ref={body} className={room && styles.room} style={room} tabIndex={room && 0}>
        <Words as="h2" id={id} of={heading} />
        {grade === 'answers' && <Text as="p" className={`quiet ${styles.note}`} of={words.note} />}
        {answers.length > 0 && (
          <ol className={styles.sources}>
            {answers.map((source) => (
              <li key={source.url + source.passage}>
                <SourceLink source={source} />
                <blockquote>{markUp(source)}</blockquote>
              </li>
            ))}
          </ol>
        )}
      </div>
      <Choice
        question={question}
        words={words}
        onStart={() => setRoom({ blockSize: body.current?.getBoundingClientRect().height })}
        onChosen={setChosen}
      />
      <p className={styles.ways}>
        {grade !== 'answers' ? (
          <Link to="contact" suffix={`?${new URLSearchParams({ message: question })}`} className={actions.primary}>
            <Text of={words.contact} /> <Icon name="arrow-right" />
          </Link>
        ) : (
          isAboutBooking(question, locale) && (
            <Link to="book" className={actions.primary}>
              <Text of={words.book} /> <Icon name="arrow-right" />
            </Link>
          )
        )}
      </p>
    </section>
  )
}

/** Tells if a question is about money or time, which an appointment settles. */
function isAboutBooking(question: string, locale: Locale): boolean {
  const joinTerms = (text: string) => ` ${listTerms(text, locale).join(' ')} `
  const asked = joinTerms(question)
  return moneyAndTime.some((words) => asked.includes(joinTerms(words)))
}

function markUp({ passage, sentences }: Passage) {
  let end = 0
  const parts = sentences.flatMap((sentence) => {
    const start = passage.indexOf(sentence, end)
    if (start < 0) return []
    const before = passage.slice(end, start)
    end = start + sentence.length
    return [before, <mark key={start}>{sentence}</mark>]
  })
  return [...parts, passage.slice(end)]
}

type ChoiceProps = { question: string; words: AskWords; onStart: () => void; onChosen: (answer: Answer) => void }

/** The button that asks a model, if one can be asked, and its outcome. Nothing is asked before it is pressed. */
function Choice({ question, words, onStart, onChosen }: ChoiceProps) {
  const locale = useLocale()
  const [isOffered, setOffered] = useState(false)
  const [state, setState] = useState<'choosing' | 'chosen' | 'unanswered' | 'failed'>()
  const asking = useRef<AbortController>(undefined)

  useEffect(() => {
    canChoose('/api/ask').then(setOffered, () => {})
    return () => asking.current?.abort()
  }, [])

  async function choose() {
    if (state === 'choosing') return
    const controller = new AbortController()
    asking.current = controller
    onStart()
    setState('choosing')
    const { askModel } = await import('./ask-model.ts')
    const answer = await askModel(question, locale, controller.signal).catch(() => undefined)
    if (controller.signal.aborted) return
    setState(!answer ? 'failed' : answer.grade === 'answers' ? 'chosen' : 'unanswered')
    if (answer) onChosen(answer)
  }

  const isDone = state === 'chosen' || state === 'unanswered'
  return (
    <div className={state ? `${styles.choice} ${styles.started}` : styles.choice}>
      {isOffered && question.length <= askLimits.question && (
        // It keeps the focus when it has nothing more to do.
        <Button
          aria-disabled={state === 'choosing' || isDone}
          onClick={() => !isDone && void choose()}
          of={words.choose}
        />
      )}
      <p role="status" className={`quiet ${styles.note}`}>
        {state && <Text of={words[state]} />}
      </p>
    </div>
  )
}

/** Tells if a model can be asked; the site knows without asking one. A failure is no answer, and the next call asks again. */
export const canChoose = memoize(async (url: string): Promise<boolean> => {
  const { status } = await fetch(url, { method: 'HEAD' })
  if (status !== 204 && status !== 200) throw new Error(`${url} answered ${status}`)
  return status === 204
})
