import { expect, test } from 'playwright/test'

// What only the served site shows: each request runs in a thread of its own, and mails go to the local mailbox.

type MailboxMail = { to: string; subject: string; text: string }

const mailbox = (baseURL = '') => baseURL.replace(/\d+$/, (port) => String(Number(port) + 10))

test('of eight equal messages at the same time one is new, and nobody waits long', async ({ request }) => {
  const data = { name: 'Ana', email: `${crypto.randomUUID()}@example.org`, message: 'Hello', id: crypto.randomUUID() }
  const post = async () => {
    const start = Date.now()
    const response = await request.post('/api/contact', { data })
    return { status: response.status(), time: Date.now() - start }
  }
  const answers = await Promise.all(Array.from({ length: 8 }, post))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(7).fill(200), 201])
  // The browser gives up after 20 seconds; other tests run beside this one.
  expect(Math.max(...answers.map(({ time }) => time))).toBeLessThan(20_000)
})

for (const [locale, path] of Object.entries({ en: '/contact', zh: '/zh/contact' })) {
  test(`a newcomer subscribes with the local mailbox, from the form to the last page, without JavaScript: ${locale}`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    const email = `${crypto.randomUUID()}@example.org`
    await page.goto(path)
    const form = page.locator('form[action="/api/newsletter"]')
    await form.locator('[name=email]').fill(email)
    await form.locator('[name=consent]').check()
    await form.locator('button').click()
    await expect(page).toHaveURL(/\/newsletter\/check-inbox$/)

    const findMail = async () => {
      const mails: MailboxMail[] = await (await request.get(`${mailbox(baseURL)}/mails.json`)).json()
      return mails.find(({ to }) => to.includes(email))
    }
    await expect.poll(findMail, { timeout: 15_000 }).toBeDefined()
    const mail = await findMail()
    const [link = ''] = /http\S+confirm\S+/.exec(mail?.text ?? '') ?? []
    await page.goto(link)
    await page.locator('main button').click()
    await expect(page.locator('h1')).toBeVisible()
    expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${locale}`))

    const [unsubscribe = ''] = /http\S+unsubscribe\S+/.exec(mail?.text ?? '') ?? []
    for (let time = 0; time < 2; time++) expect((await request.post(unsubscribe)).status()).toBe(200)
    expect((await request.post(link)).status()).toBe(410)
    await context.close()
  })
}
