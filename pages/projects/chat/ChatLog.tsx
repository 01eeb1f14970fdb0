import { useLingui } from '@lingui/react'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import Markdown from 'react-markdown'
import actions from '../../../renderer/ui/actions.module.css'
import { Icon } from '../../../renderer/ui/Icon.tsx'
import { SourceLink } from '../../search/SourceLink.tsx'
import styles from './ChatDialog.module.css'
import type { ChatMessage } from './use-chat.ts'
import { useGeneratedMark } from './use-generated-mark.ts'

type ChatLogProps = {
  greeting: string
  messages: ChatMessage[]
  onRetry: () => void
  /** Called with the text of a reply once it has ended, for one announcement to screen readers. */
  onSettled: (words: string) => void
  children: ReactNode
}

/** The conversation. It stays scrolled to its end while a reply streams, unless the visitor has scrolled up. */
export function ChatLog({ greeting, messages, onRetry, onSettled, children }: ChatLogProps) {
  const { i18n } = useLingui()
  const log = useRef<HTMLDivElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const last = messages.at(-1)
  useLayoutEffect(() => {
    if (isAtEnd && last) log.current?.scrollTo({ top: log.current.scrollHeight, behavior: 'instant' })
  }, [isAtEnd, last])
  useAnnouncement(last, onSettled)
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
      {!isAtEnd && (
        <button type="button" className={`${actions.secondary} ${styles.toEnd}`} onClick={() => setIsAtEnd(true)}>
          {i18n.t('projects.chat.toEnd')}
        </button>
      )}
    </div>
  )
}

function Reply({ message, onRetry }: { message: ChatMessage; onRetry: (() => void) | undefined }) {
  const { i18n } = useLingui()
  const { content, state, isGenerated, sources = [] } = message
  const markGenerated = useGeneratedMark()
  const problem = useProblem(message)
  return (
    <>
      <div aria-busy={state === 'writing'} data-ai-generated={isGenerated}>
        {/* Only text elements: links, images and headings in a model's reply could be injected. */}
        <Markdown
          allowedElements={['p', 'blockquote', 'strong', 'em', 'ul', 'ol', 'li', 'code', 'pre', 'br']}
          unwrapDisallowed
        >
          {content}
        </Markdown>
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
          {content && <CopyButton text={markGenerated(message)} />}
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

/** The message under a reply that failed or was stopped. */
function useProblem({ content, state }: ChatMessage): string | undefined {
  const { i18n } = useLingui()
  const unavailable = i18n.t('projects.chat.unavailable')
  const broken = content ? i18n.t('projects.chat.cut') : unavailable
  const problems: { [State in ChatMessage['state']]?: string } = {
    stopped: i18n.t('projects.chat.stopped'),
    busy: i18n.t('projects.chat.busy'),
    limited: i18n.t('projects.chat.limited'),
    declined: i18n.t('projects.chat.declined'),
    tooLong: i18n.t('projects.chat.tooLong'),
    network: i18n.t('projects.chat.network'),
    cut: broken,
    timeout: broken,
    unavailable,
  }
  return state === 'done' && !content.trim() ? i18n.t('projects.chat.noResponse') : problems[state]
}

/** Announces a reply once it has ended; announcements of single words would interrupt each other. */
function useAnnouncement(last: ChatMessage | undefined, onSettled: (words: string) => void) {
  const problem = useProblem(last ?? { role: 'assistant', content: '', state: 'writing' })
  const settled = last?.role === 'assistant' && last.state !== 'writing'
  const announce = useEffectEvent(() => onSettled([last?.content, problem].filter(Boolean).join(' ')))
  const clear = useEffectEvent(() => onSettled(''))
  useEffect(() => {
    if (settled) announce()
    else clear()
  }, [settled])
}

function CopyButton({ text }: { text: string }) {
  const { i18n } = useLingui()
  const [isCopied, setIsCopied] = useState(false)
  return (
    <button
      type="button"
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setIsCopied(true),
          () => setIsCopied(false),
        )
      }}
    >
      {isCopied && <Icon name="check" />} {isCopied ? i18n.t('projects.chat.copied') : i18n.t('projects.chat.copy')}
    </button>
  )
}
