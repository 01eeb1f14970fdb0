import { expect, type Page, test } from 'playwright/test'
import { href, type RouteName } from '../../pages/routes.ts'
import { listOnePagePerRoute, waitForHydration } from './testing.ts'

// In another language than the page's, the language suggestion is a part that is used at once.
test.use({ locale: 'es' })

/** Their free times come by themselves, with the stylesheet. */
const screensWithTimes: RouteName[] = ['book', 'contact', 'city']

test('each document has the rules of its own screen, and loads no others until it is used', async ({ page }) => {
  test.slow()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  for (const { path, name } of listOnePagePerRoute('es')) {
    if (screensWithTimes.includes(name)) continue
    await page.goto(path)
    await waitForHydration(page)
  }
  expect(requests.filter((url) => /\.css$|stylesheet/.test(url))).toEqual([])
})

test('a page that is navigated to looks as it does when it is loaded directly', async ({ page }) => {
  test.slow()
  // A font that comes too late is not used on that page (`font-display: optional`), which changes widths.
  await page.route('**/*.woff2', (route) => route.abort())
  // Free times come at a moment of their own: here never.
  await page.route('**/api/booking/times?*', () => {})
  const home = href('home', {}, 'es')
  for (const { path, name } of listOnePagePerRoute('es')) {
    if (name === 'home' || name === 'notFound') continue
    await page.goto(path)
    await waitForHydration(page)
    // The form of appointments comes after hydration.
    if (name === 'book') await expect(page.locator('main [name="email"]')).toBeAttached()
    const loaded = await readStyles(page)
    await page.goto(home)
    await waitForHydration(page)
    await page.evaluate((target) => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href^="/es"]')
      if (link) link.href = target
      link?.click()
    }, path)
    await expect(page).toHaveURL(path)
    await expect(page.locator('main')).toBeFocused()
    await expect.poll(() => readStyles(page), path).toEqual(loaded)
  }
})

/** The computed styles of each visible element. */
async function readStyles(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const { color, backgroundColor, display, fontSize, padding, position } = getComputedStyle(element)
        const { width } = element.getBoundingClientRect()
        return [element.tagName, color, backgroundColor, display, fontSize, padding, position, width].join(' ')
      }),
  )
}
