import { useLingui } from '@lingui/react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { Locale } from '../../locales/locales.ts'
import { askLimits } from '../../model/kinds/ask.ts'
import { plainText } from '../../model/kit/localize.ts'
import { href } from '../data/routes.ts'
import { Button } from '../ui/Button.tsx'
import { Loading } from '../ui/Loading.tsx'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import { Text } from '../ui/Text.tsx'
import { TooLong } from '../ui/TooLong.tsx'
import { useAsk } from '../ui/use-ask.ts'
import { useLocale } from '../ui/use-locale.ts'
import styles from './AskDialog.module.css'
import { AskRegion } from './AskRegion.tsx'
import form from './SearchField.module.css'
import { openSearch, readAskWords, useLoaded } from './use-search.ts'

export function AskDialog() {
  const { i18n } = useLingui()
  const id = useId()
  const searchPath = href('search', {}, useLocale())
  const { question = '', ask, close } = useAsk()
  const field = useRef<HTMLInputElement>(null)
  const { length } = question.trim()
  const isTooLong = length > askLimits.question
  const asked = isTooLong ? '' : question.trim()
  const { value: words, hasFailed: hasNoWords } = useLoaded(readAskWords)
  const { value: answered, hasFailed } = useLoaded(answerQuestion, asked)
  const answer = asked ? answered?.answer : undefined

  useLayoutEffect(() => {
    if (!field.current) return
    field.current.value = question
    // A question that came along has its answer below; on a phone the keyboard would cover it.
    if (!question) field.current.focus()
  }, [question])

  return (
    <ModalDialog title={i18n.t('header.ask.title')} onClose={close}>
      <div className={styles.dialog}>
        <form
          action={searchPath}
          className={`row ${form.form}`}
          onSubmit={(event) => {
            event.preventDefault()
            ask(field.current?.value.trim() ?? '')
            if (matchMedia('(hover: none)').matches) field.current?.blur()
          }}
        >
          <label htmlFor={id} className="visually-hidden">
            {i18n.t('header.ask.title')}
          </label>
          <input
            ref={field}
            id={id}
            // Not a search field: there Escape would clear it first.
            type="text"
            name="q"
            aria-invalid={isTooLong || undefined}
            aria-describedby={isTooLong ? `${id}-error` : undefined}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button isSubmit of={i18n.t('header.ask')} />
        </form>
        {isTooLong && <TooLong id={`${id}-error`} count={length} limit={askLimits.question} />}
        <p role="status" className="visually-hidden">
          {answer &&
            words &&
            plainText({ answers: words.heading, nearest: words.nearest, none: words.none }[answer.grade])}
        </p>
        {hasFailed || hasNoWords ? (
          <p>{i18n.t('page.part.failed')}</p>
        ) : words && answer ? (
          <AskRegion key={answered?.query} question={asked} answer={answer} words={words} />
        ) : (
          asked && <Loading />
        )}
        {asked && words && (
          <p className="quiet">
            <Text as="a" href={`${searchPath}?${new URLSearchParams({ q: asked })}`} of={words.more} />
          </p>
        )}
        {!asked && words && (
          <>
            <Text as="p" className="quiet" of={words.hint} />
            <div className="row">
              {words.questions?.map((example) => (
                <Button key={plainText(example)} onClick={() => ask(plainText(example))} of={example} />
              ))}
            </div>
          </>
        )}
      </div>
    </ModalDialog>
  )
}

/** The search is there before a question is. */
async function answerQuestion(locale: Locale, query: string) {
  const search = await openSearch(locale)
  return { query, answer: query ? await search.answer(query) : undefined }
}
