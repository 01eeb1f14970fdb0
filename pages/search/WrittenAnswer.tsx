import { useEffect, useRef, useState } from 'react'
import actions from '../../renderer/ui/actions.module.css'
import { Text } from '../../renderer/ui/Text.tsx'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import type { Source } from '../../retrieval/ask.ts'
import type { Sentence } from '../../retrieval/ask-events.ts'
import styles from './AskRegion.module.css'
import type { AskWords } from './AskRegion.tsx'
import { canWrite } from './can-write.ts'
import { createSourceLink } from './source-link.ts'
import { streamAnswer } from './stream-answer.ts'

type State = 'idle' | 'writing' | 'written' | 'refused' | 'failed'

/** The button for a written answer, where a model can be asked, and the answer. Nothing is asked before it is pressed. */
export function WrittenAnswer({ question, words }: { question: string; words: AskWords }) {
  const locale = useLocale()
  const [isOffered, setOffered] = useState(false)
  const [state, setState] = useState<State>('idle')
  const [sources, setSources] = useState<Source[]>([])
  const [sentences, setSentences] = useState<Sentence[]>([])
  const stop = useRef<AbortController>(undefined)

  useEffect(() => {
    let isCurrent = true
    void canWrite().then((can) => isCurrent && setOffered(can))
    return () => {
      isCurrent = false
      stop.current?.abort()
    }
  }, [])

  async function write() {
    const controller = new AbortController()
    stop.current = controller
    setState('writing')
    setSentences([])
    try {
      for await (const { event, data } of streamAnswer(question, locale, controller.signal)) {
        if (event === 'sources') setSources(data)
        else if (event === 'sentence') setSentences((all) => [...all, data])
        else if (event === 'refused') setState('refused')
        else if (event === 'error') setState('failed')
        else setState(data.mode === 'written' ? 'written' : 'failed')
      }
    } catch {
      setState(controller.signal.aborted ? 'idle' : 'failed')
    }
    setState((last) => (last === 'writing' ? 'failed' : last))
  }

  const isRefused = state === 'refused'
  const outcome = {
    idle: undefined,
    writing: words.writing,
    written: words.written,
    refused: words.refused,
    failed: words.failed,
  }
  const said = outcome[state]
  return (
    <div className={styles.write}>
      {isOffered && state !== 'writing' && state !== 'written' && (
        <button type="button" className={actions.secondary} onClick={write}>
          <Text of={words.write} />
        </button>
      )}
      {state === 'writing' && (
        <button type="button" className={actions.secondary} onClick={() => stop.current?.abort()}>
          <Text of={words.stop} />
        </button>
      )}
      <p role="status" className={styles.note}>
        {said && <Text of={said} />}
      </p>
      {!isRefused && sentences.length > 0 && (
        <div className={styles.sentences} data-ai-generated>
          {sentences.map((sentence, index) => (
            <CitedSentence key={index} sentence={sentence} sources={sources} />
          ))}
        </div>
      )}
    </div>
  )
}

/** A sentence with a number for each quote that it rests on; hover and focus show the quote. */
function CitedSentence({ sentence: { text, cites }, sources }: { sentence: Sentence; sources: Source[] }) {
  return (
    <div className={styles.sentence}>
      {text}{' '}
      {cites.map(({ n, quote }, index) => {
        const source = sources.find((other) => other.n === n)
        return (
          <span key={index}>
            <a
              className={styles.cite}
              href={source ? createSourceLink(source) : undefined}
              target="_self"
              title={quote}
              aria-label={`[${n}] ${quote}`}
            >
              [{n}]
            </a>
            <q className={styles.quote}>{quote}</q>{' '}
          </span>
        )
      })}
    </div>
  )
}
