import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, type Page, test } from 'playwright/test'
import type { Locale } from '../../../locales/locales.ts'
import { generatedHeader } from '../../../model/kinds/chat.ts'
import { projects } from '../../../model/kinds/projects.ts'
import { assistant } from '../../../renderer/tests/testing-content.ts'
import { words } from '../../../renderer/tests/testing-words.ts'
import { href } from '../../data/routes.ts'

// These tests use a proxy in front of the served site that answers /api/chat, so that a reply can be slow, cut or refused.

/** A passage that the assistant knows: a question of its page with its answer. */
const passage = `${assistant}-${assistant && projects.get(assistant).faq?.[0]?.id}`

test.skip(assistant === '', 'no project has an assistant')

let site: Awaited<ReturnType<typeof startSite>>

test.beforeEach(async ({ baseURL }) => {
  site = await startSite(baseURL ?? '')
})

test.afterEach(() => site.stop())

async function openChat(page: Page, project = assistant) {
  await page.goto(`${site.url}${href('projects', {}, 'en')}?chat=${project}`)
  await expect(findQuestion(page)).toBeFocused()
}

async function ask(page: Page, question: string, locale: Locale = 'en') {
  await findQuestion(page, locale).fill(question)
  await page.keyboard.press('Enter')
}

const log = (page: Page) => page.getByRole('region', { name: words('en', 'projects.chat.log') })

const findQuestion = (page: Page, locale: Locale = 'en') =>
  page.getByRole('textbox', { name: words(locale, 'projects.chat.question') })

test('words are shown as they come, told to screen readers once, and are there with what was typed when the dialog is closed and opened', async ({
  page,
}) => {
  await openChat(page)
  await ask(page, 'What does it do?')
  const response = await site.nextRequest()
  sendEvent(response, 'delta', { text: 'It sorts **leads**' })
  await expect(log(page).locator('strong')).toHaveText('leads')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('')
  sendEvent(response, 'delta', { text: ' <img src=x onerror=alert(1)> [x](javascript:alert(1))' })
  sendEvent(response, 'done', {})
  response.end()
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('It sorts leads')
  await expect(log(page).locator('img, a')).toHaveCount(0)
  await findQuestion(page).fill('And then?')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.locator(`a[href$="?chat=${assistant}"]`).first().click()
  await expect(log(page)).toContainText('It sorts leads')
  await expect(findQuestion(page)).toHaveValue('And then?')
})

test('a stopped reply keeps its words, and can be asked for again', async ({ page }) => {
  await openChat(page)
  await ask(page, 'What does it do?')
  const response = await site.nextRequest()
  sendEvent(response, 'delta', { text: 'It sorts' })
  await expect(log(page)).toContainText('It sorts')
  await page.getByRole('button', { name: words('en', 'projects.chat.stop') }).click()
  await expect(log(page)).toContainText('It sorts')
  await expect(log(page)).toContainText(words('en', 'projects.chat.stopped'))
  await page.getByRole('button', { name: words('en', 'page.retry') }).click()
  const second = await site.nextRequest()
  sendEvent(second, 'delta', { text: 'Whole answer' })
  sendEvent(second, 'done', {})
  second.end()
  await expect(log(page)).toContainText('Whole answer')
  await expect(log(page)).not.toContainText('It sorts')
  expect(site.requests.map(({ messages }) => messages.length)).toEqual([1, 1])
})

test('a reply that is cut keeps its words, and one without words says so', async ({ page }) => {
  await openChat(page)
  await ask(page, 'What does it do?')
  const response = await site.nextRequest()
  sendEvent(response, 'delta', { text: 'Half of' })
  await expect(log(page)).toContainText('Half of')
  response.destroy()
  await expect(log(page)).toContainText('Half of')
  await page.getByRole('button', { name: words('en', 'page.retry') }).click()
  const second = await site.nextRequest()
  sendEvent(second, 'done', {})
  second.end()
  await expect(log(page)).toContainText(words('en', 'projects.chat.noResponse'))
})

