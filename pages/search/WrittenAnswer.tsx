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

type State = 'idle' | 'writing' | 'written' | 'refused' | 'failed'

/** The button for a written answer, where a model can be asked, and the answer. Nothing is asked before it is pressed. */
export function WrittenAnswer({ question, words }: { question: string; words: AskWords }) {
  const locale = useLocale()
  const [isOffered, setOffered] = useState(false)
  const [state, setState] = useState<State>('idle')
  const [sources, setSources] = useState<Source[]>([])
  const [sentences, setSentences] = useState<Sentence[]>([])
  const area = useRef<HTMLDivElement>(null)
  const writing = useRef<AbortController>(undefined)

  useEffect(() => {
    let isCurrent = true
    void canWrite().then((can) => isCurrent && setOffered(can))
    return () => {
      isCurrent = false
      writing.current?.abort()
    }
  }, [])

  const isWriting = state === 'writing'
  const isWritten = state === 'written'

  useEffect(() => {
    if (!isWriting) return undefined
    const controller = new AbortController()
    function stopOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      // It would also close the dialog around the answer.
      event.preventDefault()
      writing.current?.abort()
    }
    addEventListener('keydown', stopOnEscape, { signal: controller.signal })
    return () => controller.abort()
  }, [isWriting])

  async function write() {
    const controller = new AbortController()
    writing.current = controller
    setState('writing')
    setSentences([])
    try {
      const { streamAnswer } = await import('./stream-answer.ts')
      for await (const { event, data } of streamAnswer(question, locale, controller.signal)) {
        if (event === 'sources') setSources(data)
        else if (event === 'sentence') setSentences((all) => [...all, data])
        else if (event === 'refused') setState('refused')
        else if (event === 'error') setState('failed')
        else if (data.mode === 'passages') setState('failed')
        else {
          // The button that may have the focus goes away.
          if (area.current?.contains(document.activeElement)) area.current.focus()
          setState('written')
        }
      }
    } catch {
      setState(controller.signal.aborted ? 'idle' : 'failed')
    }
    setState((last) => (last === 'writing' ? 'failed' : last))
  }

  const outcome = {
    idle: undefined,
    writing: words.writing,
    written: words.written,
    refused: words.refused,
    failed: words.failed,
  }
  const said = outcome[state]
  return (
    <div ref={area} tabIndex={-1} className={state === 'idle' ? styles.write : `${styles.write} ${styles.started}`}>
      <div className={styles.bar}>
        <p role="status" className={styles.note}>
          {said && <Text of={said} />}
        </p>
        {isOffered && !isWritten && (
          <button
            type="button"
            className={actions.secondary}
            onClick={isWriting ? () => writing.current?.abort() : write}
          >
            <Text of={isWriting ? words.stop : words.write} />
          </button>
        )}
      </div>
      {(isWriting || isWritten) && sentences.length > 0 && (
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
