import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Server } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * Starts a provider of models: an HTTP server that speaks the streaming protocol of OpenAI, well or badly, as the test says. It keeps
 * the requests.
 */
export async function startProvider() {
  const requests: unknown[] = []
  const state = {
    requests,
    closed: 0,
    url: '',
    answer: (response: ServerResponse): unknown => response.end(),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const server = createServer(async (request: IncomingMessage, response) => {
    requests.push(JSON.parse(await text(request)))
    response.on('close', () => {
      state.closed += 1
    })
    await state.answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${getPort(server)}/v1`
  return state
}

/** Refuses an option in OpenAI's words. */
export function refuse(response: ServerResponse, param: string, code = 'unsupported_parameter') {
  const message = `Unsupported parameter: '${param}' is not supported with this model.`
  response.writeHead(400, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error: { message, type: 'invalid_request_error', param, code } }))
}

/** Writes words of a reply. */
export function writeChunk(response: ServerResponse, delta: object, finish_reason: string | null = null) {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(
    `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
  )
}

/** Writes words of a reply and ends it. */
export function sendChunks(response: ServerResponse, words: string[], reason = 'stop') {
  for (const content of words) writeChunk(response, { content })
  writeChunk(response, {}, reason)
  response.end('data: [DONE]\n\n')
}

export function getPort(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  return address.port
}
