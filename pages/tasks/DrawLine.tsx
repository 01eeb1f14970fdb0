import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { steps as kinds, type Line, lineLimits, type Step, writeFragment } from '../../model/kinds/line.ts'
import { plainText } from '../../model/kit/localize.ts'
import actions from '../ui/actions.module.css'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { Text } from '../ui/Text.tsx'
import { Words } from '../ui/Words.tsx'
import styles from './DrawLine.module.css'
import type { LineWords } from './load.ts'
import { useLine } from './use-line.ts'

/** The line stands in the fragment of the address, which no server gets. Without JavaScript steps can be given to others, and CSS counts. */
export function DrawLine({ words, example }: { words: LineWords; example: Line }) {
  const section = useRef<HTMLElement>(null)
  const { line, isLive, change, writeAddress, message, say } = useLine(example, section)
  const { steps } = line
  const verdict = judge(steps.map(({ by }) => by))
  const name = (text: LineWords['step'], index: number) => plainText(text).replace('[number]', String(index + 1))

  const nameStep = (index: number, text: string) => `${name(words.step, index)} · ${text}`
  const typed = { maxLength: lineLimits.letters, autoComplete: 'off', onBlur: writeAddress }

  function goOn(changed: typeof steps, index: number, control: 'input' | '[data-up]' | '[data-remove]') {
    flushSync(() => change({ ...line, steps: changed }))
    section.current?.querySelectorAll('fieldset')[index]?.querySelector<HTMLElement>(control)?.focus()
  }

  function move(from: number, to: number) {
    const [one, other] = [steps[from], steps[to]]
    if (!one || !other) return
    goOn(steps.with(from, other).with(to, one), to, '[data-up]')
    say(nameStep(to, one.text))
  }

  function moveByKey(event: KeyboardEvent, index: number) {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (way === undefined) return
    event.preventDefault()
    move(index, index + way)
  }

  function setStep(index: number, changed: Partial<Line['steps'][number]>) {
    const all = steps.map((step, at) => (at === index ? { ...step, ...changed } : step))
    change({ ...line, steps: all }, changed.text !== undefined)
  }

  return (
    <section ref={section} id="line" className={styles.tool}>
      <Words as="h2" of={words.heading} />
      <Text as="p" className="quiet" of={words.intro} />
      <label className={styles.name}>
        <Text as="span" of={words.name} />
        <input
          name="title"
          {...typed}
          value={line.title}
          onChange={({ target }) => change({ ...line, title: target.value }, true)}
        />
      </label>
      <div className={styles.drawing} style={{ '--count': steps.length }}>
        <ol className="steps">
          {steps.map(({ id, by, text }, index) => (
            <li key={id}>
              <fieldset className={styles.step} style={{ '--index': index }}>
                <legend>{nameStep(index, text)}</legend>
                <i aria-hidden="true" />
                <b aria-hidden="true">{index + 1}</b>
                <input
                  aria-label={name(words.step, index)}
                  {...typed}
                  value={text}
                  onChange={({ target }) => setStep(index, { text: target.value })}
                />
                <div className={styles.kinds}>
                  {kinds.map((kind) => (
                    <label key={kind} data-step={kind}>
                      <input
                        type="radio"
                        name={`step-${id}`}
                        value={kind}
                        checked={by === kind}
                        onChange={({ target }) => {
                          setStep(index, { by: kind })
                          wipe(target.closest('fieldset')?.querySelector('i'))
                        }}
                      />{' '}
                      <Text of={words.names[kind]} />{' '}
                    </label>
                  ))}
                </div>
                <button
                  type="button"
                  className="round"
                  data-up
                  aria-label={name(words.up, index)}
                  aria-keyshortcuts="ArrowUp ArrowDown"
                  disabled={!isLive}
                  onClick={() => move(index, index - 1)}
                  onKeyDown={(event) => moveByKey(event, index)}
                >
                  <Icon name="arrow-up" />
                </button>
                <button
                  type="button"
                  className="round"
                  data-remove
                  aria-label={name(words.remove, index)}
                  disabled={!isLive || steps.length <= lineLimits.fewest}
                  onClick={() => goOn(steps.toSpliced(index, 1), Math.min(index, steps.length - 2), 'input')}
                >
                  <Icon name="x" />
                </button>
              </fieldset>
            </li>
          ))}
        </ol>
        <div className={styles.outcome}>
          <dl>
            {kinds.map((kind) => (
              <div key={kind} data-step={kind}>
                <Text as="dt" of={words.names[kind]} />
                <dd>
                  <span>{steps.filter(({ by }) => by === kind).length}</span>
                </dd>
              </div>
            ))}
          </dl>
          <div role="status">
            {Object.entries(words.verdicts).map(([key, text]) => (
              <p key={key} data-verdict={key} hidden={key !== verdict}>
                <Words of={text} />
              </p>
            ))}
          </div>
        </div>
      </div>
      <p>
        <Button
          disabled={!isLive || steps.length >= lineLimits.most}
          onClick={() => goOn([...steps, createStep(steps)], steps.length, 'input')}
          of={words.add}
        />
      </p>
      <ul className={styles.questions}>
        <Text as="li" of={words.unsure} />
        {kinds.map((kind) => (
          <Text as="li" key={kind} data-step={kind} of={words.questions[kind]} />
        ))}
      </ul>
      <div className="row">
        <Link to="book" suffix={isLive ? writeFragment(line) : ''} className={actions.primary}>
          <Text of={words.book} /> <Icon name="arrow-right" />
        </Link>
        <Button disabled={!isLive} onClick={copy} of={message === words.copied ? words.copied : words.copy} />
        <Button disabled={!isLive} onClick={() => print()} of={words.print} />
        <span className="visually-hidden" role="status">
          {message && <Text as="span" of={message} />}
        </span>
      </div>
    </section>
  )

  async function copy() {
    const { origin, pathname } = location
    await navigator.clipboard.writeText(new URL(writeFragment(line), origin + pathname).href).then(
      () => say(words.copied),
      () => {}, // Without the permission to copy the address bar has the link.
    )
  }
}

function createStep(steps: Array<{ id: number }>) {
  return { id: Math.max(...steps.map(({ id }) => id)) + 1, by: 'rule' as const, text: '' }
}

function judge(steps: Step[]): keyof LineWords['verdicts'] {
  const [hasRule, hasModel, hasPerson] = kinds.map((kind) => steps.includes(kind))
  if (hasModel) return hasPerson ? 'signed' : 'unsigned'
  if (!hasRule) return 'people'
  return hasPerson ? 'shared' : 'rules'
}

function wipe(cell: HTMLElement | null | undefined) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  cell?.animate([{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0)' }], { duration: 160 })
}
