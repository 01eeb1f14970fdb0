import { expect, type Page, test } from 'playwright/test'
import { href } from '../../pages/data/routes.ts'
import { collectProblems, waitForHydration } from './testing.ts'
import { post, service } from './testing-content.ts'
import { words } from './testing-words.ts'

const home = href('home', {}, 'es')
const services = href('services', {}, 'es')
const target = href('service', { service }, 'es')

test('a link shows the page that is loaded directly without loading a document, with its head, focus and announcement', async ({
  page,
}) => {
  const problems = collectProblems(page)
  await page.goto(home)
  await waitForHydration(page)
  await markDocument(page)
  await clickLink(page, target)
  await expect(page).toHaveURL(target)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('es', `services.${service}.title`))
  await expect(page.locator('main')).toBeFocused()
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  // The head is updated after the content, by a chunk of its own.
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${target}$`))
  await expect(page.locator('[role="status"]').last()).toHaveText(await page.title())
  expect(await isMarked(page)).toBe(true)
  expect(problems).toEqual([])
  const navigated = await readPage(page)
  await page.goto(target)
  expect(navigated).toEqual(await readPage(page))
})

test('Back and Forward show their pages where they were left', async ({ page }) => {
  await page.goto(services)
  await waitForHydration(page)
  await markDocument(page)
  await scrollTo(page, 700)
  await clickLink(page, target)
  await expect(page).toHaveURL(target)
  await page.goBack()
  await expect(page).toHaveURL(services)
  await expect.poll(() => page.evaluate('scrollY')).toBe(700)
  await page.goForward()
  await expect(page).toHaveURL(target)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await isMarked(page)).toBe(true)
  // In a new document too.
  await page.reload()
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL(services)
  await expect.poll(() => page.evaluate('scrollY')).toBe(700)
})

test('Back shows its page also before the application runs in a new document', async ({ page }) => {
  await page.goto(services)
  await waitForHydration(page)
  await clickLink(page, target)
  await expect(page.locator('main')).toBeFocused()
  await page.route('**/assets/application*', (route) => route.abort())
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(services)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('es', 'meta.services.heading'))
})

test('a link to a part of another page scrolls to it, opens the question of an answer, and one that is written wrong leads to the top', async ({
  page,
}) => {
  await followAnchor(page, '#faq')
  await expect(page.locator('#faq')).toBeInViewport()
  // A key shows the focus of what is not used by keys too.
  await page.keyboard.press('Shift')
  await expect(page.locator('#faq')).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Tab')
  await expect(page.locator('#faq summary').first()).toBeFocused()
  const answer = page.locator('#faq details > summary + *').first()
  const id = await answer.getAttribute('id')
  await followAnchor(page, `#${id}`)
  await expect(answer).toBeInViewport()
  await followAnchor(page, '#%')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('es', `services.${service}.title`))
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
})

/** Follows a link of the home page to a part of another page. */
async function followAnchor(page: Page, anchor: string) {
  await page.goto(home)
  await waitForHydration(page)
  await page.evaluate(
    ([target, hash]) => {
      const link = document.querySelector<HTMLAnchorElement>(`main a[href="${target}"]`)
      if (link) link.href = `${target}${hash}`
    },
    [target, anchor] as const,
  )
  await clickLink(page, `${target}${anchor}`)
}

