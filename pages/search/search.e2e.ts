import { expect, type Page, test } from 'playwright/test'
import { loadSearch } from '../../functions/shared/model/passages.ts'
import { legal } from '../../model/kinds/legal.ts'
import { getPost } from '../../model/kinds/posts.ts'
import { services } from '../../model/kinds/services.ts'
import {
  collectProblems,
  findViolationsInBothSchemes,
  readLayoutShift,
  recordLayoutShifts,
  waitForHydration,
} from '../../renderer/tests/testing.ts'
import { listLongWords, post, question, service } from '../../renderer/tests/testing-content.ts'
import { words } from '../../renderer/tests/testing-words.ts'
import { pages } from '../data/all-pages.ts'
import { href } from '../data/routes.ts'

const search = href('search', {}, 'en')
const name = words('en', `services.${service}.name`)

/** All words of each service, without the names of fields. */
const said = services.all.map(([slug, texts]) => ({
  slug,
  ...texts,
  all: JSON.stringify(texts)
    .replace(/"\w+":/g, '')
    .toLowerCase(),
}))

/** The services that lack a word. Forms of a word have the same beginning. */
const listSilent = (word: string) => said.filter(({ all }) => !all.includes(word.slice(0, 5)))

/** The rarest word that stands in the title and in the introduction of a service, with this one and another that lacks the word. */
const [rare] = said
  .flatMap(({ slug, title, intro }) => {
    const introduced = listLongWords(intro)
    return listLongWords(title).flatMap((word) =>
      introduced.includes(word) ? [{ slug, word, silent: listSilent(word) }] : [],
    )
  })
  .toSorted((one, other) => other.silent.length - one.silent.length)
const { slug = '', word = '', silent = [] } = rare ?? {}
const path = href('service', { service: slug }, 'en')
const misspelt = word.slice(0, -3) + word.slice(-2)

/** The word of a post that most services say, and the legal notice does not: a page that is no result. */
const notice = JSON.stringify(legal.legalNotice).toLowerCase()
const [common = ''] = [...new Set(post && listLongWords(getPost(post).body))]
  .filter((each) => !notice.includes(each.slice(0, 5)))
  .map((each) => [each, listSilent(each).length] as const)
  .toSorted(([, one], [, other]) => one - other)
  .map(([each]) => each)

test('a link with a query shows its results in groups, marked, and nothing else', async ({ page }) => {
  const problems = collectProblems(page)
  await page.goto(`${search}?q=${word}`)
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue(word)
  await expect(page.locator(`main #services a[href="${path}"] mark`).first()).toHaveText(new RegExp(word, 'i'))
  await expect(page.locator('main small mark').first()).toBeVisible()
  await expect(page.locator(`main a[href="${href('service', { service: silent[0]?.slug ?? '' }, 'en')}"]`)).toHaveCount(
    0,
  )
  expect(problems).toEqual([])
})

test('results follow the typing, misspelt as it is, and the URL follows without new history', async ({ page }) => {
  await page.goto(search)
  await waitForHydration(page)
  const length = await page.evaluate('history.length')
  await page.locator('main').getByRole('searchbox').pressSequentially(misspelt)
  await expect(page.locator(`main #services a[href="${path}"]`)).toBeVisible()
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
  await page.goto(`${search}?q=zzzzzz`)
  await page.locator('main').getByRole('searchbox').fill(word)
  open()
  await expect(page.locator(`main #services a[href="${path}"]`)).toBeVisible()
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue(word)
})

test('a result stays under the pointer that is pressed on it while the number of results is announced, and Back leads to the query and its results', async ({
  page,
}) => {
  await page.goto(search)
  await waitForHydration(page)
  await page.locator('main').getByRole('searchbox').fill(word)
  await expect(page.locator('main #services mark').first()).toBeVisible()
  await page.locator(`main #services a[href="${path}"]`).hover()
  await page.mouse.down()
  await expect(page.locator('main [role="status"]').first()).toContainText(word)
  await page.mouse.up()
  await expect(page).toHaveURL(path)
  await page.goBack()
  await expect(page).toHaveURL(`${search}?q=${word}`)
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue(word)
  await expect(page.locator(`main #services a[href="${path}"]`)).toBeVisible()
})

