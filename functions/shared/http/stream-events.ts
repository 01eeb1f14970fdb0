import { functionHeaders } from './responses.ts'

/** An event of a stream: its name, and its data as JSON. */
type StreamEvent = { event: string; data: object }

/** Creates the events of an answer, until `disconnected` is aborted. */
export type Events<Event extends StreamEvent> = (disconnected: AbortSignal) => AsyncIterable<Event>

/**
 * An answer as server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 *
 * @param signal of the request; Netlify does not always abort it when the visitor leaves, so a cancelled stream counts too
 */
export function streamEvents<Event extends StreamEvent>(create: Events<Event>, signal: AbortSignal): Response {
  const cancelled = new AbortController()
  const events = create(AbortSignal.any([signal, cancelled.signal]))[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    async pull(controller) {
      const { value, done } = await events.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode(`event: ${value.event}\ndata: ${JSON.stringify(value.data)}\n\n`))
    },
    cancel() {
      cancelled.abort()
      // What was taken or claimed for the answer is given back in its `finally`.
      events.return?.().catch(() => {})
    },
  })
  return new Response(body, { headers: { ...functionHeaders, 'content-type': 'text/event-stream; charset=utf-8' } })
}
