import { expect, type Page, test } from 'playwright/test'
import { services } from '../../model/kinds/services.ts'
import { caseStudySlugs, citySlugs } from '../../model/kinds/slugs.ts'
import {
  collectProblems,
  findViolationsInBothSchemes,
  readLayoutShift,
  recordLayoutShifts,
  waitForHydration,
} from '../../renderer/tests/testing.ts'
import { service } from '../../renderer/tests/testing-content.ts'
import { words } from '../../renderer/tests/testing-words.ts'
import { pages } from '../data/all-pages.ts'
import { href } from '../data/routes.ts'

const search = href('search', {}, 'en')
const name = words('en', `services.${service}.name`)
const [caseStudy = ''] = caseStudySlugs
const casePath = href('caseStudy', { caseStudy }, 'en')

const title = caseStudy && words('en', `caseStudies.${caseStudy}.title`)

/** A word of its title, and as it is misspelt. */
const word = /[a-z]{7,}/.exec(title.toLowerCase())?.[0] ?? ''
const misspelt = word.slice(0, -3) + word.slice(-2)

/** A service that does not say it. */
const other =
  services.all.find(([, texts]) => !JSON.stringify(texts).toLowerCase().includes(word.slice(0, 5)))?.[0] ?? ''

test('a link with a query shows its results in groups, marked, and nothing else', async ({ page }) => {
  const problems = collectProblems(page)
  await page.goto(`${search}?q=${word}`)
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue(word)
  await expect(page.locator(`main #caseStudies a[href="${casePath}"] mark`).first()).toHaveText(new RegExp(word, 'i'))
  await expect(page.locator('main small mark').first()).toBeVisible()
  await expect(page.locator(`main a[href="${href('service', { service: other }, 'en')}"]`)).toHaveCount(0)
  expect(problems).toEqual([])
})

test('results follow the typing, misspelt as it is, and the URL follows without new history', async ({ page }) => {
  await page.goto(search)
  await waitForHydration(page)
  const length = await page.evaluate('history.length')
  await page.locator('main').getByRole('searchbox').pressSequentially(misspelt)
  await expect(page.locator(`main #caseStudies a[href="${casePath}"]`)).toBeVisible()
  await expect(page).toHaveURL(`${search}?q=${misspelt}`)
  expect(await page.evaluate('history.length')).toBe(length)
  await page.locator('main').getByRole('searchbox').fill('')
  await expect(page).toHaveURL(search)
  await expect(page.locator('main #blog')).toBeVisible()
})

test('a query that is typed before hydration is searched for', async ({ page }) => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(`${search}?q=madrid`)
  await page.locator('main').getByRole('searchbox').fill(word)
  open()
  await expect(page.locator(`main #caseStudies a[href="${casePath}"]`)).toBeVisible()
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue(word)
})

test('a result stays under the pointer that is pressed on it while the number of results is announced, and Back leads to the query and its results', async ({
  page,
}) => {
  await page.goto(search)
  await waitForHydration(page)
  await page.locator('main').getByRole('searchbox').fill(word)
  await expect(page.locator('main #caseStudies mark').first()).toBeVisible()
  await page.locator(`main #caseStudies a[href="${casePath}"]`).hover()
  await page.mouse.down()
  await expect(page.locator('main [role="status"]').first()).toContainText(word)
  await page.mouse.up()
  await expect(page).toHaveURL(casePath)
  await page.goBack()
  await expect(page).toHaveURL(`${search}?q=${word}`)
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue(word)
  await expect(page.locator(`main #caseStudies a[href="${casePath}"]`)).toBeVisible()
})

test('a category filters the results, stays in the URL, and Back leaves it', async ({ page }) => {
  await page.goto(`${search}?q=training`)
  const filters = page.locator('main nav', { has: page.locator('[href*="category="]') })
  const services = filters.locator('a[href*="category=services"]')
  const count = Number(/\d+/.exec((await services.innerText()) ?? '')?.[0])
  await services.click()
  await expect(page).toHaveURL(`${search}?q=training&category=services`)
  await expect(services).toHaveAttribute('aria-current', 'true')
  await expect(services).toBeFocused()
  await expect(page.locator('main section')).toHaveCount(1)
  await expect(page.locator('main section li')).toHaveCount(count)
  await page.reload()
  await expect(page.locator('main section li')).toHaveCount(count)
  await page.goBack()
  await expect(page).toHaveURL(`${search}?q=training`)
  await expect(filters.getByRole('link').first()).toHaveAttribute('aria-current', 'true')
  expect(await page.locator('main section').count()).toBeGreaterThan(1)
  // Without a query it lists its part of the site.
  await page.goto(`${search}?category=locations`)
  await expect(page.locator('main section')).toHaveCount(1)
  await expect(
    page.locator(`main #locations a[href="${href('city', { city: citySlugs[0] ?? '' }, 'en')}"]`),
  ).toBeVisible()
})

