import { type Page as BrowserPage, expect, test } from 'playwright/test'
import { documents } from '../../demos/demo-documents.ts'
import { href } from '../../pages/data/routes.ts'
import { collectProblems, listOnePagePerRoute, waitForHydration } from './testing.ts'

// Page translators wrap each text in elements of their own, behind the back of React.

for (const demo of Object.keys(documents)) {
  test(`a translated demo stands whatever is pressed: ${demo}`, async ({ page }) => {
    const problems = collectProblems(page)
    await page.goto(`/demos/${demo}/index.html?lang=en`)
    await expect(page.locator('main button:enabled').first()).toBeVisible()
    await translate(page)
    const acts = await pressAll(page, 'main', 80)
    expect(problems).toEqual([])
    expect(acts).toBeGreaterThan(10)
  })
}

const shares = 2
for (let share = 0; share < shares; share += 1) {
  test(`a translated page stands whatever is pressed: ${share + 1} of ${shares}`, async ({ page }) => {
    const problems = collectProblems(page)
    const samples = listOnePagePerRoute('en').filter((_, position) => position % shares === share)
    for (const [index, { path }] of samples.entries()) {
      await page.goto(path)
      await waitForHydration(page)
      await translate(page)
      // Header and footer are those of all pages.
      await pressAll(page, index === 0 ? 'body' : 'main', 30)
      expect.soft(problems.splice(0), path).toEqual([])
      expect.soft((await page.locator('main').innerText()).length, path).toBeGreaterThan(100)
    }
  })
}

test('results of a translated search follow the typing', async ({ page }) => {
  const problems = collectProblems(page)
  await page.goto(href('search', {}, 'en'))
  await waitForHydration(page)
  await translate(page)
  const field = page.getByRole('main').getByRole('searchbox')
  for (const query of ['train', 'training mode', 'model', 'madrid']) {
    await field.fill(query)
    await expect(page.locator('main mark').first()).toContainText(query.slice(0, 5), { ignoreCase: true })
  }
  expect(problems).toEqual([])
})

/** Wraps all texts, and those that come, as Google Translate does. */
async function translate(page: BrowserPage) {
  await page.evaluate(() => {
    const wrap = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const { parentElement } = text
        if (!text.data.trim() || !parentElement) continue
        if (parentElement.closest('font, script, style, textarea, select, svg, [translate=no]')) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        text.replaceWith(outer)
        outer.append(inner)
        inner.append(text)
      }
    }
    wrap()
    new MutationObserver(wrap).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}

/** Presses what can be pressed, chooses and types, what comes by that too. @returns the number of acts */
function pressAll(page: BrowserPage, within: string, mostActs: number): Promise<number> {
  return page.evaluate(
    async ([within, mostActs]) => {
      // A form that is sent would leave the page, and so would its reset of the language or of the data.
      addEventListener('submit', (event) => event.preventDefault())
      const selector =
        'button, summary, select, input:not([type=file], [type=hidden]), textarea, [role=tab], [role=option], a[role]'
      const done = new WeakSet<Element>()
      const names = new Set<string>()
      const nameOf = (element: Element) =>
        `${element.tagName} ${element.className} ${element.ariaLabel} ${element.textContent}`
      let acts = 0
      const findNext = () => {
        const open = [...document.querySelectorAll<HTMLElement>(`${within} :is(${selector})`)].filter((element) => {
          const isPossible = element.checkVisibility() && !element.matches(':disabled')
          return isPossible && !done.has(element) && !names.has(nameOf(element))
        })
        // A tab hides what the last one shows.
        return open.find((element) => element.role !== 'tab') ?? open[0]
      }
      for (let element = findNext(); element && acts < mostActs; element = findNext()) {
        names.add(nameOf(element))
        done.add(element)
        acts += 1
        if (element instanceof HTMLSelectElement) {
          element.selectedIndex = (element.selectedIndex + 1) % element.options.length
          element.dispatchEvent(new Event('change', { bubbles: true }))
        } else if (element.matches('textarea, input:not([type=checkbox], [type=radio])')) {
          element.focus()
          document.execCommand('insertText', false, 'a')
        } else element.click()
        // Two frames: the answer of a worker often comes in the first.
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
      }
      return acts
    },
    [within, mostActs] as const,
  )
}