test('a failure is told in human words, the question stays, and it can be asked again', async ({ page }) => {
  await openChat(page)
  const answers: Array<[string, (response: ServerResponse) => void]> = [
    ['limited', (response) => response.writeHead(429, { 'content-type': 'text/html' }).end('<h1>Internal detail</h1>')],
    ['unavailable', (response) => response.writeHead(500).end('<h1>Internal detail</h1>')],
    ...(['busy', 'declined', 'unavailable'] as const).map((code): [string, (response: ServerResponse) => void] => [
      code,
      (response) => {
        sendEvent(response, 'error', { code })
        response.end()
      },
    ]),
  ]
  await ask(page, 'What does it do?')
  for (const [id, answer] of answers) {
    answer(await site.nextRequest())
    await expect(log(page)).toContainText(words('en', `projects.chat.${id}`))
    await expect(log(page)).not.toContainText('Internal detail')
    await expect(log(page)).toContainText('What does it do?')
    await page.getByRole('button', { name: words('en', 'page.retry') }).click()
  }
  const response = await site.nextRequest()
  sendEvent(response, 'error', { code: 'busy' })
  response.end()
  await expect(page.getByRole('link', { name: words('en', 'projects.chat.handoverLink') })).toBeVisible()
})

test('a conversation goes on as long as its visitor wants, and what is typed while a reply is written is kept', async ({
  page,
}) => {
  await openChat(page)
  await findQuestion(page).fill('Question 1?')
  for (let turn = 1; turn <= 11; turn++) {
    await page.keyboard.press('Enter')
    const response = await site.nextRequest()
    await findQuestion(page).fill(`Question ${turn + 1}?`)
    sendEvent(response, 'delta', { text: `Answer ${turn}` })
    sendEvent(response, 'done', {})
    response.end()
    await expect(page.getByRole('button', { name: words('en', 'projects.chat.send') })).toBeVisible()
  }
  await expect(log(page)).toContainText('Question 1?')
  expect(site.requests.at(-1)?.messages.map(({ content }) => content)).toEqual([
    'Question 8?',
    'Answer 8',
    'Question 9?',
    'Answer 9',
    'Question 10?',
    'Answer 10',
    'Question 11?',
  ])
})

test('of a question that is too long nothing is cut: it stays, and its field says by how much, until it is corrected', async ({
  page,
}) => {
  await openChat(page)
  const field = findQuestion(page)
  const long = 'why '.repeat(300)
  await page.keyboard.insertText(long)
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/1,199.*1,000/)
  await expect(field).toHaveValue(long)
  expect(site.requests).toEqual([])
  await ask(page, 'why')
  await expect(field).toHaveAccessibleDescription('')
  await site.nextRequest()
})

test('a reply of a model is marked for machines, in the text that is copied, and in the contact form, which alone the conversation can be taken to', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openChat(page)
  await ask(page, 'What is it?')
  const response = await site.nextRequest()
  sendEvent(response, 'delta', { text: 'A desk.' })
  sendEvent(response, 'done', {})
  response.end()
  await expect(page.locator('[data-ai-generated=true]')).toContainText('A desk.')
  await page.getByRole('button', { name: words('en', 'projects.chat.copy') }).click()
  await expect(page.getByRole('button', { name: words('en', 'projects.chat.copied') })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const [mark = ''] = words('en', 'projects.chat.generated').split('{')
  expect(copied).toMatch(/^A desk\.\n\n/)
  expect(copied).toContain(mark)
  await page.getByRole('link', { name: words('en', 'projects.chat.handoverLink') }).click()
  await expect(page.locator('main [name=message]')).toHaveValue(/What is it\?[\s\S]*A desk\.\n\n.*AI/)
})

test('the next question carries the conversation, without turns that have no words', async ({ page }) => {
  await openChat(page)
  await ask(page, 'First?')
  const first = await site.nextRequest()
  sendEvent(first, 'delta', { text: 'Answer' })
  sendEvent(first, 'done', {})
  first.end()
  await expect(page.getByRole('button', { name: words('en', 'projects.chat.copy') })).toBeVisible()
  await ask(page, 'Second?')
  const second = await site.nextRequest()
  sendEvent(second, 'error', { code: 'unavailable' })
  second.end()
  await expect(log(page)).toContainText(words('en', 'projects.chat.unavailable'))
  await ask(page, 'Third?')
  await site.nextRequest()
  expect(site.requests.at(-1)?.messages.map(({ content }) => content)).toEqual(['First?', 'Answer', 'Third?'])
})

test('the conversation begins with the notice that this is an AI system, stands at the side of the page, and fills a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openChat(page)
  const panel = page.getByRole('dialog')
  await expect(panel).toContainText(words('en', 'projects.chat.notice'))
  const beside = await panel.boundingBox()
  expect(beside?.width).toBe(420)
  expect(beside?.height).toBe(640)
  expect(beside?.x).toBeGreaterThan(960)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  expect(site.requests).toEqual([])
})