test('Back from a category leads to where it was chosen, although its list is shorter', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/search?q=training')
  await waitForHydration(page)
  const more = page.locator('main a[href*="category="]').last()
  await more.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const top = await page.evaluate('scrollY')
  await more.evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/category=/)
  await expect.poll(() => page.evaluate('scrollY')).not.toBe(top)
  await page.goBack()
  await expect.poll(() => page.evaluate('scrollY')).toBe(top)
})

test('the count is announced once, when the typing pauses', async ({ page }) => {
  await page.goto(`${search}?q=audit`)
  const status = page.locator('main [role="status"]').first()
  await expect(status).toContainText('audit')
  await status.evaluate((element) => {
    const heard: string[] = []
    new MutationObserver(() => heard.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    Object.assign(window, { heard })
  })
  await page.locator('main').getByRole('searchbox').press('End')
  await page.locator('main').getByRole('searchbox').pressSequentially(' madrid')
  await expect(status).toContainText('audit madrid')
  expect(await page.evaluate('heard')).toEqual([await status.innerText()])
})

test('a query that nothing answers to says so, and shows where to go on', async ({ page }) => {
  await page.goto(`${href('search', {}, 'es')}?q=zzzzzz`)
  await expect(page.locator('main [role="status"]').first()).toHaveText(words('es', 'search.empty'))
  await expect(page.locator('main #suggestions').getByRole('link').first()).toBeVisible()
})

test('where nothing is found, links lead to the search of the other languages, of which nothing is loaded', async ({
  page,
}) => {
  const loaded = recordSearchFiles(page)
  await page.goto(`${search}?q=laborables`)
  const offered = page.locator('main p a[hreflang]')
  await expect(offered.first()).toHaveAttribute('href', `${href('search', {}, 'es')}?q=laborables`)
  expect(await offered.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual(['es', 'fr'])
  expect(loaded).toEqual(['en'])
  await offered.first().click()
  await expect(page).toHaveURL(`${href('search', {}, 'es')}?q=laborables`)
  await expect(page.locator('main mark').first()).toBeVisible()
})

test('any two neighbouring characters of a Chinese page find it', async ({ page }) => {
  await page.goto(`${href('search', {}, 'zh')}?q=量数`)
  const post = href('post', { post: 'choosing-a-vector-database' }, 'zh')
  await expect(page.locator(`main #blog a[href="${post}"] mark`)).toHaveText('量数')
})

test('an index that cannot be loaded leaves the whole site, and one that could not be loaded is requested again', async ({
  page,
}) => {
  await page.route('**/search/en/pages.json', (route) => route.fulfill({ status: 404 }))
  await page.goto(`${search}?q=${word}`)
  await expect(page.locator('main [role="status"]').first()).toContainText(words('en', 'search.failed'))
  await expect(page.locator('main #services')).toBeVisible()
  await page.unroute('**/search/en/pages.json')
  const { promise: isBroken, resolve: breakIndex } = Promise.withResolvers<void>()
  await page.route('**/search/en/pages.json', (route) => route.abort().then(breakIndex), { times: 1 })
  await page.goto(`${search}?q=${word}`)
  await isBroken
  await expect(page.locator(`main #caseStudies a[href="${casePath}"] mark`).first()).toBeVisible()
})

test('an index that a deploy has removed costs one load of a document, which has the next one', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  for (const isForGood of [false, true]) {
    documents = 0
    await page.route('**/search/en/pages.json', (route) =>
      documents === 1 || isForGood ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.goto(`${search}?q=${word}`)
    await expect.poll(() => documents).toBe(2)
    if (isForGood)
      await expect(page.locator('main [role="status"]').first()).toContainText(words('en', 'search.failed'))
    else await expect(page.locator(`main #caseStudies a[href="${casePath}"] mark`).first()).toBeVisible()
    expect(documents).toBe(2)
    await page.unroute('**/search/en/pages.json')
  }
})

test('an index that the network does not bring is requested less and less often, for the page may stay open for days', async ({
  page,
}) => {
  let requests = 0
  await page.route('**/search/en/pages.json', (route) => {
    requests += 1
    return route.abort()
  })
  await page.clock.install()
  await page.goto(`${search}?q=${word}`)
  await expect(page.locator('main [role="status"]').first()).toContainText(words('en', 'search.failed'))
  for (let minutes = 0; minutes < 3; minutes += 0.05) await page.clock.runFor(3_000)
  expect(requests).toBeGreaterThan(3)
  expect(requests).toBeLessThan(15)
})

test('nothing moves and no list flashes by while results come, on a phone and on a wide screen', async ({ page }) => {
  await recordLayoutShifts(page)
  await watchForWholeSite(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const query of ['q=training', 'q=attio', 'q=zzzzzz', 'q=training&category=blog', 'category=services']) {
      await page.goto(`${search}?${query}`)
      await expect(page.locator('main section').first()).toBeVisible()
      await expect(page.locator('main li a').first()).toBeVisible()
      expect(await readLayoutShift(page), `${query} at ${width} pixels`).toBe(0)
      expect(await page.evaluate('hasFlashed'), `${query} at ${width} pixels`).toBe(false)
    }
  }
})

test('without JavaScript the page lists the whole site, with and without a query', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  for (const path of [search, `${search}?q=${word}`]) {
    await page.goto(path)
    const listed = await page.locator('main section a').evaluateAll((links) => links.map((a) => a.getAttribute('href')))
    const expected = pages.filter((candidate) => candidate.locale === 'en' && candidate.listed)
    expect(listed.sort()).toEqual(expected.map((candidate) => candidate.path).sort())
    await expect(page.locator('main section').first()).toBeVisible()
  }
  await page.close()
})

