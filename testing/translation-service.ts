import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { getPort } from './provider.ts'

export type ReceivedRequest = {
  path: string | undefined
  key: string | undefined
  model: string
  messages: Array<{ role: string; content: string }>
}

/** A status with an error message, or the model's text. */
export type Reply = string | { status: number; message: string }

/** Starts a service that speaks the format of OpenAI's chat completions. `answer` gets each request and its number, from 0. */
export async function startService(answer: (request: ReceivedRequest, index: number) => Reply) {
  const requests: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const { model, messages } = (await json(request)) as Pick<ReceivedRequest, 'model' | 'messages'>
    const received = { path: request.url, key: request.headers.authorization, model, messages }
    requests.push(received)
    const reply = answer(received, requests.length - 1)
    const isText = typeof reply === 'string'
    response.writeHead(isText ? 200 : reply.status, { 'Content-Type': 'application/json', 'retry-after-ms': '1' })
    response.end(JSON.stringify(isText ? createCompletion(model, reply) : { error: { message: reply.message } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${getPort(server)}/v1`, requests, stop: () => server.close() }
}

function createCompletion(model: string, content: string) {
  const message = { role: 'assistant', content, refusal: null }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: 'stop' }],
  }
}
