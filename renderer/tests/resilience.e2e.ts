import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { projectIds } from '../../model/kinds/slugs.ts'
import { href } from '../../pages/data/routes.ts'
import {
  collectProblems,
  readLayoutShift,
  readMoved,
  recordLayoutShifts,
  waitForHydration,
  withholdFreeTimes,
} from './testing.ts'
import { assistant, service } from './testing-content.ts'
import { words } from './testing-words.ts'

test('with storage blocked a form keeps what is typed, links lead on, and the color scheme can be chosen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  })
  const problems = collectProblems(page)
  // Free times differ from day to day, and this test is not about them.
  await withholdFreeTimes(page)
  await page.goto(href('contact', {}, 'en'))
  await waitForHydration(page)
  await page.locator('main [name="message"]').fill('A question')
  await page.locator('[name=theme][value=dark]').check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('main [name="message"]')).toHaveValue('A question')
  await page.locator(`footer a[href="${href('privacy', {}, 'en')}"]`).click()
  await expect(page).toHaveURL(href('privacy', {}, 'en'))
  await expect(page.locator('main')).toBeFocused()
  expect(problems).toEqual([])
})

test('where the application cannot be loaded a page still reads and leads on', async ({ page }) => {
  await page.route('**/assets/**/*.js', (route) => route.abort())
  const attempt = page.waitForEvent('requestfailed')
  await page.goto(href('home', {}, 'fr'))
  await attempt
  await expect(page.locator('h1')).toBeVisible()
  await page.locator(`footer a[href="${href('privacy', {}, 'fr')}"]`).click()
  await expect(page).toHaveURL(href('privacy', {}, 'fr'))
  await expect(page.locator('h1')).toBeVisible()
})

test('a page comes alive although the browser never reports its largest paint', async ({ page }) => {
  test.skip(projectIds.length === 0, 'no project')
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto(`${href('projects', {}, 'es')}?details=${projectIds[0]}`)
  await expect(page.getByRole('dialog')).toBeVisible()
})

for (const isForGood of [false, true]) {
  test(`chunks that are missing ${isForGood ? 'for good' : 'after a deploy'} cost one load of a document`, async ({
    page,
    request,
  }) => {
    const source = href('services', {}, 'es')
    const target = href('service', { service }, 'es')
    const listChunks = async (path: string) =>
      [...(await (await request.get(path)).text()).matchAll(/assets\/chunks\/[^" ]+\.js/g)].map(([chunk]) => chunk)
    const loaded = await listChunks(source)
    const missing = (await listChunks(target)).filter((chunk) => !loaded.includes(chunk))
    await page.goto(source)
    await waitForHydration(page)
    const documents: string[] = []
    const exceptions: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    page.on('pageerror', (error) => documents.length > 0 && exceptions.push(error.message))
    await page.route('**/assets/chunks/**', (route) => {
      const isMissing = missing.some((chunk) => route.request().url().endsWith(chunk))
      return isMissing && (isForGood || documents.length === 0) ? route.fulfill({ status: 404 }) : route.continue()
    })
    await page.locator(`main a[href="${target}"]`).first().click()
    await expect(page.locator('h1')).toHaveText(words('es', `services.${service}.title`))
    await expect.poll(() => documents).toEqual([target])
    if (isForGood) {
      // The application has given up: a reload that does not help must not become a loop.
      await expect.poll(() => exceptions).toHaveLength(1)
    } else {
      await waitForHydration(page)
    }
    expect(documents).toEqual([target])
    await expect(page.locator('h1')).toHaveText(words('es', `services.${service}.title`))
  })
}

test('a document that comes in pieces moves nothing', async ({ page, baseURL }) => {
  const server = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(new URL(url, baseURL))
    const body = await answer.bytes()
    const type = answer.headers.get('content-type') ?? ''
    response.setHeader('content-type', type)
    const size = type.includes('html') ? 2000 : body.length
    for (let start = 0; start < body.length; start += size) {
      response.write(body.subarray(start, start + size))
      // A slow connection: the browser has the time to paint each piece.
      if (size < body.length) await setTimeout(20)
    }
    response.end()
  }).listen(0)
  const { port } = server.address() as AddressInfo
  await page.setViewportSize({ width: 1280, height: 800 })
  await recordLayoutShifts(page)
  for (const path of [href('home', {}, 'fr'), href('tasks', {}, 'es'), href('rules', {}, 'en')]) {
    await page.goto(`http://localhost:${port}${path}`)
    expect(await readLayoutShift(page), `${path}: ${await readMoved(page)}`).toBeLessThan(0.0005)
  }
  server.close()
})

test('input before hydration is not lost', async ({ page }) => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/search')
  await page.locator('[popovertarget="services-menu"]').click()
  await expect(page.locator('#services-menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('main').getByRole('searchbox').fill('zzzz')
  open()
  await waitForHydration(page)
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('zzzz')
})

test('where the code of the chat cannot be loaded its dialog says so, and tries again', async ({ page }) => {
  test.skip(assistant === '', 'no project has an assistant')
  await page.goto(href('projects', {}, 'es'))
  await waitForHydration(page)
  await page.route('**/assets/chunks/**', (route) => route.abort())
  await page.locator(`a[href="?chat=${assistant}"]`).click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(page.locator('main h1')).toHaveCount(1)
  await page.unroute('**/assets/chunks/**')
  await dialog.getByRole('alert').getByRole('button').click()
  await expect(dialog.locator('textarea, input')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('where the code of the search cannot be loaded the field and the list of the site stay', async ({ page }) => {
  await page.goto(href('search', {}, 'es'))
  await waitForHydration(page)
  await page.route('**/assets/chunks/**', (route) => route.abort())
  await page.locator('main').getByRole('searchbox').fill('zzzz')
  const message = page.locator('main').getByRole('alert')
  await expect(message).toBeVisible()
  await expect(page.locator('main h2').first()).toBeVisible()
  await page.unroute('**/assets/chunks/**')
  await message.getByRole('button').click()
  await expect(message).toHaveCount(0)
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('zzzz')
})