test('posts stand after all else that is found, and results in one column', async ({ page }) => {
  await page.goto(`${search}?q=invoices`)
  await expect(page.locator('main section li').first()).toBeVisible()
  const sections = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(sections.indexOf('blog')).toBe(sections.length - 1)
  expect(sections.length).toBeGreaterThan(1)
  const lefts = await page
    .locator('main section li')
    .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(1)
})

test('a field in the header loads titles when it is used, neither texts nor what answers questions, and suggests pages: arrow keys choose one and Enter opens it', async ({
  page,
}) => {
  const loaded = recordSearchFiles(page)
  await page.goto(href('home', {}, 'en'))
  await waitForHydration(page)
  expect(loaded).toEqual([])
  const field = page.locator('header [name=q]').first()
  await field.pressSequentially(name.toLowerCase().slice(0, -4))
  const options = page.getByRole('option')
  await expect(options.first()).toContainText(name)
  expect(loaded).toEqual(['titles en'])
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '-')
  await field.press('Enter')
  await expect(page).toHaveURL(href('service', { service }, 'en'))
  await expect(options).toHaveCount(0)
})

test('Enter without a choice sends the plain form, Escape closes the list and keeps the words', async ({ page }) => {
  await page.goto(href('home', {}, 'en'))
  await waitForHydration(page)
  const field = page.locator('header [name=q]').first()
  await field.fill(name)
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(field).toHaveValue(name)
  await field.press('Enter')
  await expect(page).toHaveURL(`${search}?${new URLSearchParams({ q: name })}`)
  await expect(page.locator('main mark').first()).toBeVisible()
})

test('in the menu of a phone Escape closes the suggestions before the menu, and a tap opens a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(href('home', {}, 'es'))
  await waitForHydration(page)
  await page.locator('[popovertarget="panel"]').first().click()
  const panel = page.locator('#panel')
  const field = panel.locator('input[name=q]')
  await field.fill('madrid')
  await expect(panel.getByRole('option').first()).toBeVisible()
  await field.press('Escape')
  await expect(panel.getByRole('option')).toHaveCount(0)
  await expect(panel).toBeVisible()
  await field.fill('madrid f')
  await panel.getByRole('option').first().click()
  await expect(page).toHaveURL(href('city', { city: 'madrid' }, 'es'))
  await expect(panel).toBeHidden()
})

test('axe finds nothing in results, in none and in suggestions', async ({ page }) => {
  for (const query of ['training', 'laborables']) {
    await page.goto(`${search}?q=${query}`)
    await expect(page.locator('main').locator('mark, p a[hreflang]').first()).toBeVisible()
    expect(await findViolationsInBothSchemes(page, { include: 'main' })).toEqual([])
  }
  // The mark of a sample stands in the prerendered list too, so it does not say that the field is alive.
  await waitForHydration(page)
  const field = page.locator('header [name=q]').first()
  await field.fill(name)
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.press('ArrowDown')
  expect(await findViolationsInBothSchemes(page, { include: 'header' })).toEqual([])
})

/** The languages whose search a page loads, and `titles` for the suggestions in the header. */
function recordSearchFiles(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    const [, locale, name] = /\/search\/(\w+)\/(pages|titles)\.json$/.exec(request.url()) ?? []
    if (locale) loaded.push(name === 'titles' ? `titles ${locale}` : locale)
  })
  return loaded
}

/** Records whether a part of the prerendered list that was not requested was ever visible. */
async function watchForWholeSite(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { hasFlashed: false })
    const isListed = () =>
      document.querySelector('main a[href="/legal-notice"]')?.checkVisibility({ visibilityProperty: true })
    const watch = () => {
      if (isListed()) Object.assign(window, { hasFlashed: true })
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
  })
}
