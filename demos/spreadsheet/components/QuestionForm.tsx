import { useLingui } from '@lingui/react'
import { useId, useState } from 'react'
import parts from '../../shared/parts.module.css'
import styles from './QuestionForm.module.css'

type QuestionFormProps = {
  question: string
  suggestions: string[]
  isReady: boolean
  onAsk: (question: string) => void
}

export function QuestionForm({ question, suggestions, isReady, onAsk }: QuestionFormProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState<{ text: string; over: string | undefined }>()
  // Text that was typed while the table was read stays. Later an answer, or another file, brings its own question.
  const text = typed && (typed.over === undefined || typed.over === question) ? typed.text : question
  const id = useId()
  function ask(asked: string) {
    setTyped({ text: asked, over: question })
    onAsk(asked)
  }

  return (
    <section className={parts.panel} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="visually-hidden">
        {i18n.t('spreadsheet.ask.heading')}
      </h2>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          ask(text)
        }}
      >
        <label className={styles.label} htmlFor={id}>
          {i18n.t('spreadsheet.ask.label')}
        </label>
        <input
          id={id}
          className={parts.input}
          value={text}
          onChange={({ currentTarget: { value } }) => setTyped({ text: value, over: isReady ? question : undefined })}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={300}
        />
        <button type="submit" className={parts.buttonPrimary} disabled={!isReady}>
          {i18n.t('spreadsheet.ask.submit')}
        </button>
      </form>
      <div className={styles.examples}>
        <h3 className={styles.heading}>{i18n.t('spreadsheet.ask.examples')}</h3>
        <ul className={styles.suggestions}>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button type="button" className={styles.suggestion} disabled={!isReady} onClick={() => ask(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
