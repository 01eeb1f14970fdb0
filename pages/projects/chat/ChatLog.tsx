import { useLingui } from '@lingui/react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import Markdown from 'react-markdown'
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly'
import { SourceLink } from '../../search/SourceLink.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './ChatDialog.module.css'
import type { ChatMessage } from './use-chat.ts'
import { useGeneratedMark } from './use-generated-mark.ts'

type ChatLogProps = { greeting: string; messages: ChatMessage[]; onRetry: () => void; children: ReactNode }

/** The conversation. It stays scrolled to its end while a reply streams, unless the visitor has scrolled up. */
export function ChatLog({ greeting, messages, onRetry, children }: ChatLogProps) {
  const { i18n } = useLingui()
  const log = useRef<HTMLDivElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const last = messages.at(-1)
  useLayoutEffect(() => {
    if (isAtEnd && last) log.current?.scrollTo({ top: log.current.scrollHeight, behavior: 'instant' })
  }, [isAtEnd, last])
  const findProblem = useProblems()
  return (
    <div className={styles.room}>
      <section
        ref={log}
        className={styles.log}
        aria-label={i18n.t('projects.chat.log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reached by keyboard.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setIsAtEnd(scrollHeight - scrollTop - clientHeight < 40)
        }
      >
        <p>{greeting}</p>
        {children}
        <ol className={styles.messages}>
          {messages.map((message, index) => (
            <li key={index} className={message.role === 'user' ? styles.question : undefined}>
              <span className="visually-hidden">
                {message.role === 'user' ? i18n.t('projects.chat.you') : i18n.t('projects.chat.assistant')}
              </span>
              {message.role === 'user' ? (
                <p>{message.content}</p>
              ) : (
                <Reply message={message} onRetry={index === messages.length - 1 ? onRetry : undefined} />
              )}
            </li>
          ))}
        </ol>
      </section>
      {/* A reply once it has ended: announcements of single words would interrupt each other. */}
      <div role="status" className="visually-hidden">
        {last?.role === 'assistant' && last.state !== 'writing' && (
          <>
            <ReplyText content={last.content} /> <span>{findProblem(last)}</span>
          </>
        )}
      </div>
      {!isAtEnd && (
        <Button className={styles.toEnd} onClick={() => setIsAtEnd(true)} of={i18n.t('projects.chat.toEnd')} />
      )}
    </div>
  )
}

function Reply({ message, onRetry }: { message: ChatMessage; onRetry: (() => void) | undefined }) {
  const { i18n } = useLingui()
  const { content, state, isGenerated, sources = [] } = message
  const markGenerated = useGeneratedMark()
  const problem = useProblems()(message)
  return (
    <>
      <div aria-busy={state === 'writing'} data-ai-generated={isGenerated}>
        <ReplyText content={content} />
        {state === 'writing' && !content && <p className="quiet">{i18n.t('projects.chat.thinking')}</p>}
      </div>
      {sources.length > 0 && (
        <p className={styles.sources}>
          {sources.map((source, index) => (
            <SourceLink key={source.passage} source={source}>
              [{index + 1}]{' '}
            </SourceLink>
          ))}
        </p>
      )}
      {problem && <p className="quiet">{problem}</p>}
      {state !== 'writing' && (
        <p className={`row ${styles.replyActions}`}>
          {content && (
            <button type="button" data-copy={markGenerated(message)} data-done={`✓ ${i18n.t('projects.chat.copied')}`}>
              {i18n.t('projects.chat.copy')}
            </button>
          )}
          {onRetry && (
            <button type="button" onClick={onRetry}>
              {i18n.t('page.retry')}
            </button>
          )}
        </p>
      )}
    </>
  )
}

/** Only text elements: links, images and headings in a model's reply could be injected. */
function ReplyText({ content }: { content: string }) {
  return (
    <Markdown
      allowedElements={['p', 'blockquote', 'strong', 'em', 'ul', 'ol', 'li', 'code', 'pre', 'br']}
      remarkPlugins={[remarkCjkFriendly]}
      unwrapDisallowed
    >
      {content}
    </Markdown>
  )
}

function useProblems() {
  const { i18n } = useLingui()
  return ({ content, state }: ChatMessage): string | undefined => {
    if (state === 'writing') return undefined
    if (state === 'done') return content.trim() ? undefined : i18n.t('projects.chat.noResponse')
    const problem = state === 'timeout' ? 'cut' : state
    return i18n.t(`projects.chat.${problem === 'cut' && !content ? 'unavailable' : problem}`)
  }
}
