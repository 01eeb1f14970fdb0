import type { Page as BrowserPage } from 'playwright/test'

/** Presses what can be pressed, chooses and types, what comes by that too. @returns the number of acts */
export function pressAll(page: BrowserPage, within: string, mostActs: number): Promise<number> {
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

/** Wraps all texts, and those that come, as Google Translate does. */
export async function translate(page: BrowserPage) {
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