test('a link to the page itself goes to its top and adds nothing to the history', async ({ page }) => {
  await page.goto(services)
  await waitForHydration(page)
  const length = await page.evaluate('history.length')
  await scrollTo(page, 600)
  await page
    .locator(`header a[href="${services}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  expect(await page.evaluate('history.length')).toBe(length)
})

test('Back after an anchor of the page leads back to where it was followed', async ({ page }) => {
  const path = href('post', { post }, 'es')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  await waitForHydration(page)
  await scrollTo(page, 300)
  await page
    .locator('nav:has(h2) ol a')
    .last()
    .evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(1000)
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect.poll(() => page.evaluate('scrollY')).toBe(300)
})

test('the link to the top glides there by keyboard unless the visitor wants less motion, and Back in the middle leads to where the glide began', async ({
  page,
}) => {
  await page.goto(services)
  await waitForHydration(page)
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion })
    await scrollTo(page, 1000)
    await followToTop(page)
    const behavior = reducedMotion === 'reduce' ? 'auto' : 'smooth'
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', behavior)
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
    await page.goto(services)
    await waitForHydration(page)
  }
  await scrollTo(page, 1000)
  await followToTop(page)
  await expect.poll(() => page.evaluate('scrollY')).toBeLessThan(900)
  await page.goBack()
  await expect(page).toHaveURL(services)
  await expect.poll(() => page.evaluate('scrollY')).toBe(1000)
})

test('a page whose link is pointed at is fetched and rendered before the click, which shows it', async ({ page }) => {
  await page.goto(services)
  await waitForHydration(page)
  const headings = page.locator('main h1')
  const prefetched = page.waitForResponse((response) => response.url().endsWith(`${target}.json`))
  await page.locator(`main a[href="${target}"]`).first().hover()
  expect((await prefetched).status()).toBe(200)
  await expect(headings).toHaveCount(2)
  await expect(headings.last()).toBeHidden()
  // Laid out already, which the click need not do, without a place on the page.
  const height = await page.evaluate('document.documentElement.scrollHeight')
  await expect.poll(() => headings.last().evaluate((heading) => heading.getClientRects().length)).toBe(1)
  expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(height)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  // Keys do not lead there either.
  const links = page.locator('main > :last-child a')
  await links.first().evaluate((link: HTMLElement) => link.focus())
  await expect(links.first()).not.toBeFocused()
  await headings.last().evaluate((heading) => heading.setAttribute('data-marked', ''))
  await page.locator(`main a[href="${target}"]`).first().click()
  await expect(headings).toHaveCount(1)
  await expect(headings).toBeVisible()
  await expect(headings).toHaveAttribute('data-marked')
  await expect(page.locator('main')).toBeFocused()
})

test('a page that is opened again does not keep the state of the last visit', async ({ page }) => {
  const heading = page.locator('main h1')
  const link = page.locator(`main a[href="${target}"]`).first()
  await page.goto(services)
  await waitForHydration(page)
  for (let visit = 0; visit < 2; visit += 1) {
    await link.hover()
    await expect(heading).toHaveCount(2)
    await link.click()
    await expect(heading).toHaveCount(1)
    await expect(heading).not.toHaveAttribute('data-marked')
    await heading.evaluate((element) => element.setAttribute('data-marked', ''))
    // No link is there.
    await page.mouse.move(0, 0)
    await page.goBack()
    await expect(page).toHaveURL(services)
    await expect(heading).toHaveCount(1)
  }
})

test('a menu is closed where its link loads another document, so that Back does not show it', async ({ page }) => {
  await page.goto(services)
  await waitForHydration(page)
  await page.locator('header [popovertarget="language-menu"]').click()
  await expect(page.locator('#language-menu')).toBeVisible()
  // As on the way to the other language; the browser of the tests keeps no page for Back.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await expect(page.locator('#language-menu')).toBeHidden()
})

test('a page fades in unless the visitor wants less motion', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto(services)
    await waitForHydration(page)
    await page.evaluate(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (...options) {
        document.documentElement.dataset.animated = this.id
        return animate.apply(this, options)
      }
    })
    await clickLink(page, target)
    await expect(page.locator('main')).toBeFocused()
    const animated = await page.evaluate(() => document.documentElement.dataset.animated)
    expect(animated).toBe(reducedMotion === 'reduce' ? undefined : 'main')
  }
})

test('while a page loads, "Loading…" shows in the language of the page', async ({ page }) => {
  await page.goto(services)
  await waitForHydration(page)
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await page.route(`**${target}.json`, async (route) => {
    await gate
    await route.continue()
  })
  await clickLink(page, target)
  await expect(page.locator('main')).toContainText(words('es', 'page.loading'))
  open()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page whose data or screen is gone is loaded as a whole document', async ({ page }) => {
  await page.goto(services)
  await waitForHydration(page)
  await markDocument(page)
  await page.route('**/assets/data/**', (route) => route.fulfill({ status: 404 }))
  await clickLink(page, target)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('es', `services.${service}.title`))
  await expect(page).toHaveURL(target)
  expect(await isMarked(page)).toBe(false)
  await page.unroute('**/assets/data/**')
  await page.goto(services)
  await waitForHydration(page)
  await markDocument(page)
  await page.route('**/assets/chunks/**', (route) => route.abort())
  await clickLink(page, target)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('es', `services.${service}.title`))
  await expect.poll(() => isMarked(page)).toBe(false)
})

test('offline the routing error shows with a way to reload and a way home', async ({ page, context }) => {
  await page.goto(services)
  await waitForHydration(page)
  await context.setOffline(true)
  await clickLink(page, target)
  const error = page.getByRole('alert')
  await expect(error).toContainText(words('es', 'page.error.title'))
  await expect(error).toContainText(words('es', 'page.error.load'))
  await expect(error.getByRole('link')).toHaveAttribute('href', home)
  await context.setOffline(false)
  await error.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('es', `services.${service}.title`))
})

test('a document without a root element says so', async ({ page }) => {
  const problems = collectProblems(page)
  await page.route(`**${services}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="other"') })
  })
  await page.goto(services)
  await expect.poll(() => problems.join()).toContain('Could not find root element to mount to')
})

async function scrollTo(page: Page, top: number) {
  // A font that arrives later moves the page, and the browser scrolls after it.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate((position) => window.scrollTo({ top: position, behavior: 'instant' }), top)
  await expect.poll(() => page.evaluate('scrollY')).toBe(top)
}

/** From where the page is scrolled to: Playwright's own `press` would first scroll to the link. */
async function followToTop(page: Page) {
  const link = page.locator('footer a[href="#top"]')
  // It appears with the frame after the scroll, and takes no focus before.
  await expect(link).toBeVisible()
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
}

/** Follows a link as the keyboard does: without hovering, so that nothing is prefetched. */
async function clickLink(page: Page, target: string) {
  await page
    .locator(`main a[href="${target}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
}

async function markDocument(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

/** Tells if the document is still the one that was marked. */
async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
}

/** A policy holds as its document was loaded with it, so a page that is navigated to keeps the first one. */
async function readPage(page: Page) {
  const head = await page.evaluate(() =>
    [
      ...document.head.querySelectorAll(
        'title, meta:not([http-equiv]), link[rel="canonical"], link[rel="alternate"], script[type]',
      ),
    ]
      .map((element) => element.outerHTML.replace(/ data-hid="[^"]*"/, ''))
      .sort(),
  )
  return { head, main: await page.locator('main').innerText() }
}
