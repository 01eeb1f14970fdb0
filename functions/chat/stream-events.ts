import type { ReplyFailure } from '../../content/chat.ts'
import { functionHeaders } from '../shared/responses.ts'

/** An event for the dialog: words, or how the reply ended. */
export type ReplyEvent =
  | { event: 'delta'; data: { text: string } }
  | { event: 'done'; data: Record<string, never> }
  | { event: 'error'; data: { code: ReplyFailure } }

/** Creates the events of a reply, until `disconnected` is aborted. */
export type Reply = (disconnected: AbortSignal) => AsyncIterable<ReplyEvent>

/**
 * A reply as server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 *
 * @param signal of the request; Netlify does not always abort it when the visitor leaves, so a cancelled stream counts too
 */
export function streamEvents(reply: Reply, signal: AbortSignal): Response {
  const cancelled = new AbortController()
  const events = reply(AbortSignal.any([signal, cancelled.signal]))[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    async pull(controller) {
      const { value, done } = await events.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode(`event: ${value.event}\ndata: ${JSON.stringify(value.data)}\n\n`))
    },
    cancel() {
      cancelled.abort()
    },
  })
  return new Response(body, { headers: { ...functionHeaders, 'content-type': 'text/event-stream; charset=utf-8' } })
}
