import chat from '../../../functions/chat/chat.ts'
import contact from '../../../functions/contact/contact.ts'
import everyMinute from '../../../functions/every-minute/every-minute.ts'
import { eraseExpired } from '../../../functions/every-night/erase-expired.ts'
import newsletterLinks from '../../../functions/newsletter-links/newsletter-links.ts'
import { readEnvironment } from '../../../functions/shared/error-handling.ts'
import { sendMails } from '../../../functions/shared/send-mails.ts'
import type { Answer, Call, Job } from './start-functions.ts'

// A process of the functions alone, as the host has it: it can be killed at any moment, and its memory is theirs.

const background = new Set<Promise<unknown>>()

process.on('message', async ({ number, call }: { number: number; call: Call }) => {
  const start = performance.now()
  const answer = await run(call).catch((error) => ({ status: 0, problem: String(error) }))
  const { maxRSS } = process.resourceUsage()
  const result: Answer = { ...answer, milliseconds: performance.now() - start, memory: maxRSS / 1024 }
  process.send?.({ number, result })
})

const jobs: Record<Job, () => Promise<unknown>> = {
  'every-minute': () => everyMinute(),
  'send-mails': () => sendMails(readEnvironment('bench', process.env), { deadline: Date.now() + 22_000 }),
  'erase-expired': () => eraseExpired(Date.now() + 15_000),
  settle: () => Promise.all(background),
}

async function run(call: Call): Promise<{ status: number }> {
  if (call.job !== 'post') {
    await jobs[call.job]()
    return { status: 204 }
  }
  const { path, body, type } = call
  const handle = path === '/api/chat' ? chat : path.startsWith('/api/newsletter/') ? newsletterLinks : contact
  const request = new Request(new URL(path, 'http://localhost'), {
    method: 'POST',
    body: Buffer.from(body),
    headers: { 'content-type': type },
  })
  const context = {
    waitUntil(work: Promise<unknown>) {
      background.add(work)
      work.finally(() => background.delete(work))
    },
    deploy: { context: 'production' },
  }
  const response = await handle(request, context)
  // The assistant's answer is a stream that ends later.
  await response.text()
  return { status: response.status }
}