test('in the lowest window no message lies on the question, and one can be read', async ({ page }) => {
  // 400% of a window of 1280 × 1024 (WCAG 2.2, 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 })
  await openChat(page)
  const covered = await findQuestion(page).evaluate((field) => {
    const { left, top, height } = field.getBoundingClientRect()
    const lines = Array.from({ length: Math.floor(height / 8) }, (_, index) => top + 4 + 8 * index)
    return lines.filter((y) => document.elementFromPoint(left + 20, y) !== field)
  })
  expect(covered).toEqual([])
  expect((await log(page).boundingBox())?.height).toBeGreaterThan(100)
})

test('Shift and Enter makes a line, and a suggested question is asked at a click', async ({ page }) => {
  await openChat(page)
  await page.keyboard.type('One')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Two')
  await expect(findQuestion(page)).toHaveValue('One\nTwo')
  const question = projects.get(assistant).questions?.[0] ?? ''
  await page.getByRole('button', { name: question }).click()
  await site.nextRequest()
  expect(site.requests[0]?.messages).toEqual([{ role: 'user', content: question }])
  await expect(page.getByRole('dialog').getByRole('list', { name: words('en', 'projects.chat.starters') })).toBeHidden()
})

test('without a key the assistant answers what it suggests, quotes its project, and the link opens the passage', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}${href('projects', {}, 'es')}`)
  const question = await page.locator(`#${passage}`).evaluate((element) => element.previousElementSibling?.textContent)
  await page.locator(`a[href$="?chat=${assistant}"]`).first().click()
  const turns = page.getByRole('dialog').locator('ol > li')
  await page.getByRole('dialog').locator('li button').first().click()
  await expect(turns).toHaveCount(2)
  await expect(turns.last().locator('li')).toHaveCount(4)
  await ask(page, question ?? '', 'es')
  const reply = turns.last()
  const quote = reply.locator('blockquote').first()
  await expect(quote).not.toBeEmpty()
  const words = (await quote.innerText()).replace(/\[\d+\]/g, '').trim()
  const link = reply.getByRole('link').first()
  const address = await link.getAttribute('href')
  expect(address).toMatch(new RegExp(`#(details-)?${assistant}\\b`))
  await expect(link).toHaveAttribute('target', '_self')
  await link.click()
  const answer = page.locator('main :target')
  await expect(answer).toBeInViewport()
  await expect(page.locator('main')).toContainText(words)
})

test('a reply links the passages of this site that it rests on, and no other place', async ({ page }) => {
  await openChat(page)
  await ask(page, 'What does it do?')
  const source = { title: 'A page', heading: 'A part', passage: 'It sorts.', sentences: ['It sorts.'] }
  const response = await site.nextRequest()
  sendEvent(response, 'delta', { text: 'It sorts leads.' })
  sendEvent(response, 'delta', { text: '', sources: [{ ...source, url: `/projects#${assistant}` }] })
  sendEvent(response, 'done', {})
  response.end()
  await expect(log(page).getByRole('link')).toHaveAttribute('href', `/projects#${assistant}:~:text=It%20sorts.`)
  await ask(page, 'And where?')
  const second = await site.nextRequest()
  sendEvent(second, 'delta', { text: '', sources: [{ ...source, url: '//evil.example/#x' }] })
  sendEvent(second, 'done', {})
  second.end()
  await expect(page.getByRole('button', { name: words('en', 'page.retry') })).toBeVisible()
  await expect(log(page).getByRole('link')).toHaveCount(1)
})

type ChatRequest = { project: string; messages: Array<{ role: string; content: string }> }

function sendEvent(response: ServerResponse, event: string, data: object) {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream', [generatedHeader]: 'true' })
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** Starts a proxy of the served site; a test answers the requests of the chat with `nextRequest`. */
async function startSite(target: string) {
  const requests: ChatRequest[] = []
  const waiting: ServerResponse[] = []
  let wake = () => {}
  const server = createServer(async (request, response) => {
    if (request.url === '/api/chat') {
      requests.push(JSON.parse(await text(request)))
      waiting.push(response)
      return wake()
    }
    const answer = await fetch(target + request.url)
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    requests,
    async nextRequest(): Promise<ServerResponse> {
      for (;;) {
        const response = waiting.shift()
        if (response) return response
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