test('a category filters the results, stays in the URL, and Back leaves it', async ({ page }) => {
  await page.goto(`${search}?q=${common}`)
  const filters = page.locator('main nav', { has: page.locator('[href*="category="]') })
  const services = filters.locator('a[href*="category=services"]')
  const count = Number(/\d+/.exec((await services.innerText()) ?? '')?.[0])
  await services.click()
  await expect(page).toHaveURL(`${search}?q=${common}&category=services`)
  await expect(services).toHaveAttribute('aria-current', 'true')
  await expect(services).toBeFocused()
  await expect(page.locator('main section')).toHaveCount(1)
  await expect(page.locator('main section li')).toHaveCount(count)
  await page.reload()
  await expect(page.locator('main section li')).toHaveCount(count)
  await page.goBack()
  await expect(page).toHaveURL(`${search}?q=${common}`)
  await expect(filters.getByRole('link').first()).toHaveAttribute('aria-current', 'true')
  expect(await page.locator('main section').count()).toBeGreaterThan(1)
  // Without a query it lists its part of the site.
  await page.goto(`${search}?category=services`)
  await expect(page.locator('main section')).toHaveCount(1)
  await expect(page.locator(`main #services a[href="${href('service', { service }, 'en')}"]`)).toBeVisible()
})

test('Back from a category leads to where it was chosen, although its list is shorter', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto(`${search}?q=${common}`)
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
  await page.clock.install()
  await page.goto(`${search}?q=${common}`)
  const status = page.locator('main [role="status"]').first()
  await expect(status).toContainText(common)
  await status.evaluate((element) => {
    const heard: string[] = []
    new MutationObserver(() => heard.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    Object.assign(window, { heard })
  })
  // On the machine's clock a busy one would pause between two letters.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  const field = page.locator('main').getByRole('searchbox')
  await field.press('End')
  for (const letter of ` ${word.slice(0, 6)}`) {
    await field.press(letter)
    await page.clock.runFor(100)
  }
  expect(await page.evaluate('heard')).toEqual([])
  await page.clock.runFor(1_000)
  await expect(status).toContainText(`${common} ${word.slice(0, 6)}`)
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
  const foreign = await findForeign()
  const loaded = recordSearchFiles(page)
  await page.goto(`${search}?q=${foreign}`)
  const offered = page.locator('main p a[hreflang]')
  await expect(offered.first()).toHaveAttribute('href', `${href('search', {}, 'es')}?q=${foreign}`)
  expect(await offered.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual(['es', 'fr'])
  expect(loaded).toEqual(['en'])
  await offered.first().click()
  await expect(page).toHaveURL(`${href('search', {}, 'es')}?q=${foreign}`)
  await expect(page.locator('main mark').first()).toBeVisible()
})

test('any two neighbouring characters of a Chinese page find it', async ({ page }) => {
  test.skip(post === '', 'no article')
  // The last character of a word and the first of the next: a pair that no dictionary has.
  const segments = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(words('zh', `posts.${post}`))]
  const [pair = ''] = segments
    .map(({ segment }, index) => segment.slice(-1) + (segments[index + 1]?.segment.charAt(0) ?? ''))
    .filter((each) => /^\p{Script=Han}{2}$/u.test(each))
  await page.goto(`${href('search', {}, 'zh')}?q=${pair}`)
  const found = page.locator(`main #blog a[href="${href('post', { post }, 'zh')}"]`)
  await expect(found.locator('mark').first()).toHaveText(pair)
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
  await expect(page.locator(`main #services a[href="${path}"] mark`).first()).toBeVisible()
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
    else await expect(page.locator(`main #services a[href="${path}"] mark`).first()).toBeVisible()
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
    for (const query of [`q=${common}`, `q=${word}`, 'q=zzzzzz', `q=${common}&category=blog`, 'category=services']) {
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
  await page.goto(`${search}?q=${common}`)
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
  const spanish = words('es', `services.${service}.name`)
  await page.goto(href('home', {}, 'es'))
  await waitForHydration(page)
  await page.locator('[popovertarget="panel"]').first().click()
  const panel = page.locator('#panel')
  const field = panel.locator('input[name=q]')
  await field.fill(spanish.slice(0, -4))
  await expect(panel.getByRole('option').first()).toBeVisible()
  await field.press('Escape')
  await expect(panel.getByRole('option')).toHaveCount(0)
  await expect(panel).toBeVisible()
  await field.fill(spanish)
  await panel.getByRole('option').first().click()
  await expect(page).toHaveURL(href('service', { service }, 'es'))
  await expect(panel).toBeHidden()
})

test('axe finds nothing in results, in none and in suggestions', async ({ page }) => {
  for (const query of [common, await findForeign()]) {
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

/** A Spanish word that the search in English finds nothing by. */
async function findForeign(): Promise<string> {
  const { find } = await loadSearch('en')
  for (const each of listLongWords(question('es'))) if ((await find(each)).length === 0) return each
  throw new Error('The search in English knows each word of a Spanish question')
}

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
  await page.addInitScript(
    (path) => {
      Object.assign(window, { hasFlashed: false })
      const isListed = () =>
        document.querySelector(`main a[href="${path}"]`)?.checkVisibility({ visibilityProperty: true })
      const watch = () => {
        if (isListed()) Object.assign(window, { hasFlashed: true })
        requestAnimationFrame(watch)
      }
      requestAnimationFrame(watch)
    },
    href('legalNotice', {}, 'en'),
  )
}
